// What is drawn at each place. Everything comes from what the server told; nothing is worked out about cards.

export interface CardView {
  card: number;
  up: boolean;
  face: string | null;
  name: string;
  gone: boolean;
  /** It was just named. */
  framed: boolean;
  target: boolean;
  chosen: boolean;
  locked: boolean;
  pin: string;
  seal: boolean | null;
  said: "claim" | "pass" | "dots" | null;
  /** It has not been said yet: nobody else sees it. */
  lodged: boolean;
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
  /** Others are turned up, or about to be. */
  dark: boolean;
  /** About to be turned up. */
  lifted: boolean;
  /** Whether the name stands above the cards. */
  above: boolean;
  /** Whether coins are at the left, where the middle is. */
  inward: boolean;
  cards: CardView[];
  label: string;
  /** The centre of its box, and its upper and lower edge. */
  x: number;
  y: number;
  top: number;
  bottom: number;
}
