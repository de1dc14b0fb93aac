// What the table of Masquerade looked like after each decision. A trick that was just won still lies on the table.

import type { Replay } from "../../wire/api";
import type { MasqueradeEvent } from "./events";

export interface TrickScene {
  turn: number;
  actor: number | null;
  trick: { person: number; card: string }[];
  /** Which of these cards wins so far, or has won. */
  best: number | null;
  isWon: boolean;
}

type Won = Extract<MasqueradeEvent, { event: "turn" | "trick" }>;

export function tricksOf({ start, steps }: Replay): TrickScene[] {
  const players = start.players.length;
  return steps.map(({ open, events }, at) => {
    const before = steps[at - 1]?.open;
    const told = events as unknown as MasqueradeEvent[];
    const cards = [...(before?.trick ?? []), ...told.flatMap((event) => (event.event === "play" ? [event.card] : []))];
    const trick = cards.map((card, k) => ({ person: ((before ?? open).leader + k) % players, card }));
    const won = told.find((event): event is Won => event.event === "trick");
    const actor = at > 0 && told[0] && "person" in told[0] ? told[0].person : null;
    const best = won ? trick.findIndex((played) => played.person === won.person) : open.best;
    return { turn: before?.turn ?? 0, actor, trick, best, isWon: won !== undefined };
  });
}
