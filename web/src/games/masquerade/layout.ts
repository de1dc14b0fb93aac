// Where people sit and cards lie. You are at the bottom; the next person clockwise is to your left on the screen.

import type { Point } from "../../table/ring";
import type { Shape } from "../../table/shape";

export const RATIO = 1.4;
const GAP = 3;
/** Between the rows of a hand. */
const ROW_GAP = 4;
/** A thumb needs so much. */
const TOUCH = 44;

export interface Hand {
  card: number;
  /** How many cards lie in each row. */
  rows: number[];
  height: number;
}

/** A hand: rows of half the deal, as large as they fit; one row as soon as it holds the hand. `width`: the room of a row;
 * `height`: of the tray in which a hand lies that has no shelf; `low`: of the window. */
export function handLayout(shape: Shape, deal: number, cards: number, width: number, height: number, low: number): Hand {
  const half = Math.ceil(deal / 2);
  const rows = shape !== "wide" && cards > half ? [Math.ceil(cards / 2), Math.floor(cards / 2)] : [cards];
  const card = handCard(shape, half, width, height, low);
  return { card, rows, height: Math.round(rows.length * card * RATIO + (rows.length - 1) * ROW_GAP) };
}

function handCard(shape: Shape, half: number, width: number, height: number, low: number): number {
  if (shape === "wide") return low < 700 ? 84 : low < 760 ? 92 : 104;
  const across = Math.floor((width - GAP * (half - 1)) / half);
  if (shape === "upright") return Math.min(across, low < 700 ? 58 : 72);
  return Math.max(TOUCH, Math.min(across, Math.floor(((height - 150) / 2 - ROW_GAP) / RATIO), 62));
}

export interface Fanned {
  x: number;
  /** Above the lower edge. */
  rise: number;
  turn: number;
}

/** A hand on a wide screen: side by side, overlapping only when they do not fit. */
export function fan(cards: number, room: number, card: number): { places: Fanned[]; overlaps: boolean } {
  const step = Math.min(card + 7, (room - 48 - card) / Math.max(1, cards - 1));
  const left = (room - (cards - 1) * step - card) / 2;
  const bend = cards > 1 ? Math.min(1.6, 12 / cards) : 0;
  const places = Array.from({ length: cards }, (_, i) => {
    const k = i - (cards - 1) / 2;
    return { x: left + i * step, rise: 6 - Math.min(12, k * k * 0.45), turn: k * bend };
  });
  return { places, overlaps: step < card };
}

/** Room for a fan. */
export function fanHeight(card: number): number {
  return Math.round(card * RATIO + 14);
}

export interface Seating {
  shape: Shape;
  width: number;
  /** Without the fan. */
  height: number;
  plate: { width: number; height: number };
  card: { width: number; height: number };
  /** By steps clockwise from you; the first is you (or, for those who watch, the first seat). */
  plates: Point[];
  cards: Point[];
  /** How wide the chips in the lower corners are. */
  chip: number;
  /** The outer plates stand so much lower. */
  drop: number;
  table: { cx: number; cy: number; a: number; b: number; p: number };
}

/** `foot`: whether the first seat has a plate at the bottom, as for those who watch and at the end. */
export function seating(shape: Shape, players: number, width: number, whole: number, foot: boolean): Seating {
  const wide = shape === "wide";
  const plate = { width: plateWidth(shape, players, width), height: wide ? 52 : 44 };
  const height = foot ? whole - plate.height - 10 : whole;
  const others = players - 1;
  const drop = wide ? 0 : Math.max(0, Math.min(120, (height - 250) * 0.55));
  const plates = [{ x: width / 2, y: whole - 8 - plate.height / 2 }, ...(wide ? rim(others, width, height, plate) : arc(others, width, drop, plate))];
  const tall = Math.max(40, Math.floor(wide ? Math.min(140, (height - plate.height - 48) / 2) : cardHeight(others, width, height, drop, plate)));
  const card = { width: Math.floor(tall / RATIO), height: tall };
  const table = wide
    ? { cx: width / 2, cy: whole / 2 + 10, a: width / 2 - 96, b: whole / 2 - 12, p: 2.2 }
    : { cx: width / 2, cy: whole / 2 + 10, a: width / 2 - 7, b: whole / 2 - 2, p: 2.6 };
  return {
    shape,
    width,
    height: whole,
    plate,
    card,
    plates,
    cards: wide ? around(others, width / 2, (18 + plate.height + height - 16) / 2, card) : below(shape, plates, width, height, plate.height, card),
    chip: wide ? 172 : Math.max(106, Math.min(158, (width - card.width) / 2 - 10)),
    drop,
    table,
  };
}

function plateWidth(shape: Shape, players: number, width: number): number {
  if (shape === "wide") return 192;
  const quarter = Math.floor((width - 17) / 4);
  if (shape === "lying") return players === 5 ? Math.min(106, quarter) : 118;
  if (players === 5) return quarter;
  return players === 4 ? Math.min(116, Math.floor((width - 16) / 3)) : 132;
}

/** On a wide table people sit on its rim. */
function rim(others: number, width: number, height: number, plate: { width: number; height: number }): Point[] {
  const left = 32 + plate.width / 2;
  const right = width - 14 - plate.width / 2;
  const top = 10 + plate.height / 2;
  if (others === 2) return [left, right].map((x) => ({ x, y: height * 0.26 + plate.height / 2 }));
  if (others === 3) return [{ x: left, y: height * 0.47 }, { x: width / 2, y: top }, { x: right, y: height * 0.47 }];
  return [{ x: left, y: height * 0.53 }, { x: width * 0.27, y: top + 8 }, { x: width * 0.73, y: top + 8 }, { x: right, y: height * 0.53 }];
}

/** Else in an arc at the top: a table is round. */
function arc(others: number, width: number, drop: number, plate: { width: number; height: number }): Point[] {
  return Array.from({ length: others }, (_, k) => {
    const f = k / (others - 1);
    return { x: 4 + plate.width / 2 + f * (width - 8 - plate.width), y: 4 + plate.height / 2 + drop * Math.abs(2 * f - 1) ** 1.5 };
  });
}

function cardHeight(others: number, width: number, height: number, drop: number, plate: { width: number; height: number }): number {
  const inner = others === 4 ? drop * 0.19 : 0;
  const free = others === 2 ? height - plate.height - 70 : (height - plate.height - 36 - inner) / 2;
  return Math.min(free, height - drop - plate.height - 70, 118, (others === 2 && width < 420 ? 76 : plate.width - 6) * RATIO);
}

/** Cards around the middle of a wide table. */
function around(others: number, cx: number, cy: number, { width: w, height: h }: { width: number; height: number }): Point[] {
  const o = h / 2 + 6;
  const places: Record<number, [x: number, y: number][]> = {
    2: [[-w - 26, -o * 0.35], [w + 26, -o * 0.35]],
    3: [[-w - 22, 0], [0, -o], [w + 22, 0]],
    4: [[-w * 1.5 - 30, o * 0.2], [-w / 2 - 9, -o], [w / 2 + 9, -o], [w * 1.5 + 30, o * 0.2]],
  }; // prettier-ignore
  return [{ x: cx, y: cy + o }, ...places[others]!.map(([x, y]) => ({ x: cx + x, y: cy + y }))];
}

/** Cards below the plates of their players, yours at the bottom. */
function below(shape: Shape, plates: Point[], width: number, height: number, plate: number, card: { width: number; height: number }): Point[] {
  const others = plates.length - 1;
  return plates.map((at, k) => {
    if (k === 0) return { x: width / 2, y: height - 14 - card.height / 2 };
    const isInner = others === 4 && k > 1 && k < 4;
    const side = Math.abs(at.x - width / 2) <= 20 || isInner ? 0 : Math.sign(width / 2 - at.x);
    const free = plates[2]!.x - plates[1]!.x - card.width - 10;
    const inwards = shape === "lying" || width > 700 ? side * Math.max(0, Math.min(30, free, (width / 2 - card.width) * 0.16)) : 0;
    return { x: at.x + inwards, y: at.y + plate / 2 + 7 + card.height / 2 };
  });
}

/** Where one card lies that matters to everybody: a Thief at work, a stolen diamond. */
export function middle(seats: Seating): Point & { width: number } {
  const wide = seats.shape === "wide";
  const width = Math.round(Math.min(wide ? 104 : 84, seats.card.width * 1.15));
  const half = (width * RATIO) / 2;
  const ys = seats.cards.map(({ y }) => y);
  const others = seats.plates.length - 1;
  const under = others > 2 ? 4 + seats.plate.height + (others === 3 ? seats.card.height * 0.2 : 0) + width * 0.75 : 0;
  const y = wide ? (seats.cards[0]!.y + Math.min(...ys)) / 2 : Math.max(Math.min(seats.height * 0.62, seats.height - 60 - half), under);
  return { x: seats.width / 2, y: Math.min(y, seats.height - 14 - half), width };
}

export interface Spread {
  left: number;
  top: number;
  width: number;
  card: { width: number; height: number };
}

/** A pile spread over the middle of the table: so many kinds; `rest`: whether a line of words stands below. */
export function spread(seats: Seating, kinds: number, rest: boolean): Spread {
  const wide = seats.shape === "wide";
  const top = wide ? 24 + seats.plate.height : 14 + seats.drop + seats.plate.height;
  const left = wide ? Math.max(240, seats.plate.width + 44) : 6;
  const width = seats.width - 2 * left;
  const free = seats.height - top - 30 - (rest ? 36 : 0);
  const most = Math.max(wide ? 8 : 7, Math.floor((width + 5) / (TOUCH + 5)));
  let rows = Math.max(1, Math.ceil(kinds / (wide ? 8 : 7)));
  // Too many rows: smaller cards, as long as a thumb can tell them apart.
  while (rows > 1 && rows * (TOUCH + 6) - 6 > free && (rows - 1) * most >= kinds) rows--;
  const columns = Math.max(1, Math.ceil(kinds / rows));
  const across = Math.min(wide ? 84 : seats.shape === "lying" ? 60 : 64, Math.floor((width - (columns - 1) * 5) / columns));
  const high = Math.max(TOUCH, Math.min(Math.round(across * 1.12), Math.floor((free - (rows - 1) * 6) / rows)));
  const used = rows * high + (rows - 1) * 6;
  return { left, top: top + Math.max(0, (free - used) / 2) * 0.6, width, card: { width: across, height: high } };
}

/** The two fields of the count. */
export function fields(seats: Seating, low: number): { left: number; top: number; width: number; gem: number } {
  const wide = seats.shape === "wide";
  const width = Math.min(wide ? 540 : 480, seats.width - (wide ? 2 * (seats.plate.width + 46) : seats.shape === "lying" ? 20 : 16));
  const top = wide ? 32 + seats.plate.height : 4 + seats.drop + seats.plate.height + (seats.shape === "lying" ? 8 : 12);
  const free = seats.height - top - seats.plate.height - 18;
  const gem = Math.max(11, Math.min(wide ? 32 : low >= 700 && seats.shape === "upright" ? 23 : 18, Math.floor((free - (wide ? 134 : 108)) / 4)));
  return { left: (seats.width - width) / 2, top: top + Math.max(0, (free - (gem + 2) * 4 - (wide ? 120 : 104)) / 2), width, gem };
}
