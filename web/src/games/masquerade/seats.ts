// What is drawn at each seat.

import { say } from "../../words/language.svelte";
import type { Watched } from "../../table/watched.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Guess, Guesses } from "./guesses.svelte";
import type { Lies } from "./lies";
import { isEnding, isFull, type Scene } from "./scene";
import { justHappened } from "./trick";

export interface SeatView {
  person: number;
  name: string;
  hand: number;
  won: number;
  bot: boolean;
  away: boolean;
  decides: boolean;
  /** It matters now: who wins the trick, whose pile is searched. */
  framed: boolean;
  /** Somebody looks through this pile. */
  searched: boolean;
  dark: boolean;
  target: boolean;
  chosen: boolean;
  guess: Guess;
  /** Cards that have just come or gone. */
  delta: number;
  /** Only at the end. */
  team: string;
  unknowing: boolean;
  line: string;
  diamonds: number | null;
  /** Not counted yet. */
  uncounted: boolean;
  label: string;
  action: string;
}

export interface Shown {
  /** How many Partners everybody was dealt, once it is known. */
  dealt: number[] | null;
  deltas: Record<number, number>;
  /** The diamonds that were counted so far, of the piles that were begun. */
  counted: Record<number, number>;
}

/** Everybody, clockwise from you (or, for those who watch, from the first seat). */
export function seatViews(session: Watched, choosing: Choosing, guesses: Guesses, scene: Scene, lying: Lies, shown: Shown): SeatView[] {
  const { table, you, stage } = session;
  const [now, start] = [session.now!, session.start!];
  const { dealt } = shown;
  const n = start.players.length;
  const events = justHappened(session.log);
  const winner = isFull(scene) || scene === "lands" ? events.find((event) => event.event === "trick")?.person : undefined;
  const stolen = scene === "taken" ? events.find((event) => event.event === "stolen") : undefined;
  const searched = scene === "action" ? events.find((event) => event.event === "steal")?.of : undefined;
  const { teams, piles } = isEnding(scene) ? now.own : {};
  return Array.from({ length: n }, (_, k): SeatView => {
    const person = ((you ?? 0) + k) % n;
    const seat = table?.seats[person];
    const name = start.players[person] ?? "";
    const target = choosing.people.includes(person);
    const guess = guesses.about(person);
    const hand = now.open.hand_sizes[person] ?? 0;
    const won = lying.piles[person] ?? 0;
    const isUnknowing = teams?.[person] === "partners" && dealt?.[person] === 0;
    const team = scene === "hush" || scene === "uncover" || (scene === "sides" && isUnknowing) ? "" : (teams?.[person] ?? "");
    const unknowing = isUnknowing && team !== "";
    const isCounted = scene === "count" || scene === "winner";
    return {
      person,
      name: person === you ? say("table-you", { name }) : name,
      hand,
      won,
      bot: seat?.level != null,
      away: seat?.kind === "person" && !seat.here && seat.level === null,
      decides: now.asked?.person === person || (stage.beat === "leads" && now.open.leader === person),
      framed: (person === winner && scene !== "lies") || person === stolen?.person || person === searched,
      searched: person === searched,
      dark: scene === "uncover" ? dealt !== null && !dealt[person] : choosing.kind === "steal" && !target && person !== you,
      target,
      chosen: target && choosing.of === person,
      guess,
      delta: isEnding(scene) ? 0 : (shown.deltas[person] ?? 0),
      team,
      unknowing,
      line: team ? say("tricks-plate", { kind: unknowing ? "unknowing" : team }) : isEnding(scene) ? say("tricks-plate", { kind: "out" }) : "",
      diamonds: isCounted && piles ? (shown.counted[person] ?? 0) : null,
      uncounted: shown.counted[person] === undefined,
      label: say("tricks-seat", { name, hand, won }),
      action: target ? say("answer-steal", { target: name }) : say("tricks-guess-about", { name, guess: guess || "none" }),
    };
  });
}

/** How many of these cards carry a diamond. */
export function diamonds(cards: string[], carrying: string[]): number {
  return cards.filter((card) => carrying.includes(card)).length;
}

/** How many cards came to a pile or went from it just now, by person. */
export function changes(session: Watched, scene: Scene): Record<number, number> {
  const events = justHappened(session.log);
  const trick = events.find((event) => event.event === "trick");
  const stolen = events.find((event) => event.event === "stolen");
  if (scene === "lands" && trick) return { [trick.person!]: session.start!.players.length };
  return scene === "taken" && stolen ? { [stolen.person!]: 1, [stolen.of as number]: -1 } : {};
}
