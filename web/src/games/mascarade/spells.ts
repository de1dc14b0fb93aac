// Which masks lay before whom, one after the other.

import type { Replay } from "../../wire/api";

/** A mask that lay before somebody (or in the centre) for a while. */
export interface Spell {
  mask: string;
  /** The step with which it came there. */
  at: number;
  /** The turn in which that was; 0: the deal. */
  turn: number;
}

/** For each card of each person, then for each card of the centre, which masks lay there. */
export function spellsOf({ start, steps }: Replay): { person: number | null; number: number; spells: Spell[] }[] {
  const slots = start.slots ?? 1;
  const owned = start.players.flatMap((_, person) => Array.from({ length: slots }, (_, number) => ({ person, number })));
  const centre = Array.from({ length: start.centre ?? 0 }, (_, number) => ({ person: null, number }));
  return [...owned, ...centre].map(({ person, number }) => {
    const spells: Spell[] = [];
    steps.forEach(({ open, truth }, at) => {
      const card = person === null ? owned.length + number : open.people.indexOf(person) * slots + number;
      const mask = truth.faces![card]!;
      if (spells.at(-1)?.mask !== mask) spells.push({ mask, at, turn: steps[at - 1]?.open.turn ?? 0 });
    });
    return { person, number, spells };
  });
}
