// Where people sit and cards lie. You are at the bottom; the next person clockwise is to your left on the screen.

import type { Point } from "../../table/ring";

export interface Lying extends Point {
  /** Degrees. */
  turn: number;
}

export interface Seating {
  wide: boolean;
  /** Widths. */
  card: number;
  plate: number;
  /** By steps clockwise from you; the first is you (or, for those who watch, the first seat). */
  plates: Point[];
  cards: Lying[];
  table: { cx: number; cy: number; a: number; b: number; p: number };
}

export const RATIO = 1.4;
const PLATE_HEIGHT = 54;

/** Cards of the others around the middle, in widths and heights of a card, from your left on. */
const AROUND: Record<number, [x: number, y: number, turn: number][]> = {
  2: [[-0.86, -0.5, -5], [0.86, -0.5, 5]],
  3: [[-1.29, -0.13, -6], [0, -0.56, 0], [1.29, -0.13, 5]],
  4: [[-1.78, 0.04, -7], [-0.6, -0.54, -2], [0.6, -0.54, 2], [1.78, 0.04, 6]],
}; // prettier-ignore
/** From the outer edge of the left card to that of the right one. */
const SPAN: Record<number, number> = { 2: 2.8, 3: 3.7, 4: 4.7 };

/** `own`: whether there is a place of yours at the bottom that needs no plate. */
export function seating(n: number, w: number, h: number, own: boolean): Seating {
  return w >= 620 && h >= 240 ? wide(n, w, h, own) : narrow(n, w, h, own);
}

function wide(n: number, w: number, h: number, own: boolean): Seating {
  const plate = w >= 860 ? 204 : 164;
  const foot = own ? 0 : PLATE_HEIGHT;
  const cx = w / 2;
  const cy = (h - foot + 6) / 2;
  const a = w / 2 - plate / 2;
  const b = cy - 40;
  const card = Math.max(48, Math.min(h > 560 ? 124 : 104, (h - foot - 104) / 2.97, (w - 2 * plate - 44) / SPAN[n - 1]!));
  const middle = cy + 15;
  const plates = Array.from({ length: n }, (_, k): Point => {
    if (k === 0) return { x: cx, y: h - PLATE_HEIGHT / 2 - 6 };
    const t = Math.PI / 2 + (2 * Math.PI * k) / n;
    return { x: cx + (a - 14) * Math.cos(t), y: cy + b * Math.sin(t) };
  });
  const cards = [{ x: cx, y: middle + 0.56 * RATIO * card, turn: 0 }, ...AROUND[n - 1]!.map(([x, y, turn]) => ({ x: cx + x * card, y: middle + y * RATIO * card, turn }))];
  return { wide: true, card, plate, plates, cards, table: { cx, cy, a, b, p: 2 } };
}

/** On a phone everybody has a column: the plate above, the card below it. */
function narrow(n: number, w: number, h: number, own: boolean): Seating {
  const others = n - 1;
  const foot = own ? 0 : PLATE_HEIGHT + 4;
  const column = Math.min(150, (w - 8) / others);
  const head = 6 + PLATE_HEIGHT;
  /** The outer columns stand a little lower: a table is round. */
  const arc = others > 2 && h > 260 ? 12 : 0;
  const rest = foot + head + arc + 32;
  /** Where the columns leave a gap in the middle, your card may rise into it. */
  const rise = others % 2 ? 0 : 0.45;
  const height = (h - rest) / (2 - rise);
  const card = Math.max(46, Math.min(88, height / RATIO, column - 12));
  const tall = RATIO * card;
  const spare = Math.max(0, h - rest - tall * (2 - rise));
  const at = (k: number) => w / 2 + (k - 1 - (others - 1) / 2) * column;
  const low = (k: number) => (k === 1 || k === others ? arc : 0);
  const plates = Array.from({ length: n }, (_, k): Point => (k ? { x: at(k), y: 4 + PLATE_HEIGHT / 2 + low(k) } : { x: w / 2, y: h - PLATE_HEIGHT / 2 - 4 }));
  const first = head + 6 + spare * 0.25 + tall / 2;
  const cards = plates.map(({ x }, k): Lying => (k ? { x, y: first + low(k), turn: 0 } : { x, y: first + arc + tall * (1 - rise) + 10 + spare * 0.25, turn: 0 }));
  const top = PLATE_HEIGHT / 2;
  return { wide: false, card, plate: column - 6, plates, cards, table: { cx: w / 2, cy: (h + top) / 2, a: w / 2 - 10, b: (h - top) / 2 - 12, p: 2.6 } };
}

export interface Fan {
  card: number;
  height: number;
  places: Lying[];
}

/** Room above a hand for cards that are lifted. */
const LIFT = 26;
const LOW_LIFT = 16;
/** Fingers need so much of a card. */
const TOUCH = 41;

/** A hand: side by side, overlapping only when they do not fit, in two rows when a finger could not tell them apart.
 * `whole` and `half`: how wide a card is in one row and in two. */
export function fan(n: number, room: number, whole: number, half: number): Fan {
  const isOneRow = n < 2 || (room - whole) / (n - 1) >= TOUCH;
  const card = isOneRow ? whole : half;
  const step = (count: number) => (count > 1 ? Math.min(card + 7, (room - card) / (count - 1)) : 0);
  const tall = card * RATIO;
  if (isOneRow) {
    const bend = Math.min(2.4, 17 / n);
    const drop = (k: number) => Math.min(3, 90 / n ** 2) * k * k * (card / 112);
    const middle = (n - 1) / 2;
    const places = Array.from({ length: n }, (_, i) => ({ x: room / 2 + (i - middle) * step(n), y: LIFT + tall / 2 + drop(i - middle), turn: (i - middle) * bend }));
    return { card, height: LIFT + tall + drop(middle) + 12, places };
  }
  const first = Math.ceil(n / 2);
  const places = Array.from({ length: n }, (_, i): Lying => {
    const row = i < first ? 0 : 1;
    const count = row ? n - first : first;
    return { x: room / 2 + ((row ? i - first : i) - (count - 1) / 2) * step(first), y: LOW_LIFT + tall / 2 + row * (tall + 5), turn: 0 };
  });
  return { card, height: LOW_LIFT + 2 * tall + 11, places };
}
