import type { GameKit } from "../kit";

export const masquerade: GameKit = {
  table: () => import("./Masquerade.svelte"),
  film: () => import("./Film.svelte"),
  filmIsList: true,
  filmWords: { dealt: "replay-dealt-hands", turn: "replay-trick" },
  chosen: () => import("./Chosen.svelte"),
  sections: {
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
