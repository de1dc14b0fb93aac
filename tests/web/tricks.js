// What is wrong with a table of Masquerade as it is drawn: cut, covered, too small, off the screen. Run in the page by the tests.
() => {
  const bad = [];
  const box = (e) => e.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(`main.game ${selector}`)].filter((e) => box(e).width > 1);
  const hit = (a, b, by = 1) => {
    const [one, other] = [box(a), box(b)];
    return Math.min(one.right, other.right) - Math.max(one.left, other.left) > by && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
  };
  const name = (e) => `${e.tagName.toLowerCase()}.${String(e.className).split(" ")[0]} "${(e.textContent ?? "").trim().slice(0, 26)}"`;
  const pairs = (found, tell) => found.forEach((one, i) => found.slice(i + 1).forEach((other) => tell(one, other)));

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1 || root.scrollHeight > innerHeight + 1) bad.push(`the page scrolls: ${root.scrollWidth}x${root.scrollHeight}`);
  for (const e of all(".tray")) if (e.scrollHeight > e.clientHeight + 1) bad.push(`the tray scrolls: ${e.scrollHeight} > ${e.clientHeight}`);
  for (const e of all("button, .tray h2, .tray p, .tray small, .chip, .seat, .lying, .place, .strip > *, .count > li, .caption, .rest, .spread li")) {
    const { left, right, top, bottom } = box(e);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) bad.push(`off the screen: ${name(e)} ${[left, top, right, bottom].map(Math.round)}`);
    // What a finger can touch may reach farther than what is drawn.
    const beyond = Math.min(0, parseFloat(getComputedStyle(e, "::after").top) || 0);
    if (e.tagName === "BUTTON" && !e.closest(".hand") && (bottom - top - 2 * beyond < 43.5 || right - left < 43.5)) bad.push(`too small: ${name(e)} ${Math.round(right - left)}x${Math.round(bottom - top)}`);
  }

  // Every card of the hand: 44 px to touch in what the next one leaves free.
  const hand = all(".hand button");
  hand.forEach((e, i) => {
    const [one, next] = [box(e), hand[i + 1] && box(hand[i + 1])];
    const covered = next && next.top < one.bottom - 10 && next.left > one.left && next.left < one.right;
    const free = covered ? next.left - one.left : one.width;
    if (free < 43.5 || one.height < 43.5) bad.push(`a card under 44: ${name(e)} ${free.toFixed(1)}x${one.height.toFixed(1)}`);
  });

  // Names may end in an ellipsis; nothing else is cut.
  for (const e of all("button, .chip > span:nth-child(2), .cards, .line, .strip, .rungs, .note, .sum, h2, .tray p, .tray small")) {
    if (e.scrollWidth > e.clientWidth + 1.5 && !e.matches(".reach, .note.plain") && !e.closest(".hand, .spread")) bad.push(`cut: ${name(e)} ${e.scrollWidth} > ${e.clientWidth}`);
  }
  for (const e of all(".seat")) {
    for (const part of e.querySelectorAll(".cards > *")) if (box(part).right > box(e).right - 3) bad.push(`cut: ${name(e)}`);
  }
  const tray = all(".tray")[0];
  for (const e of tray.querySelectorAll("*")) {
    if (!e.closest("svg, .hand, .unseen") && box(e).height > 1 && box(e).bottom > box(tray).bottom + 1) bad.push(`below the tray: ${name(e)}`);
  }
  pairs([...tray.children].filter((e) => box(e).height > 1), (one, other) => hit(one, other, 2) && bad.push(`in the tray: ${name(one)} over ${name(other)}`));

  const stage = all(".stage")[0];
  const seats = all(".seat");
  const cards = [...all(".stage .lying"), ...all(".place")];
  const chips = all(".chip");
  const middle = [...all(".spread li"), ...all(".caption"), ...all(".rest"), ...all(".count > li")];
  const fan = all(".wide .own .hand li");
  pairs(seats, (one, other) => hit(one, other, 0) && bad.push(`${name(one)} over ${name(other)}`));
  pairs(cards, (one, other) => hit(one, other, 2) && bad.push(`${name(one)} over ${name(other)}`));
  pairs(middle, (one, other) => hit(one, other, 1) && bad.push(`${name(one)} over ${name(other)}`));
  for (const seat of seats) for (const e of [...cards, ...chips, ...middle]) if (hit(seat, e, 3)) bad.push(`${name(e)} over ${name(seat)}`);
  for (const card of cards) for (const e of chips) if (hit(card, e)) bad.push(`${name(card)} over ${name(e)}`);
  for (const e of [...cards, ...middle]) {
    if (box(e).top < box(stage).top - 1 || box(e).bottom > box(stage).bottom + 1) bad.push(`leaves the stage: ${name(e)} ${Math.round(box(e).bottom - box(stage).bottom)}`);
    for (const one of fan) if (hit(e, one, 6)) bad.push(`the hand over ${name(e)}`);
  }
  for (const one of fan) for (const e of chips) if (hit(one, e, 6)) bad.push(`the hand over ${name(e)}`);
  for (const e of all(".note, .order, .badge, .delta, .seat .cards b")) {
    const { left, top, width, height } = box(e);
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    if (seen && seen !== e && !e.contains(seen) && !seen.contains(e) && !seen.matches(".reach")) bad.push(`hidden: ${name(e)} under ${name(seen)}`);
  }
  return [...new Set(bad)];
};
