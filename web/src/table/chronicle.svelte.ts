// The chronicle: what happened at a table in the reader's language, what is asked, and what the screen reader says.

import type { Choice as Option, GameEvent, Said } from "../wire/protocol";
import { currentWords, say } from "../words/language.svelte";
import { Voice, type Line } from "../words/voice";
import type { Session } from "./session.svelte";

export interface LogLine extends Line {
  n: number;
}

export class Chronicle {
  #session: Session;
  /** What was asked for by a key: said once, then forgotten. */
  #queried = $state("");
  /** Each message is told once; another language, or another game, has another voice. */
  #told = new WeakMap<GameEvent[], Line[]>();

  constructor(session: Session) {
    this.#session = session;
  }

  #voice = $derived.by((): Voice | null => {
    const { start } = this.#session;
    this.#told = new WeakMap();
    return start && new Voice(start, currentWords());
  });

  #lines = $derived.by((): LogLine[] => {
    const voice = this.#voice;
    const { begins, now, log } = this.#session;
    if (!voice || !now) return [];
    const first = log.find((entry) => entry.happened)?.happened?.seq;
    const isWhole = first === undefined ? now.open.turn === 1 : first === 1;
    const lines = isWhole ? this.#heard(voice, 0, begins) : [];
    for (const entry of log) {
      if (entry.said) lines.push(this.#said(entry.n, entry.said));
      else if (entry.happened) lines.push(...this.#heard(voice, entry.n, entry.happened.events));
    }
    return lines;
  });

  #heard(voice: Voice, n: number, events: GameEvent[]): LogLine[] {
    const told = this.#told.get(events) ?? voice.told(events);
    this.#told.set(events, told);
    return told.map((line) => ({ ...line, n }));
  }

  #said(n: number, said: Said): LogLine {
    const name = this.#session.table?.seats[said.seat]?.name ?? "";
    const text = said.phrase ? say(`phrase-${said.phrase}`) : said.text;
    return { n, text: say("table-said", { name, text }), kind: "said", key: "", private: false, depth: 1, begins: false };
  }

  get lines(): LogLine[] {
    return this.#lines;
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
    return asked && !this.#session.isAsked ? (this.#voice?.waiting(asked) ?? "") : "";
  }

  /** An answer in words, and what it means. */
  words(option: Option): { words: string; help: string } {
    return this.#voice?.choice(option) ?? { words: option.text, help: "" };
  }

  /** For the live regions. */
  get spoken(): string {
    const last = this.#session.log.at(-1)?.n;
    const latest = this.lines.filter((line) => line.n === last).map((line) => line.text);
    return this.#queried || [...latest, this.waiting].join(" ");
  }

  get asked(): string {
    return this.question;
  }

  /** Keys that ask: g for gold, t for whose turn, l for the log. */
  query(key: string): void {
    const { stage, start, now } = this.#session;
    if (key === "g" && start && stage.coins.length) {
      const purses = stage.people.map((person, place) => `${start.players[person]} ${stage.coins[place]}`);
      this.#queried = say("table-query-coins", { purses: purses.join(", "), court: stage.court });
    } else if (key === "t" && now) {
      this.#queried = this.question || this.waiting;
    } else if (key === "l") {
      this.#queried = this.lines
        .slice(-5)
        .map((line) => line.text)
        .join(" ");
    } else {
      this.#queried = "";
    }
  }
}
