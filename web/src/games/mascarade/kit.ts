import { say } from "../../words/language.svelte";
import type { GameKit } from "../kit";
import type { MascaradeOffers } from "./offers";
import { scenesOf } from "./scenes";

export const mascarade: GameKit = {
  table: () => import("./Mascarade.svelte"),
  film: () => import("./Film.svelte"),
  filmWords: { dealt: "replay-dealt", turn: "replay-turn" },
  who: () => import("./WhoWasWho.svelte"),
  really: (replay) => {
    const scenes = scenesOf(replay);
    return (event, at) => {
      const scene = scenes[at];
      if (!scene?.announced || (event.event !== "announce" && event.event !== "claim")) return undefined;
      const mask = scene.cards[event.card as number]!;
      return { mask, isTrue: mask === scene.announced };
    };
  },
  beside: () => import("./Beside.svelte"),
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
