// What can be chosen about a table of Mascarade.

/** A mask of a box, and what is printed on it besides its power. */
export interface BoxMask {
  id: string;
  copies: number;
  least: number;
  /** Whether that number is our reading. */
  ours: boolean;
  bank: boolean;
}

export interface MascaradeOffers {
  editions: Record<string, { players: [number, number]; standard: string; masks: BoxMask[] }>;
  scenarios: { id: string; edition: number; masks: Record<string, string[]> }[];
}
