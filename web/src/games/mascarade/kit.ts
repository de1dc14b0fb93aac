import { say } from "../../words/language.svelte";
import type { GameKit } from "../kit";
import type { MascaradeOffers } from "./offers";

export const mascarade: GameKit = {
  table: () => import("./Mascarade.svelte"),
  film: () => import("./Film.svelte"),
  filmWords: { dealt: "replay-dealt", turn: "replay-turn" },
  who: { title: "replay-who", part: () => import("./WhoWasWho.svelte") },
  really: ({ steps }) => {
    return (event, at) => {
      if (event.event !== "announce" && event.event !== "claim") return undefined;
      const { open, truth } = steps[at - 1]!;
      const mask = truth.faces![event.card as number]!;
      return { mask, isTrue: mask === (event.mask ?? open.announced) };
    };
  },
  beside: () => import("./Beside.svelte"),
  inPlay: { title: "panel-masks", part: () => import("./InPlay.svelte") },
  menu: () => import("./Orders.svelte"),
  chosen: () => import("./Chosen.svelte"),
  players: (catalogue, options) => (catalogue.games[options.game]!.offers as MascaradeOffers).editions[options.edition ?? 1]!.players,
  title: (options) => say("mascarade-edition", { edition: options.edition ?? 1 }),
  sections: {
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
  editions: [1, 2],
  rules: () => import("./Masks.svelte"),
};
