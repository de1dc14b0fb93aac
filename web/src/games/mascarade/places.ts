// What is drawn at each place. Everything comes from what the server told; nothing is worked out about cards.

export interface CardView {
  card: number;
  up: boolean;
  face: string | null;
  name: string;
  gone: boolean;
  target: boolean;
  chosen: boolean;
  locked: boolean;
  pin: string;
  seal: boolean | null;
  said: "claim" | "pass" | "dots" | null;
  label: string;
}

export interface PlaceView {
  place: number;
  person: number;
  name: string;
  you: boolean;
  coins: number;
  delta: number;
  decides: boolean;
  away: boolean;
  bot: boolean;
  note: string;
  target: boolean;
  chosen: boolean;
  announced: string | null;
  /** Whether its cards are shown larger than the others. */
  grown: boolean;
  cards: CardView[];
  label: string;
  x: number;
  y: number;
}
