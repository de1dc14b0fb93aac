// Telling: what happened, what is asked and what can be answered, in sentences of a language.
// A teller is fed with the messages that its reader is sent, in order, and knows nothing else.

import type { Asked, Choice as Option, GameEvent, Now, Own, Start } from "../wire/protocol";
import type { Purse } from "./events";
import type { Given, Words } from "./words";

/** A sentence, and what it is about: so that a log can draw a sign beside it. */
export interface Line {
  text: string;
  /** The event that it tells; also `opening`, `must`, `fine`, `winner` and `draw`. */
  kind: string;
  /** Only the reader saw it. */
  private: boolean;
  /** How far it is set in: 0 for a new turn and the end, 1 for what happens there, 2 for what is found one by one. */
  depth?: number;
  /** A turn begins with it, or the end. */
  begins?: boolean;
  /** Whom it is about; whoever acts comes first. */
  persons?: number[];
  /** The mask that it names. */
  mask?: string;
  /** The cards of Masquerade that it names. */
  cards?: string[];
  /** Whether that mask or these cards were really seen; else they were only said. */
  seen?: boolean;
  /** Coins that changed hands: between persons, court and bank. */
  paid?: { from: Purse; to: Purse; amount: number };
}

/** One answer as a reader sees it: in words, and what it means. */
export interface Choice extends Option {
  words: string;
  help: string;
}

/** What happened, and what is asked after it. What is told again later comes without the question. */
export interface Heard {
  events: GameEvent[];
  asked?: Asked | null;
  answers?: Option[];
}

/** What a sentence selects on. */
export function yes(condition: boolean): string {
  return condition ? "yes" : "no";
}

/** Tells one game to one reader. */
export abstract class Teller {
  readonly names: string[];
  readonly you: number | null;
  asked: Asked | null = null;
  answers: Option[] = [];

  constructor(
    readonly start: Start,
    readonly words: Words,
  ) {
    this.names = start.players;
    this.you = start.you;
  }

  say(key: string, given?: Given): string {
    return this.words.say(key, given);
  }

  /** Take in the next message: what happened, in sentences. */
  hear(message: Heard): Line[] {
    const lines = message.events.flatMap((event) => this.sentences(event));
    this.ask(message.asked, message.answers);
    return lines;
  }

  /** Take in what is asked now. */
  ask(asked: Asked | null = null, answers: Option[] = []): void {
    this.asked = asked;
    this.answers = answers;
  }

  name(person: number): string {
    return this.names[person] ?? "";
  }

  /** What a sentence is given about its person. */
  who(person: number): Given {
    return { person: this.name(person), you: yes(person === this.you) };
  }

  /** What a sentence is given about its other person. */
  whom(person: number): Given {
    return { target: this.name(person), target_you: yes(person === this.you) };
  }

  /** Who has won, if anybody has. */
  winners(event: { winners: number[] }): Line[] {
    const winners = this.words.together(event.winners.map((person) => this.name(person)));
    if (!winners) return [];
    const key = event.winners.length === 1 ? "event-winner" : "event-winners";
    return [this.line("winner", this.say(key, { winners }), { depth: 0, persons: event.winners })];
  }

  /** The answers that the reader may give now. */
  choices(): Choice[] {
    return this.answers.map((option) => {
      const [words, help] = this.choice(option);
      return { ...option, words, help };
    });
  }

  protected line(kind: string, text: string, more: Partial<Line> = {}): Line {
    return { text, kind, private: false, depth: 1, ...more };
  }

  /** Whoever is asked now. */
  protected get person(): string {
    return this.asked ? this.name(this.asked.person) : "";
  }

  /** The table before the first turn; without the cards where the memory rule hides them. */
  abstract opening(): Line[];

  /** The event with which every game begins, and which no log holds. */
  abstract firstTurn(): GameEvent;

  /** What one event says. */
  abstract sentences(event: GameEvent): Line[];

  /** Stand where the table lies now. What was heard of a turn that is going on stays known. */
  abstract resume(open: Now["open"], own?: Own): void;

  /** Make ready to tell these events, after which the table lies as it does now. */
  abstract rewind(open: Now["open"], later: GameEvent[]): void;

  /** What the reader is asked now. */
  abstract question(): string;

  /** Who else is asked now, and what. */
  abstract waiting(): string;

  /** An answer in words, and what it means. */
  abstract choice(option: Option): [words: string, help: string];

  /** Where the game stands, as far as the reader can see. */
  abstract table(): Line[];

  /** What a refusal's sentence may need. */
  abstract refusalFacts(): Given;
}
