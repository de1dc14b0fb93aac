// Three shapes of one screen, by what browser bars and zoom leave of it.

export type Shape = "wide" | "lying" | "upright";

/** Wide: a panel at the right. Lying: the tray stands at the right of the table. Upright: it stands below. */
export function shapeOf(width: number, height: number): Shape {
  if (width >= 1100 && height >= 620) return "wide";
  return width > height && width >= 640 ? "lying" : "upright";
}

/** How wide the tray of a lying screen is. */
export function trayWidth(width: number): number {
  return Math.round(Math.min(400, Math.max(344, width * 0.42)));
}
