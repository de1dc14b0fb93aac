// How large places are: the largest size in which they keep apart and the middle of the table stays free. The size is
// chosen for the worst reveal, so nothing changes size between a question and its reveal.

import { ring, type Curve, type Point } from "../../table/ring";

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

/** A free box in the middle: `width` wide, from `top` to `bottom`. */
export interface Room {
  width: number;
  height: number;
  top: number;
  bottom: number;
}

export interface Given {
  players: number;
  /** Cards before each place. */
  slots: number;
  /** Cards in the centre. */
  centre: number;
  /** How wide the plate of the court is, in this language. */
  court: number;
  /** Places, counted from your own, whose cards are turned up. */
  up: number[];
  /** Nothing can be turned up now: the middle need not keep room for it. */
  calm: boolean;
}

export interface Layout extends Curve {
  /** With name plates; else small tokens. */
  plates: boolean;
  /** Tokens so small that they have no names. */
  bare: boolean;
  places: Point[];
  boxes: Box[];
  /** Whether names stand above cards in the upper half. */
  above: boolean;
  card: number;
  plate: number;
  ownCard: number;
  ownPlate: number;
  /** How wide a card that is turned up becomes. */
  shown: number;
  rooms: Room[];
  /** Free even if you and those opposite you are turned up. */
  safe: Room[];
}

type Size = readonly [card: number, plate: number, ownCard: number, ownPlate: number];

const PLATES: Size[] = [
  [72, 136, 100, 168],
  [58, 118, 84, 150],
  [48, 104, 72, 136],
];
/** Card and token; the last two without names. */
const TOKENS: Size[] = [56, 46, 36, 32, 28, 24, 26, 24].map((card, k) => {
  const token = [92, 76, 62, 58, 54, 50, 46, 44][k]!;
  return [card, token, card, token];
});
const NAMED = 6;
/** Widths of the middle that are tried, the widest first. */
const WIDTHS = Array.from({ length: 46 }, (_, k) => 472 - 8 * k);
/** From this many players on cards turn in their size. */
const MANY = 9;
/** Between the cards of one place. */
export const GAP = 5;
/** What a card of the centre beside the plate of the court needs. */
export const BESIDE_COURT = 47;

/** The highest box of this width around the centre that no place enters. */
export function room(boxes: Box[], cx: number, cy: number, height: number, width: number): Room | null {
  let [top, bottom] = [4, height - 4];
  for (const [left, up, right, down] of boxes) {
    if (right <= cx - width / 2 || left >= cx + width / 2) continue;
    if (up < cy && down > cy) return null;
    if ((up + down) / 2 < cy) top = Math.max(top, down);
    else bottom = Math.min(bottom, up);
  }
  return { width, height: bottom - top - 8, top: top + 4, bottom: bottom - 4 };
}

function apart(boxes: Box[], gap: number): boolean {
  return boxes.every((one, i) =>
    boxes.every((other, k) => k <= i || Math.max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3]) >= gap),
  );
}

function inside(boxes: Box[], w: number, h: number): boolean {
  return boxes.every(([left, top, right, bottom]) => left >= 0 && top >= 0 && right <= w && bottom <= h);
}

/** One size tried; null: places come too close, or the middle would be covered. */
function tried(w: number, h: number, given: Given, [card, plate, ownCard, ownPlate]: Size, plates: boolean, bare: boolean): (Layout & { quiet: Room[] }) | null {
  const { players, slots, up, calm } = given;
  const wide = (k: number) => Math.max(k ? plate : ownPlate, slots * (k ? card : ownCard) + (slots - 1) * GAP + (plates ? 0 : 26));
  const high = (k: number) => (plates ? (k ? card : ownCard) * 1.4 + 40 : card * 1.4 + (bare ? 6 : 20));
  const margin = plates ? 10 : 4;
  // Your own place stands on the lower edge, the row opposite on the upper one.
  const first = margin + high(1) / 2;
  const last = h - margin - high(0) / 2;
  const [cx, cy, b] = [w / 2, (first + last) / 2, (last - first) / 2];
  const curve: Curve = { cx, cy, a: w / 2 - (plates ? 28 : 3) - wide(1) / 2, b, p: plates ? 2.2 : 2.6 };
  const places = ring(players, curve, plates ? 1.5 : 1);
  const boxes = places.map(({ x, y }, k): Box => [x - wide(k) / 2, y - high(k) / 2, x + wide(k) / 2, y + high(k) / 2]);
  const gap = plates ? 2 : -4;
  if (!inside(boxes, w, h) || !apart(boxes, gap)) return null;

  let shown = plates && players < MANY ? Math.max(card, Math.min(110, Math.floor((h - 252) / 2.8))) : card;
  /** A card that is turned up keeps its outer edge and grows inwards. */
  const grown = (turned: number[]): Box[] =>
    boxes.map((box, k) => {
      if (!turned.includes(k)) return box;
      const [left, top, right, bottom] = box;
      if (!plates) return [left, top - 9, right, bottom];
      if (players >= MANY) return box;
      const { x, y } = places[k]!;
      const size = k ? shown : Math.max(shown, ownCard);
      const height = size * 1.4 + 56;
      const width = Math.max(wide(k), slots * size + (slots - 1) * GAP);
      const middle = (top + bottom) / 2;
      if (k && y < cy - 20) return [x - width / 2, top, x + width / 2, top + height];
      if (!k || y > cy + b * 0.5) return [x - width / 2, bottom - height, x + width / 2, bottom];
      return [x - width / 2, middle - height / 2, x + width / 2, middle + height / 2];
    });
  const free = (taken: Box[]) => WIDTHS.flatMap((width) => room(taken, cx, cy, h, width) ?? []);
  const highest = Math.min(...places.map(({ y }) => y));
  const worst = places.flatMap(({ y }, k) => (!k || y < highest + 30 ? [k] : []));
  if (plates && !calm && !roomy(free(grown(worst)), 84, given, plates)) return null;
  const quiet = free(boxes);
  while (plates && shown > card && !(apart(grown(up), gap - 1) && inside(grown(up), w, h))) shown -= 2;
  shown = Math.max(shown, card);
  const safe = free(grown(plates ? [...worst, ...up] : [...places.keys()]));
  const taken = grown(up);
  return { ...curve, plates, bare, places, boxes: plates ? taken : boxes, above: plates || h >= 380, card, plate: wide(1), ownCard, ownPlate: wide(0), shown, rooms: free(taken), safe, quiet };
}

/** Whether one of these boxes is high enough and wide enough for what has to be in the middle. */
function roomy(rooms: Room[], need: number, { centre, court }: Given, plates: boolean): boolean {
  return rooms.some(({ width, height }) => {
    if (plates) return height >= need && width >= 190 + (centre ? 136 : 0);
    if (!centre) return height >= need && width >= 128;
    return (height >= need && width >= court + BESIDE_COURT) || (height >= need + 40 && width >= court);
  });
}

/** The largest size; what the middle should have is given up step by step, the middle itself never, names last. */
export function fit(w: number, h: number, given: Given): Layout {
  const found = [
    ...(w >= 700 && h >= 330 ? PLATES.flatMap((size) => tried(w, h, given, size, true, false) ?? []) : []),
    ...TOKENS.flatMap((size, k) => tried(w, h, given, size, false, k >= NAMED) ?? []),
  ];
  for (const bare of [false, true]) {
    for (const need of h < 300 ? [84, 66] : [132, 84, 66]) {
      const best = found.find((one) => one.bare === bare && roomy(one.quiet, one.plates ? need + 18 : need, given, one.plates));
      if (best) return best;
    }
  }
  return found.at(-1) ?? crowded(w, h, given);
}

/** A table that is too small for everybody: places overlap. */
function crowded(w: number, h: number, given: Given): Layout {
  const [card, plate] = TOKENS.at(-1)!;
  const curve: Curve = { cx: w / 2, cy: h / 2, a: Math.max(1, w / 2 - 3 - plate / 2), b: Math.max(1, h / 2 - 4 - (card * 1.4 + 6) / 2), p: 2.6 };
  const places = ring(given.players, curve, 1);
  const boxes = places.map(({ x, y }): Box => [x - plate / 2, y - card * 0.7 - 3, x + plate / 2, y + card * 0.7 + 3]);
  return { ...curve, plates: false, bare: true, places, boxes, above: false, card, plate, ownCard: card, ownPlate: plate, shown: card, rooms: [], safe: [] };
}
