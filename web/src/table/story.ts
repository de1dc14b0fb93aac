// What happened, as a story: a turn that is over in one short line, the one that goes on step by step. Whatever it does not
// know is told as the log tells it.

import type { GameEvent, Sentence } from "../wire/protocol";
import { capital, marked, unmarked } from "../words/marks";
import type { Voice } from "../words/voice";
import type { LogLine } from "./chronicle.svelte";

/** So many lines at most. */
const MOST = 6;
/** The sign tells it, or another line does. */
const UNTOLD = ["turn", "said", "opening", "swap", "power"];
/** Sentences of the log that have a shorter form. */
const SHORT: Record<string, string> = { "event-announce": "story-announce", "event-take": "story-take", "event-look": "story-look" };

interface Turn {
  person: number | undefined;
  lines: LogLine[];
}

function turnsOf(lines: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (line.kind === "turn" && line.begins) turns.push({ person: line.event?.person, lines: [] });
    else if (!turns.length) turns.push({ person: undefined, lines: [] });
    const turn = turns.at(-1)!;
    if (UNTOLD.includes(line.kind)) continue;
    if (line.kind !== "peek") turn.person ??= line.event?.person;
    turn.lines.push(line);
  }
  return turns;
}

/** From your last turn on: the one before, if you have yet to do something in this one. */
export function since(lines: LogLine[], you: number): Turn[] {
  const turns = turnsOf(lines);
  return turns.slice(Math.max(0, turns.findLastIndex((turn) => turn.person === you && turn.lines.length)));
}

/** Tells turns; `isUp`: cards have just been turned up, and nothing is said of them before they are sealed. */
export class Story {
  constructor(
    private voice: Voice,
    private isUp: boolean,
  ) {}

  of(lines: LogLine[], you: number | null): LogLine[] {
    const turns = you === null ? turnsOf(lines) : since(lines, you);
    return turns.flatMap((turn, k) => (k < turns.length - 1 ? this.#over(turn) : this.#steps(turn))).slice(-MOST);
  }

  #steps({ lines }: Turn): LogLine[] {
    const told = new Told(lines);
    return told.order.flatMap((line) => {
      if (line === told.passes[0]) return this.#line(line, { say: "story-passed", n: told.passes.length });
      if (line === told.claims[0]) return this.#line(line, { say: "story-claimed", people: this.#people(told.claims.map(({ event }) => event!.person!)), mask: told.mask });
      if (line === told.ups[0]) return this.isUp && line === told.order.at(-1) ? [] : this.#written(line, this.#verdict(told), told.mask);
      if (line === told.paid[0]) return this.#written({ ...line, kind: "gain" }, this.#gains(told.paid));
      if (line === told.fined[0]) return this.#written({ ...line, kind: "fine" }, this.#fines(told.fined));
      const say = SHORT[line.key];
      return say ? this.#line(line, { ...line.event!.says![0]!, say }) : [line];
    });
  }

  #over(turn: Turn): LogLine[] {
    const told = new Told(turn.lines);
    const announced = told.announced;
    if (!announced?.event) return this.#steps(turn);
    const proven = told.proven();
    const coins = this.#changes(told.changes(), told.claims.length ? (proven.length === 1 ? proven[0] : undefined) : announced.event.person);
    const moved = turn.lines.filter(({ kind }) => kind === "fortunes" || kind === "places").map((line) => line.marked);
    const given = { person: announced.event.person, mask: told.mask };
    const said = told.claims.length
      ? [this.voice.sentence({ say: "story-contested", people: this.#people(told.claims.map(({ event }) => event!.person!)), ...given }), this.#verdict(told), coins]
      : [this.voice.sentence({ say: "story-unopposed", n: coins ? 1 : 0, coins, ...given })];
    return [this.#written(announced, [...said, ...moved].filter(Boolean).join(" "), told.mask)];
  }

  #line(line: LogLine, sentence: Sentence): LogLine {
    return this.#written(line, capital(this.voice.sentence(sentence, line.event)), (sentence.mask ?? line.event?.mask) as string | undefined);
  }

  #written(line: LogLine, text: string, mask?: string): LogLine {
    return { n: line.n, kind: line.kind, key: "", private: false, depth: 1, begins: false, text: unmarked(text), marked: text, whole: line.text, ...(mask ? { event: { event: line.kind, mask } } : {}) };
  }

  #who(person: number, mark = marked): string {
    return mark(person === this.voice.start.you ? this.voice.words.say("reveal-you") : unmarked(this.voice.name(person)));
  }

  #people(people: number[], mark = marked): string {
    return this.voice.words.together(people.map((person) => this.#who(person, mark)));
  }

  #verdict(told: Told): string {
    const [first, second] = told.proven();
    const say = second !== undefined ? "reveal-both" : first === undefined ? "reveal-nobody" : "reveal-is";
    return `${this.voice.sentence({ say, person: first ?? null, mask: told.mask }).replace("\n", " ")}.`;
  }

  /** Who won and lost how much; of whom it goes without saying, without a name. */
  #changes(changes: Map<number, number>, unnamed?: number): string {
    const found = [...changes].filter(([, n]) => n).sort(([a], [b]) => Number(b === unnamed) - Number(a === unnamed));
    return found.map(([person, n]) => (person === unnamed ? signed(n) : `${this.#who(person, String)} ${signed(n)}`)).join(", ");
  }

  #gains(paid: LogLine[]): string {
    const coins = capital(this.#changes(changesOf(paid)));
    const purses = new Set(paid.map(({ event }) => event!.from));
    const from = purses.size === 1 ? paid[0]!.event!.from : "";
    return from === "bank" || from === "court" ? this.voice.sentence({ say: "story-from", from, coins }) : coins;
  }

  #fines(fined: LogLine[]): string {
    const people = fined.map(({ event }) => event!.says![0]!.person as number);
    const amounts = new Set(fined.map(({ event }) => event!.amount as number));
    if (amounts.size > 1) return capital(this.#changes(changesOf(fined)));
    return capital(`${this.#people(people, String)} ${signed(-[...amounts][0]!)}`);
  }
}

/** What is told of a turn: what belongs together is found together, at the first of it. */
class Told {
  announced?: LogLine;
  passes: LogLine[] = [];
  claims: LogLine[] = [];
  /** The cards of those who claim. */
  ups: LogLine[] = [];
  paid: LogLine[] = [];
  fined: LogLine[] = [];
  order: LogLine[] = [];

  constructor(lines: LogLine[]) {
    for (const line of lines) {
      const together = this.#togetherWith(line);
      if (line.kind === "announce") this.announced = line;
      if (!together?.length) this.order.push(line);
      together?.push(line);
    }
  }

  #togetherWith({ kind, event }: LogLine): LogLine[] | undefined {
    if (kind === "pass") return this.passes;
    if (kind === "claim") return this.claims;
    if (kind === "turn-up" && this.#isClaimed(event!) && !this.paid.length) return this.ups;
    if (kind === "coins") return event!.why === "fine" ? this.fined : this.paid;
    return undefined;
  }

  #isClaimed({ person }: GameEvent): boolean {
    return this.claims.length > 0 && this.ups.length <= this.claims.length && [this.announced, ...this.claims].some((line) => line?.event?.person === person);
  }

  get mask(): string {
    return this.announced?.event?.mask as string;
  }

  /** Those who were what they said. */
  proven(): number[] {
    return this.ups.filter(({ event }) => event!.mask === this.mask).map(({ event }) => event!.person!);
  }

  changes(): Map<number, number> {
    return changesOf([...this.paid, ...this.fined]);
  }
}

const signed = (n: number): string => marked(n > 0 ? `+${n}` : `−${-n}`);

function changesOf(lines: LogLine[]): Map<number, number> {
  const changes = new Map<number, number>();
  for (const { event } of lines) {
    const { person, target } = event!.says![0]! as { person?: number; target?: number };
    const isPaid = typeof event!.from === "number";
    const add = (who: number | undefined, n: number) => who !== undefined && changes.set(who, (changes.get(who) ?? 0) + n);
    add(person, isPaid ? -(event!.amount as number) : (event!.amount as number));
    add(target, event!.amount as number);
  }
  return changes;
}
