// What keeps a table from being one screen: controls below the fold, a covered middle, cut words. Run in the page.
// `isUsual`: the tray has its usual height, but for lists, a choice of cards and the swap, so that the ring keeps its size.
(isUsual) => {
  const faults = [];
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className?.baseVal ?? e.className} "${(e.textContent ?? "").trim().slice(0, 30)}"`.replaceAll(/ ?svelte-\w+/g, "");
  const seen = (e) => box(e).width > 1 && box(e).height > 1 && !e.closest(".unseen, .sprite");
  const all = (wanted) => [...document.querySelectorAll(wanted)].filter(seen);
  const overlap = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

  for (const e of all(".head button, main button, section.tray h2, section.tray p, .court, .faces li, .memory")) {
    const { left, top, right, bottom } = box(e);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`off the screen: ${name(e)} ${Math.round(bottom)}`);
  }
  for (const e of all("section.tray, main.game, .stage")) {
    if (e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).overflowY !== "hidden") faults.push(`scrolls: ${name(e)} ${e.scrollHeight} > ${e.clientHeight}`);
  }
  const tray = document.querySelector("section.tray");
  for (const e of tray.querySelectorAll("*")) {
    if (!seen(e) || e.closest("svg, .hands")) continue;
    if (box(e).bottom > box(tray).bottom + 1 || box(e).right > box(tray).right + 1) faults.push(`leaves the tray: ${name(e)}`);
  }
  const parts = [...tray.children].filter((e) => seen(e) && getComputedStyle(e).display !== "contents");
  parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => overlap(box(a), box(b)) > 2 && faults.push(`in the tray: ${name(a)} over ${name(b)}`)));

  const [one, other] = all(".cord");
  if (other && overlap(box(one), box(other)) > 2) faults.push(`${name(one)} over ${name(other)}`);

  /** Names may end in an ellipsis; nothing else is cut. */
  for (const e of all("button, .row .text small, .mask span, .act .display, .act small, .says span, .meta, section.tray h2, section.tray p")) {
    const isName = e.matches(".says span:first-child, .head, .across");
    if (e.textContent.trim() && e.scrollWidth > e.clientWidth + 1 && e.clientWidth && !isName) faults.push(`cut: ${name(e)} ${e.scrollWidth} > ${e.clientWidth}`);
  }

  const stage = box(document.querySelector(".stage"));
  if (isUsual && !document.querySelector(".tray .list, .tray .owns, .tray.under")) {
    const [w, h] = [innerWidth, innerHeight];
    const isWide = w >= 1100 && h >= 620;
    const isLying = !isWide && w > h && w >= 640;
    const head = isWide ? (h < 720 ? 48 : 56) : h < 700 ? 44 : 52;
    const tray = isWide ? (h < 720 ? 132 : 144) : h < 700 ? 264 : h < 900 ? 300 : 340;
    const usual = isLying ? h : isWide ? h - head - tray : Math.min(1.17 * w, h - head - tray);
    if (Math.abs(stage.height - usual) > 2) faults.push(`the ring has moved: ${Math.round(stage.height)}, usually ${Math.round(usual)}`);
  }
  const middle = all(".centre .medallion, .centre .says span, .centre .court, .centre .lion, .centre .slot");
  const places = [...document.querySelectorAll("[data-place]")];
  for (const e of middle) {
    if (box(e).top < stage.top - 1 || box(e).bottom > stage.bottom + 1) faults.push(`the middle leaves the stage: ${name(e)}`);
    for (const place of places) {
      for (const part of place.querySelectorAll(".slot, .plate, .badge, .seal, .delta")) {
        if (overlap(box(e), box(part)) > 1) faults.push(`the middle is covered: ${name(e)} by ${name(part)} of ${name(place)}`);
      }
    }
  }
  places.forEach((place, i) => {
    for (const part of place.querySelectorAll(".slot, .plate")) {
      const one = box(part);
      if (one.left < stage.left - 1 || one.right > stage.right + 1 || one.top < stage.top - 1 || one.bottom > stage.bottom + 1) faults.push(`leaves the stage: ${name(part)} of ${name(place)}`);
      for (const other of places.slice(i + 1)) {
        for (const its of other.querySelectorAll(".slot, .plate")) if (overlap(one, box(its)) > 4) faults.push(`${name(place)} and ${name(other)} overlap`);
      }
    }
  });
  return [...new Set(faults)];
}
