// What stands in the middle of the table: the first of these that fits into the free box between the places, as near to
// the centre of the ring as the box allows.

import { BESIDE_COURT, type Layout, type Room } from "./fit";

export interface Middle {
  y: number;
  /** How wide it may be. */
  width: number;
  /** 0: no mask. */
  mask: number;
  /** The size of the sentence; 0: none. */
  words: number;
  /** The mask beside the sentence, and not above it. */
  beside: boolean;
  /** The lion: large above the plate of the court, or small in it. */
  lion: number;
  /** Where cards of the centre lie: beside everything, beside the plate of the court, above it. */
  cards: "beside" | "row" | "above" | null;
}

interface Try {
  /** What it needs. */
  width: number;
  height: number;
  mask?: number;
  words?: number;
  beside?: boolean;
  lion?: number;
}

export interface Wanted {
  /** How many letters the longest line of the announcement has; 0: nothing is announced. */
  letters: number;
  /** How many the longest line has of all that may be said of it: it may be smaller. */
  longest: number;
  /** Cards in the centre. */
  cards: number;
  /** How wide the plate of the court is. */
  court: number;
}

export const CENTRE_CARD = { plates: 58, tokens: 26 };

/** The height of the plate of the court. */
const PLATE = 36;

const LION: Try[] = [
  { width: 112, height: 178, lion: 112 },
  { width: 112, height: 118, lion: 70 },
  { width: 110, height: PLATE },
];

/** How wide a letter is, as part of its size: at ease, and at least; and how small it may be. */
const LETTER = 0.47;
const NARROW = 0.4;
const SMALLEST = 16;

/** The size in which a sentence with so many letters in its longest line fits. */
export function wordsIn({ width, words, mask, beside }: Middle, letters: number): number {
  return Math.max(SMALLEST, Math.min(words, Math.floor((width - (beside ? mask + 12 : 0)) / (letters * NARROW))));
}

function sentences({ letters, longest }: Wanted, plates: boolean): Try[] {
  const above = (mask: number, words: number, height: number): Try => ({ width: Math.max(letters * words * LETTER, longest * SMALLEST * NARROW), height, mask, words });
  const beside = (mask: number, words: number, more: number, height: number): Try => {
    const one = above(mask, words, height);
    return { ...one, width: one.width + more, beside: true };
  };
  return [
    above(96, 26, 200),
    above(96, 22, 190),
    above(96, 20, 184),
    ...(plates ? [beside(96, 34, 112, 136), beside(80, 30, 94, 116), beside(66, 30, 84, 100), beside(64, 26, 76, 98)] : []),
    above(68, 24, 160),
    above(68, 20, 154),
    above(48, 20, 130),
    beside(64, 26, 76, 102),
    beside(46, 20, 56, 84),
    beside(40, 19, 50, 78),
    { width: 112, height: 74, words: 19 },
  ];
}

export function middleOf(layout: Layout, wanted: Wanted): Middle {
  const { letters, cards, court } = wanted;
  const rooms = letters ? layout.safe : layout.rooms;
  const side = cards && layout.plates ? 2 * (CENTRE_CARD.plates + 10) : 0;
  const inRow = cards > 0 && !layout.plates && rooms.some(({ width, height }) => width >= court + BESIDE_COURT && height >= 84);
  const least = inRow ? court + BESIDE_COURT : court;
  const more = cards && !layout.plates ? (inRow ? 6 : 40) : 0;
  const lying = !cards ? null : layout.plates ? "beside" : inRow ? "row" : "above";
  for (const { width, height, mask = 0, words = 0, beside = false, lion = 0 } of letters ? sentences(wanted, layout.plates) : LION) {
    const found = rooms.find((one) => one.width >= Math.max(width, least) + side && one.height >= height + more);
    if (!found) continue;
    const half = (height + more) / 2;
    const y = Math.min(found.bottom - half, Math.max(found.top + half, layout.cy));
    return { y, width: found.width - side, mask, words, beside, lion, cards: lying };
  }
  // The plate of the court alone: where it is wide enough for it, else where it is widest.
  const none: Room = { width: 0, height: 0, top: layout.cy, bottom: layout.cy };
  const { top, bottom, width } = layout.rooms.find((one) => one.height >= PLATE) ?? layout.rooms[0] ?? none;
  return { y: Math.min(bottom - PLATE / 2, Math.max(top + PLATE / 2, layout.cy)), width, mask: 0, words: 0, beside: false, lion: 0, cards: lying };
}
