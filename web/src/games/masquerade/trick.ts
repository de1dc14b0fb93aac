// The trick as it lies on the table, and the one before it.

import type { GameEvent, Now } from "../../wire/protocol";
import type { Entry } from "../../table/watched.svelte";
import { colourOf } from "./deck";

export interface Played {
  person: number;
  card: string;
  led: boolean;
  best: boolean;
}

export interface TrickView {
  turn: number;
  played: Played[];
  /** Whose it is, once all have played. */
  winner: number | null;
}

/** The trick that is being played. */
export function current(open: Now["open"], players: number): TrickView {
  const played = open.trick.map((card, k) => ({ person: (open.leader + k) % players, card, led: k === 0, best: k === open.best }));
  return { turn: open.turn, played, winner: null };
}

/** The latest trick that was won, as far as it was seen whole. */
export function latest(events: GameEvent[], players: number): TrickView | null {
  const end = events.findLastIndex((event) => event.event === "trick");
  if (end < 0) return null;
  const before = events.slice(0, end);
  const plays = before.slice(before.findLastIndex((event) => event.event === "trick") + 1).filter((event) => event.event === "play");
  if (plays.length !== players) return null;
  const winner = events[end]!.person!;
  const played = plays.map((event, k) => ({ person: event.person!, card: event.card as string, led: k === 0, best: event.person === winner }));
  return { turn: events[end]!.turn as number, played, winner };
}

/** What the latest decision brought. */
export function justHappened(log: Entry[]): GameEvent[] {
  return log.findLast((entry) => entry.happened)?.happened?.events ?? [];
}

/** Why the winner of a trick has won it, as one of the sentences for it. */
export function reason(trick: TrickView): { kind: string; colour: string; number: string } {
  const best = trick.played.find((one) => one.best)!.card;
  const [colour = "", number = ""] = best.split("-");
  const reds = trick.played.filter((one) => colourOf(one.card) === "red").length;
  const twice = trick.played.filter((one) => one.card === best).length > 1;
  const led = colourOf(trick.played[0]!.card);
  if (twice) return { kind: best === "red-1" ? "magicians" : "first", colour, number };
  if (colour !== "red") return { kind: "no-red", colour, number };
  return { kind: led !== "red" && reds === 1 ? "only-red" : "lowest-red", colour: led, number };
}
