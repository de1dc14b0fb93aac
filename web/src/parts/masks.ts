// Which drawing a mask has; home-made masks share the bare oval.

const DRAWN = new Set(
  (
    "king judge fool spy witch thief peasant puppet-master bishop queen cheat inquisitor widow empress trickster guru " +
    "patron beggar princess"
  ).split(" "),
);

export function drawing(mask: string): string {
  return `mask-${DRAWN.has(mask) ? mask : "own"}`;
}
