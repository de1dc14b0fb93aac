// Any game that has no screens of its own.

import type { GameKit } from "../kit";

export const plain: GameKit = {
  table: () => import("./Plain.svelte"),
  film: () => import("./Film.svelte"),
  filmIsList: true,
  filmWords: { dealt: "replay-begin", turn: "replay-turn" },
  chosen: () => import("./Chosen.svelte"),
  sections: {},
};
