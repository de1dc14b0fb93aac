// The way under the table: where two cards leave it, and the lanes on which they come back. Both are fixed by the places
// alone: nothing here could know whether the cards were swapped.

import type { Point } from "../../table/ring";
import type { Box } from "./fit";

/** What of the layout matters. */
export interface Ground {
  cx: number;
  cy: number;
  a: number;
  b: number;
  p: number;
  plates: boolean;
  card: number;
  places: Point[];
  boxes: Box[];
  height: number;
}

/** A point of the table's edge; (ux, uy) points outwards. */
export interface Edge extends Point {
  ux: number;
  uy: number;
  /** Degrees by which a card is turned that goes over it. */
  angle: number;
}

const STEPS = 360;
const RATIO = 1.4;

/** The nearest stretch of edge before a place that is free, or nearly: a little under a neighbour's card is better than
 * right across the table. */
export function edgeBefore({ cx, cy, a, b, p, plates, card, places, boxes, height }: Ground, place: number): Edge {
  const at = places[place]!;
  const taken = plates ? boxes : boxes.map(([, top, , bottom], k): Box => [places[k]!.x - card / 2 - 9, top, places[k]!.x + card / 2 + 9, bottom]);
  const [half, high, margin] = [card * (plates ? 0.85 : 0.5), card * RATIO, plates ? 3 : -2];
  const power = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / p);
  let best: Edge = { x: cx, y: cy + b, ux: 0, uy: 1, angle: 0 };
  let least = Infinity;
  for (let i = 0; i < STEPS; i++) {
    const t = (2 * Math.PI * i) / STEPS;
    const [x, y] = [cx + a * power(Math.cos(t)), cy + b * power(Math.sin(t))];
    if (y <= 6 || y >= height - 6) continue;
    const length = Math.hypot(x - cx, y - cy);
    const [ux, uy] = [(x - cx) / length, (y - cy) / length];
    const [mx, my] = [x - ux * high * 0.3, y - uy * high * 0.3];
    const depths = taken.map(([left, top, right, bottom]) => -Math.max(mx - half - right - margin, left - margin - mx - half, my - high * 0.42 - bottom - margin, top - margin - my - high * 0.42));
    const cost = Math.hypot(x - at.x, y - at.y) + 7 * Math.max(0, ...depths);
    if (cost < least) [best, least] = [{ x, y, ux, uy, angle: (Math.atan2(uy, ux) * 180) / Math.PI - 90 }, cost];
  }
  return best;
}

/** A point so far inside the edge (negative: outside), and so far beside it. */
export function inside({ x, y, ux, uy }: Edge, far: number, beside = 0): Point {
  return { x: x - ux * far - uy * beside, y: y - uy * far + ux * beside };
}

/** From the edge to a point, round the court and never across it. */
export function lane({ cx, cy, a, b, plates }: Ground, edge: Edge, from: Point, to: Point): Point[] {
  const angle = ({ x, y }: Point) => Math.atan2((y - cy) / b, (x - cx) / a);
  const radius = ({ x, y }: Point) => Math.hypot((x - cx) / a, (y - cy) / b);
  const way = Math.sign(Math.sin(angle(to) - angle(edge))) || 1;
  const a0 = angle(from);
  let a1 = angle(to);
  if (way > 0 && a1 < a0 - 0.5) a1 += 2 * Math.PI;
  if (way < 0 && a1 > a0 + 0.5) a1 -= 2 * Math.PI;
  const [r0, r1] = [radius(from), radius(to)];
  const far = Math.min(1, Math.abs(a1 - a0) / 1.2);
  const steps = 20;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const u = i / steps;
    const bow = Math.sin(Math.PI * u) * far;
    const r = (r0 + (r1 - r0) * u) * (1 - bow) + (plates ? 0.62 : 0.68) * bow;
    const t = a0 + (a1 - a0) * u;
    return { x: cx + a * r * Math.cos(t), y: cy + b * r * Math.sin(t) };
  });
  return [from, ...points.slice(1, -1), to];
}
