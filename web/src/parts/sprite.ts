// All drawings come in one file that is loaded whole: asking for one mask by name would tell which.

export async function loadSprite(): Promise<void> {
  const answer = await fetch("/sprite.svg");
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const sprite = document.importNode(parsed.documentElement, true);
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(sprite);
}
