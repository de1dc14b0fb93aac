// The chronicle: what happened at a table in the reader's language, what is asked, and what the screen reader says.

import type { Choice as Option, GameEvent, Said } from "../wire/protocol";
import { currentWords, say } from "../words/language.svelte";
import { marked, unmarked } from "../words/marks";
import { Voice, Writer, type Line } from "../words/voice";
import type { Session } from "./session.svelte";
import { Story } from "./story";

export interface LogLine extends Line {
  n: number;
  /** The text, with its names marked. */
  marked: string;
  /** The sentence of the log that it is short for. */
  whole?: string;
}

/** A sentence of a live region. */
export interface Spoken {
  key: string;
  text: string;
}

export class Chronicle {
  #session: Session;
  /** What was asked for by a key: said once, then forgotten. */
  #queried = $state.raw<Spoken[]>([]);
  #queries = 0;
  /** Each message is told once; another language, or another game, has another voice. */
  #told = new WeakMap<GameEvent[], Line[]>();

  constructor(session: Session) {
    this.#session = session;
  }

  #voice = $derived.by((): Voice | null => {
    const { start } = this.#session;
    return start && new Voice(start, currentWords());
  });

  #writer = $derived.by((): Writer | null => {
    const { start } = this.#session;
    this.#told = new WeakMap();
    return start && new Writer(start, currentWords());
  });

  #lines = $derived.by((): LogLine[] => {
    const writer = this.#writer;
    const { begins, now, log, told, isWhole } = this.#session;
    if (!writer || !now) return [];
    const lines = isWhole ? this.#heard(writer, 0, begins) : [];
    const latest = told && log.findLast((entry) => entry.happened);
    for (const entry of log) {
      if (entry === latest) lines.push(...this.#heard(writer, entry.n, entry.heard!.filter((_, k) => told!.has(k))));
      else if (entry.said) lines.push(this.#said(entry.n, entry.said));
      else if (entry.happened) lines.push(...this.#heard(writer, entry.n, entry.heard ?? entry.happened.events));
    }
    return lines;
  });

  #heard(writer: Writer, n: number, events: GameEvent[]): LogLine[] {
    const told = this.#told.get(events) ?? writer.told(events);
    this.#told.set(events, told);
    return told.map((line) => ({ ...line, n, text: unmarked(line.text), marked: line.text }));
  }

  #said(n: number, said: Said): LogLine {
    const name = this.#session.table?.seats[said.seat]?.name ?? "";
    const text = said.phrase ? say(`phrase-${said.phrase}`) : said.text;
    return { n, text: say("table-said", { name, text }), marked: say("table-said", { name: marked(name), text }), kind: "said", key: "", private: false, depth: 1, begins: false };
  }

  get lines(): LogLine[] {
    return this.#lines;
  }

  /** The last of it in few words, since your last turn. */
  get story(): LogLine[] {
    const { stage, you } = this.#session;
    return this.#writer ? new Story(this.#writer, stage.beat === "turn").of(this.lines, you) : [];
  }

  get opening(): Line[] {
    return this.#voice?.opening() ?? [];
  }

  /** What the reader is asked; empty: nothing. */
  get question(): string {
    const question = this.#session.now?.question;
    return question ? (this.#voice?.question(question) ?? "") : "";
  }

  /** Who else is asked, and what. */
  get waiting(): string {
    const asked = this.#session.now?.asked;
    return asked && !this.#session.isAsked && !this.#session.stage.isOn ? (this.#voice?.waiting(asked) ?? "") : "";
  }

  /** An answer in words, and what it means. */
  words(option: Option): { words: string; help: string } {
    return this.#voice?.choice(option) ?? { words: option.text, help: "" };
  }

  /** What a screen reader says: each sentence is added once, and none that was added is changed. Whose turn it is was
   * told; that somebody chooses what a power does was not. */
  get spoken(): Spoken[] {
    const { aloud, question, stage } = this.#session;
    const told = aloud.flatMap(({ k, events, said }) => {
      const lines = said ? [this.#said(said.n, said)] : (this.#voice?.told(events ?? []) ?? []);
      return lines.map(({ text }, part) => ({ key: `${k} ${part}`, text }));
    });
    if (this.waiting && stage.beat) told.push({ key: `waiting ${question}`, text: this.waiting });
    return [...told, ...this.#queried];
  }

  /** The question, as a screen reader interrupts with it. */
  get asked(): Spoken[] {
    return this.question ? [{ key: `${this.#session.question}`, text: this.question }] : [];
  }

  /** Keys that ask: g for gold, t for whose turn, l for the log. */
  query(key: string): void {
    const text = this.#queriedBy(key);
    this.#queried = text ? [{ key: `query ${++this.#queries}`, text }] : [];
  }

  #queriedBy(key: string): string {
    const { stage, start } = this.#session;
    if (key === "g" && start && stage.coins.length) {
      const purses = stage.people.map((person, place) => `${start.players[person]} ${stage.coins[place]}`);
      return say("table-query-coins", { purses: purses.join(", "), court: stage.court });
    }
    if (key === "t") return this.question || this.waiting;
    if (key !== "l") return "";
    const latest = this.lines.slice(-5);
    return latest.map((line) => line.text).join(" ");
  }
}
