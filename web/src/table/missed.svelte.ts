// A reveal that somebody did not see, or not all of it: kept as a still picture, until they have looked at it.

import type { GameEvent } from "../wire/protocol";
import type { Stage } from "./stage.svelte";

/** What lay open at the end of a reveal. */
export interface Reveal {
  seq: number;
  announced: string;
  cards: { card: number; person: number; mask: string; isTrue: boolean | null }[];
  /** What everybody gained or lost, by person. */
  coins: Record<string, number>;
}

export class Missed {
  reveal = $state.raw<Reveal | null>(null);
  #lookedAway = false;
  #seen: Reveal | null = null;
  /** The question with which it was offered. */
  #offered: number | null = null;

  /** Nobody looks, or nothing is heard. */
  lookAway(stage: Stage): void {
    if (stage.isShowing) this.#lookedAway = true;
  }

  begin(): void {
    this.#seen = null;
  }

  /** A beat has begun. */
  follow(stage: Stage, seq: number): void {
    if (document.visibilityState === "hidden") this.lookAway(stage);
    if (stage.beat === "reading") this.#seen = pictureOf(stage, seq);
  }

  /** Back after a while, in which this happened. */
  comeBack(before: GameEvent[], meanwhile: GameEvent[], people: number[], slots: number, seq: number): void {
    const found = pictureIn(before, meanwhile, people, slots, seq);
    if (found) [this.reveal, this.#offered] = [found, null];
  }

  /** It is over, and perhaps this person is asked: with that question the reveal is offered, and after it no more.
   * `isHeld`: it goes on when somebody has chosen what comes of it. */
  settle(asked: number | null, isHeld: boolean): void {
    if (this.#lookedAway && this.#seen) [this.reveal, this.#offered] = [this.#seen, null];
    else if (this.#offered !== null && this.#offered !== asked) this.reveal = null;
    if (this.reveal && asked !== null) this.#offered = asked;
    this.#seen = null;
    if (!isHeld) this.#lookedAway = false;
  }
}

function pictureOf({ faces, seals, announced, people, slots, deltas }: Stage, seq: number): Reveal | null {
  if (announced === null) return null;
  const cards = Object.entries(faces).flatMap(([card, mask]) => {
    const person = people[Math.floor(Number(card) / slots)];
    return mask === null || person === undefined ? [] : [{ card: Number(card), person, mask, isTrue: seals[card] ?? null }];
  });
  const coins = Object.entries(deltas).map(([place, amount]) => [people[Number(place)], amount] as const);
  return cards.length ? { seq, announced, cards, coins: Object.fromEntries(coins.filter(([person]) => person !== undefined)) } : null;
}

/** The latest reveal of a contest among events that nobody here has watched. */
function pictureIn(before: GameEvent[], meanwhile: GameEvent[], people: number[], slots: number, seq: number): Reveal | null {
  const shown = meanwhile.findLastIndex((event) => event.event === "turn-up");
  if (shown < 0) return null;
  const events = [...before, ...meanwhile];
  const begins = events.findLastIndex((event, k) => event.event === "announce" && k < before.length + shown);
  const ends = events.findIndex((event, k) => event.event === "turn" && k > begins);
  const turn = begins < 0 ? [] : events.slice(begins, ends < 0 ? undefined : ends);
  const claimants = turn.filter(({ event }) => event === "announce" || event === "claim").map(({ person }) => person);
  if (claimants.length < 2) return null;
  const announced = turn[0]!.mask as string;
  const cards = turn.flatMap((event) => {
    const person = people[Math.floor((event.card as number) / slots)];
    if (event.event !== "turn-up" || !event.mask || person === undefined) return [];
    return [{ card: event.card as number, person, mask: event.mask as string, isTrue: claimants.includes(person) ? event.mask === announced : null }];
  });
  const coins: Record<string, number> = {};
  for (const { event, from, to, amount } of turn) {
    if (event !== "coins") continue;
    for (const [place, change] of [[from, -(amount as number)], [to, amount as number]] as const) {
      const person = typeof place === "number" ? people[place] : undefined;
      if (person !== undefined) coins[person] = (coins[person] ?? 0) + change;
    }
  }
  return cards.length ? { seq, announced, cards, coins } : null;
}
