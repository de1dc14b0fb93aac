// What you know of your side by the deal (P1 to P3), and how many diamonds a side needs (E2). Never a guess.

export interface Known {
  /** How many Partners you were dealt. */
  dealt: number;
  kind: "pair" | "with" | "alone" | "either" | "open";
  needed: number;
  /** Of the other kind of side, where you may be on either. */
  other: number;
}

export function needed(players: number, members: number): number {
  if (players === 4) return 11;
  if (players === 3) return members === 1 ? 6 : 15;
  return members === 2 ? 8 : 13;
}

export function known(players: number, dealt: number): Known {
  if (dealt === 2 && players === 3) return { dealt, kind: "alone", needed: needed(3, 1), other: 0 };
  if (dealt === 2) return { dealt, kind: "with", needed: needed(players, 2), other: 0 };
  if (dealt === 1) return { dealt, kind: "pair", needed: needed(players, 2), other: 0 };
  if (players === 4) return { dealt, kind: "either", needed: needed(4, 2), other: 0 };
  return { dealt, kind: "open", needed: players === 3 ? 6 : 13, other: players === 3 ? 15 : 8 };
}
