// What the rules pages consist of, in their order: the same as in phrases/rules.py.

import type { Options } from "../wire/protocol";

/** The sections of each game, each with its sign. */
export const SECTIONS: Record<Options["game"], Record<string, string>> = {
  mascarade: {
    aim: "coin",
    table: "card-back",
    turn: "ic-target",
    swap: "ic-swap",
    look: "ic-look",
    announce: "ic-announce",
    powers: "mask-own",
    end: "ic-flame",
    few: "ic-key",
    knowing: "ic-lock",
    ours: "ic-log",
  },
  masquerade: {
    aim: "gem",
    cards: "suit-red",
    tricks: "ic-target",
    teams: "mark-partner",
    thief: "mark-thief",
    merchant: "mark-merchant",
    end: "ic-flame",
    knowing: "ic-lock",
    ours: "ic-log",
  },
};

/** A mask of a box, and what is printed on it besides its power. */
export interface BoxMask {
  id: string;
  copies: number;
  least: number;
  /** Whether that number is our reading. */
  ours: boolean;
  bank: boolean;
}
