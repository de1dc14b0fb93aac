// The trick as it lies on the table, and the one before it.

import type { Now } from "../../wire/protocol";
import type { Entry, Session } from "../../table/session.svelte";

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
export function latest(log: Entry[], players: number): TrickView | null {
  const events = log.flatMap((entry) => entry.happened?.events ?? []);
  const end = events.findLastIndex((event) => event.event === "trick");
  if (end < 0) return null;
  const before = events.slice(0, end);
  const plays = before.slice(before.findLastIndex((event) => event.event === "trick") + 1).filter((event) => event.event === "play");
  if (plays.length !== players) return null;
  const winner = events[end]!.person!;
  const played = plays.map((event, k) => ({ person: event.person!, card: event.card as string, led: k === 0, best: event.person === winner }));
  return { turn: events[end]!.turn as number, played, winner };
}

/** What lies in the middle: a trick that has just been won stays while it is shown, and while its winner uses the card. */
export function onTable(session: Session, last: TrickView | null): TrickView | null {
  const { now, start, table, log } = session;
  if (!now || !start) return null;
  if (table?.phase === "over") return last;
  const isShown = now.asked === null && log.at(-1)?.happened?.events.some((event) => event.event === "trick");
  if (last && (isShown || now.asked?.kind === "action")) return last;
  return current(now.open, start.players.length);
}
