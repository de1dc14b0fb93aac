// What lies at the table, as far as it was shown: the truth after a decision, less what the stage has still to tell.

import type { Watched } from "../../table/watched.svelte";
import { isFull, type Scene } from "./scene";
import { current, latest, type TrickView } from "./trick";

export interface Lies {
  trick: TrickView;
  /** The trick before. */
  last: TrickView | null;
  /** How many cards everybody has won. */
  piles: number[];
  ownPile: string[];
}

export function lies({ log, now, you }: Watched, players: number, scene: Scene): Lies {
  const { open, own } = now!;
  const events = log.flatMap((entry) => entry.happened?.events ?? []);
  const won = latest(events, players);
  const ownPile = own.pile ?? (you === null ? [] : (own.piles?.[you] ?? []));
  if (!isFull(scene) || !won) return { trick: current(open, players), last: won, piles: open.pile_sizes, ownPile };
  // It is full, and on nobody's pile yet.
  const cards = won.played.map(({ card }) => card);
  return {
    trick: scene === "lies" ? { ...won, winner: null, played: won.played.map((one) => ({ ...one, best: false })) } : won,
    last: latest(events.slice(0, events.findLastIndex((event) => event.event === "trick")), players),
    piles: open.pile_sizes.map((size, person) => size - (person === won.winner ? players : 0)),
    ownPile: won.winner === you ? without(ownPile, cards) : ownPile,
  };
}

function without(pile: string[], cards: string[]): string[] {
  const rest = [...pile];
  for (const card of cards) rest.splice(rest.lastIndexOf(card), rest.includes(card) ? 1 : 0);
  return rest;
}
