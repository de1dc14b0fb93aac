// What the table of Mascarade looked like after each decision: the fold of what happened.
// A scene rests at the most telling moment: cards that were turned up and down again in one step lie face up in it.

import type { Replay, ReplayStep } from "../../wire/api";
import type { MascaradeEvent } from "./events";

export interface Scene {
  /** The turn in which the step was taken; 0: the deal. */
  turn: number;
  /** Who took it. */
  actor: number | null;
  /** Which mask really lay where, by card. */
  cards: string[];
  /** Cards that everybody saw. */
  up: Record<string, string>;
  /** Whether a card that was shown is what its holder had said. */
  seals: Record<string, boolean>;
  announced: string | null;
  announcer: number | null;
  said: Record<number, "pass" | "claim">;
  under: [number, number] | null;
  people: number[];
  active: number;
  coins: number[];
  court: number;
  /** What purses gained or lost in this step, by place or "court". */
  deltas: Record<string, number>;
}

export function scenesOf({ start, steps }: Replay): Scene[] {
  const scenes: Scene[] = [];
  for (const step of steps) scenes.push(next(scenes.at(-1), step, start.deal ?? [], steps[step.seq - 1]));
  return scenes;
}

function next(before: Scene | undefined, step: ReplayStep, deal: string[], last: ReplayStep | undefined): Scene {
  const { open } = step;
  const scene: Scene = {
    turn: last?.open.turn ?? 0,
    actor: null,
    cards: [...(before?.cards ?? deal)],
    up: {},
    seals: {},
    announced: null,
    announcer: null,
    said: {},
    under: open.out_of_sight.length === 2 ? (open.out_of_sight as [number, number]) : null,
    people: open.people,
    active: last?.open.active ?? open.active,
    coins: open.coins,
    court: open.court,
    deltas: {},
  };
  if (!before || !last) return { ...scene, up: Object.fromEntries(deal.entries()) };
  if (before.turn === scene.turn) {
    const { announced, announcer, said, seals } = before;
    Object.assign(scene, { announced, announcer, said: { ...said } });
    for (const card of last.open.up) {
      scene.up[card] = before.cards[card]!;
      if (card in seals) scene.seals[card] = seals[card]!;
    }
  }
  const named: Record<number, string> = {};
  for (const event of step.events as unknown as MascaradeEvent[]) take(scene, event, named);
  open.coins.forEach((coins, place) => note(scene, String(place), coins - last.open.coins[place]!));
  note(scene, "court", open.court - last.open.court);
  return scene;
}

function take(scene: Scene, event: MascaradeEvent, named: Record<number, string>): void {
  if ("person" in event && scene.actor === null) scene.actor = event.person;
  switch (event.event) {
    case "swap":
      if (event.swapped) exchange(scene.cards, event.cards);
      break;
    case "announce":
      scene.announced = event.mask;
      scene.announcer = event.person;
      scene.said = { [event.person]: "claim" };
      break;
    case "pass":
    case "claim":
      scene.said[event.person] = event.event;
      break;
    case "name":
      named[event.person] = event.mask;
      break;
    case "turn-up": {
      if (event.mask === null) break;
      scene.up[event.card] = event.mask;
      const said = named[event.person] ?? (scene.said[event.person] === "claim" ? scene.announced : null);
      if (said) scene.seals[event.card] = said === event.mask;
      break;
    }
    case "reveal":
      scene.up[event.card] = event.mask;
      break;
  }
}

function note(scene: Scene, purse: string, change: number): void {
  if (change) scene.deltas[purse] = change;
}

function exchange<T>(list: T[], [one, other]: [number, number]): void {
  [list[one], list[other]] = [list[other]!, list[one]!];
}

/** A mask that lay before somebody (or in the centre) for a while. */
export interface Spell {
  mask: string;
  /** The step with which it came there. */
  at: number;
  turn: number;
}

/** For each card of each person, then for each card of the centre, which masks lay there one after the other. */
export function spellsOf(scenes: Scene[], slots: number): { person: number | null; number: number; spells: Spell[] }[] {
  const { people, cards } = scenes[0]!;
  const owned = people.flatMap((person) => Array.from({ length: slots }, (_, number) => ({ person, number })));
  const centre = Array.from({ length: cards.length - owned.length }, (_, number) => ({ person: null, number }));
  return [...owned, ...centre].map(({ person, number }) => {
    const spells: Spell[] = [];
    scenes.forEach((scene, at) => {
      const card = person === null ? owned.length + number : scene.people.indexOf(person) * slots + number;
      const mask = scene.cards[card]!;
      if (spells.at(-1)?.mask !== mask) spells.push({ mask, at, turn: scene.turn });
    });
    return { person, number, spells };
  });
}
