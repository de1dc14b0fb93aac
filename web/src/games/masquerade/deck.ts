// A picture of the deck: what is printed on a card, and in which order cards stand on the ladder. Who wins is told by the server.

import type { Start } from "../../wire/protocol";

export type Deck = NonNullable<Start["deck"]>;
export type Colour = "red" | "blue" | "yellow" | "green";
export type Mark = "magician" | "partner" | "thief" | "merchant";

export const COLOURS: Colour[] = ["red", "blue", "yellow", "green"];
const SIDE_NUMBERS = 3;

export interface Face {
  id: string;
  colour: Colour;
  number: number;
  mark: Mark | null;
  diamond: boolean;
}

export function face(id: string, deck: Deck): Face {
  const [colour, number] = id.split("-");
  return { id, colour: colour as Colour, number: Number(number), mark: mark(id, deck), diamond: deck.diamonds.includes(id) };
}

function mark(id: string, deck: Deck): Mark | null {
  if (id === deck.thief) return "thief";
  if (id === deck.merchant) return "merchant";
  return id === "red-1" ? "magician" : id === "red-2" ? "partner" : null;
}

/** The cards that can win, the best first: red, then the colour that was led. */
export function ladder(led: Colour | null, players: number): string[] {
  const rungs = (colour: Colour, numbers: number) => Array.from({ length: numbers }, (_, k) => `${colour}-${k + 1}`);
  const reds = rungs("red", players === 3 ? 12 : 11);
  return led === null || led === "red" ? reds : [...reds, ...rungs(led, SIDE_NUMBERS)];
}

/** How far down the ladder a card stands after that lead; what cannot win stands nowhere. */
export function rung(led: string, card: string): number {
  const [colour, number] = card.split("-");
  if (colour === "red") return Number(number);
  return colour === colourOf(led) ? 100 + Number(number) : Infinity;
}

export function colourOf(card: string): Colour {
  return card.split("-")[0] as Colour;
}

/** The same cards together, with how many there are. */
export function bundled(cards: string[]): { card: string; n: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, n]) => ({ card, n }));
}

/** Each card of a hand with a key of its own: every card exists twice. */
export function held(cards: string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}/${copy}` };
  });
}
