import type { GameKit } from "../kit";

export const masquerade: GameKit = {
  table: () => import("./Masquerade.svelte"),
  film: () => import("./Film.svelte"),
  filmWords: { dealt: "replay-dealt-hands", turn: "replay-trick" },
  who: { title: "replay-held", part: () => import("./WhoHeldWhat.svelte") },
  inPlay: { title: "tricks-cards", part: () => import("./InPlay.svelte") },
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
