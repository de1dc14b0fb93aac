// What is drawn at each seat.

import { say } from "../../words/language.svelte";
import type { Session } from "../../table/session.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Guess, Guesses } from "./guesses.svelte";

export interface SeatView {
  person: number;
  name: string;
  hand: number;
  won: number;
  bot: boolean;
  away: boolean;
  decides: boolean;
  target: boolean;
  chosen: boolean;
  guess: Guess;
  /** Only at the end. */
  team: string;
  diamonds: number | null;
  label: string;
  action: string;
}

/** Everybody, clockwise from you (or, for those who watch, from the first seat). */
export function seatViews(session: Session, choosing: Choosing, guesses: Guesses): SeatView[] {
  const { now, start, table, you } = session;
  if (!now || !start) return [];
  const n = start.players.length;
  const over = table?.phase === "over" ? now.own : null;
  return Array.from({ length: n }, (_, k) => {
    const person = ((you ?? 0) + k) % n;
    const seat = table?.seats[person];
    const name = start.players[person] ?? "";
    const target = choosing.people.includes(person);
    const guess = guesses.about(person);
    const hand = now.open.hand_sizes[person] ?? 0;
    const won = now.open.pile_sizes[person] ?? 0;
    return {
      person,
      name,
      hand,
      won,
      bot: seat?.level != null,
      away: seat?.kind === "person" && !seat.here && seat.level === null,
      decides: now.asked?.person === person,
      target,
      chosen: target && choosing.of === person,
      guess,
      team: over?.teams?.[person] ?? "",
      diamonds: over?.piles ? diamonds(over.piles[person] ?? [], start.deck?.diamonds ?? []) : null,
      label: say("tricks-seat", { name, hand, won }),
      action: target ? say("answer-steal", { target: name }) : say("tricks-guess-about", { name, guess: guess || "none" }),
    };
  });
}

/** How many of these cards carry a diamond. */
export function diamonds(cards: string[], carrying: string[]): number {
  return cards.filter((card) => carrying.includes(card)).length;
}
