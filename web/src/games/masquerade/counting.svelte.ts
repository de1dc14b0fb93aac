// The count at the end, diamond by diamond, in the time that the stage has for it.

import type { Watched } from "../../table/watched.svelte";
import type { Scene } from "./scene";
import { needed } from "./sides";

/** Milliseconds of rest when a side has what it needs, at most; and what share of the count it may take. */
const REST = 600;
const MOST = 0.3;

export class Counting {
  /** How many diamonds were counted. */
  #counted = $state(0);
  /** Whose each diamond is, in the order of the count: pile by pile from the first leader on. */
  #order = $state.raw<number[]>([]);
  #people: number[] = [];

  /** The diamonds that were counted so far, of the piles that were begun. */
  get byPerson(): Record<number, number> {
    const counted = this.#order.slice(0, this.#counted);
    const isDone = this.#counted > 0 && this.#counted === this.#order.length;
    const begun = isDone ? this.#people : this.#people.slice(0, this.#people.indexOf(counted.at(-1) ?? -1) + 1);
    return Object.fromEntries(begun.map((person) => [person, counted.filter((one) => one === person).length]));
  }

  /** Count while the stage does; what is given back stops it. */
  follow({ start, now, stage }: Watched, scene: Scene): (() => void) | undefined {
    const { piles, teams } = now?.own ?? {};
    if (!start?.deck || !piles || !teams) return;
    const { diamonds } = start.deck;
    this.#people = piles.map((_, k) => (start.first + k) % piles.length);
    const order = this.#people.flatMap((person) => piles[person]!.filter((card) => diamonds.includes(card)).map(() => person));
    this.#order = order;
    if (scene !== "count") {
      this.#counted = scene === "winner" ? order.length : 0;
      return;
    }
    const { beatEnds, beatLasts } = stage;
    const decided = decidedAt(order, teams);
    const rest = Math.min(REST, MOST * beatLasts);
    const step = (beatLasts - rest) / order.length;
    const times = order.map((_, k) => (k + 1) * step + (k > decided ? rest : 0));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const elapsed = performance.now() - beatEnds + beatLasts;
      const next = times.findIndex((time) => time > elapsed);
      this.#counted = next < 0 ? times.length : next;
      if (next >= 0) timer = setTimeout(count, times[next]! - elapsed);
    };
    count();
    return () => clearTimeout(timer);
  }
}

/** With which of these diamonds a side has what it needs. */
function decidedAt(diamonds: number[], teams: string[]): number {
  return diamonds.findIndex((person, k) => {
    const isMine = (other: string | undefined) => other === teams[person];
    const sum = diamonds.slice(0, k + 1).filter((other) => isMine(teams[other])).length;
    return sum === needed(teams.length, teams.filter(isMine).length);
  });
}
