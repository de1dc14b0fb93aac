// The chronicle: what happened at a table in the reader's language, what is asked, and what the screen reader says.

import type { Choice as Option, Said } from "../wire/protocol";
import { currentWords, say } from "../words/language.svelte";
import { story, type Story } from "../words/tellers";
import type { Line } from "../words/telling";
import type { Session } from "./session.svelte";

export interface LogLine extends Line {
  n: number;
}

export class Chronicle {
  #session: Session;
  /** What was asked for by a key: said once, then forgotten. */
  #queried = $state("");

  constructor(session: Session) {
    this.#session = session;
  }

  /** A teller that has heard everything up to now, and what it said. */
  #told = $derived.by((): { story: Story; lines: LogLine[] } | null => {
    const { start, now, log } = this.#session;
    if (!start || !now) return null;
    const happened = log.flatMap((entry) => (entry.happened ? [entry.happened] : []));
    const told = story(start, happened, now, currentWords());
    const lines: LogLine[] = told.first.map((line) => ({ ...line, n: 0 }));
    let k = 0;
    for (const entry of log) {
      if (entry.said) lines.push(this.#said(entry.n, entry.said));
      else lines.push(...told.told[k++]!.map((line) => ({ ...line, n: entry.n })));
    }
    return { story: told, lines };
  });

  #said(n: number, said: Said): LogLine {
    const name = this.#session.table?.seats[said.seat]?.name ?? "";
    const text = said.phrase ? say(`phrase-${said.phrase}`) : said.text;
    return { n, text: say("table-said", { name, text }), kind: "said", private: false };
  }

  get lines(): LogLine[] {
    return this.#told?.lines ?? [];
  }

  get opening(): Line[] {
    return this.#told?.story.opening ?? [];
  }

  /** What the reader is asked; empty: nothing. */
  get question(): string {
    return this.#session.isAsked ? (this.#told?.story.teller.question() ?? "") : "";
  }

  /** Who else is asked, and what. */
  get waiting(): string {
    return this.#session.now?.asked && !this.#session.isAsked ? (this.#told?.story.teller.waiting() ?? "") : "";
  }

  /** An answer in words, and what it means. */
  words(option: Option): { words: string; help: string } {
    const found = this.#told?.story.teller.choices().find((choice) => choice.text === option.text);
    return { words: found?.words ?? option.text, help: found?.help ?? "" };
  }

  /** For the live regions. */
  get spoken(): string {
    const last = this.#session.log.at(-1)?.n;
    const latest = this.lines.filter((line) => line.n === last && line.text).map((line) => line.text.trim());
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
        .map((line) => line.text.trim())
        .join(" ");
    } else {
      this.#queried = "";
    }
  }
}
