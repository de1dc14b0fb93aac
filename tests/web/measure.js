// What is wrong with what is drawn: too small, outside, on top of each other. Run in the page by the tests.
() => {
  const faults = [];
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(e).visibility !== "hidden" && !e.closest(".unseen, .sprite");
  };
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className?.baseVal ?? e.className} "${(e.textContent ?? "").trim().slice(0, 30)}"`;
  /** A button can be touched where its ::after reaches beyond its edge. */
  const reach = (e, box) => {
    const { content, position, top, bottom, left, right } = getComputedStyle(e, "::after");
    if (content === "none" || position !== "absolute") return box;
    return { width: box.width - parseFloat(left) - parseFloat(right), height: box.height - parseFloat(top) - parseFloat(bottom) };
  };
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !seen(parent) || ["OPTION", "SCRIPT", "STYLE"].includes(parent.tagName)) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < 13.9) faults.push(`${size}px: ${name(parent)}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const clipped = getComputedStyle(parent).textOverflow === "ellipsis";
    if (!clipped && (box.left < -1 || box.right > innerWidth + 1)) faults.push(`outside: ${name(parent)}`);
  }
  for (const e of document.querySelectorAll("button, a[href], select, input")) {
    if (!seen(e) || e.disabled || e.classList.contains("link")) continue;
    const box = e.getBoundingClientRect();
    const target = e.type === "checkbox" ? e.closest("label").getBoundingClientRect() : reach(e, box);
    if (target.width < 43.5 || target.height < 43.5) faults.push(`${Math.round(target.width)}x${Math.round(target.height)}: ${name(e)}`);
  }
  const places = [...document.querySelectorAll("[data-place]")].map((e) => ({ e, box: e.getBoundingClientRect() }));
  const stage = document.querySelector(".stage")?.getBoundingClientRect();
  for (const [k, { e, box }] of places.entries()) {
    if (box.left < stage.left - 2 || box.right > stage.right + 2 || box.top < stage.top - 2 || box.bottom > stage.bottom + 2) {
      faults.push(`place outside the stage: ${name(e)}`);
    }
    for (const other of places.slice(k + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 5 && down > 5) faults.push(`${name(e)} and ${name(other.e)} overlap by ${Math.round(across)}x${Math.round(down)}`);
    }
  }
  return faults;
}
