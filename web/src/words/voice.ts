// The voice: says in one reader's language what a game has decided to say. It puts in names, the forms of masks and
// "you", and follows nothing: each message is told for itself. The same rules as in Python's phrases/voice.py.

import type { Asked, Choice as Option, GameEvent, Sentence, Start } from "../wire/protocol";
import { marked } from "./marks";
import type { Given, OwnMasks, Words } from "./words";

/** A sentence, and what it is about: so that a log can draw a sign beside it. */
export interface Line {
  text: string;
  /** The event that it tells; also `opening` and `said`. */
  kind: string;
  /** The phrase that it was. */
  key: string;
  /** Only the reader saw it. */
  private: boolean;
  /** How far it is set in: 0 for a new turn and the end, 1 for what happens there, 2 for what is found one by one. */
  depth: number;
  /** A turn begins with it, or the end. */
  begins: boolean;
  event?: GameEvent;
}

/** Persons of a sentence, and what says whether they are the reader. */
const YOU: Record<string, string> = { person: "you", target: "target_you" };
const NOT_GIVEN = new Set(["say", "says", "help", "depth", "private", "gap"]);

/** What a phrase selects on. */
export function yes(condition: boolean): string {
  return condition ? "yes" : "no";
}

/** Speaks to one reader of one game. */
export class Voice {
  readonly edition: number;
  readonly ownMasks: OwnMasks;

  constructor(
    readonly start: Start,
    readonly words: Words,
  ) {
    this.edition = start.edition ?? 1;
    this.ownMasks = start.own_masks ?? {};
  }

  name(person: number): string {
    return this.start.players[person] ?? "";
  }

  /** Whether the words for a sentence are there: a game from elsewhere may say what this page has no words for. */
  #knows(sentence: Sentence | undefined): sentence is Sentence {
    return sentence !== undefined && this.words.has(sentence.say);
  }

  /** A sentence in words; `about` is the event, option or question that it belongs to. */
  sentence(sentence: Sentence, about: object = {}): string {
    const given: Given = {};
    for (const [name, value] of Object.entries({ ...about, ...sentence })) {
      if (!NOT_GIVEN.has(name) && value !== null && value !== undefined) Object.assign(given, this.#given(name, value));
    }
    return this.words.say(sentence.say, given);
  }

  /** What a phrase is given for one thing that a sentence names. */
  #given(name: string, value: unknown): Given {
    if (name in YOU) return { [name]: this.name(value as number), [YOU[name]!]: yes(value === this.start.you) };
    if (name === "winners") return { [name]: this.words.together((value as number[]).map((person) => this.name(person))) };
    if (name === "mask") return this.words.forms(value as string, this.edition, this.ownMasks);
    if (name === "power") return { [name]: this.words.power(value as string, this.edition, this.ownMasks) };
    if (Array.isArray(value)) return { [name]: value.map((one) => this.#word(name, one)).join(", ") };
    if (typeof value === "object") return { [name]: this.#word(name, value) };
    return { [name]: typeof value === "boolean" ? yes(value) : (value as string | number) };
  }

  /** One of several things, or one that is a sentence of its own. */
  #word(name: string, value: unknown): string {
    if (typeof value === "object" && value !== null && "or" in value) {
      return this.words.either((value.or as Sentence[]).map((one) => this.sentence(one)));
    }
    if (typeof value === "object") return this.sentence(value as Sentence);
    return name === "masks" ? this.words.forms(value as string, this.edition, this.ownMasks).mask! : String(value);
  }

  /** The table before the first turn; without the cards where the memory rule hides them. */
  opening(says: Sentence[] = this.start.says): Line[] {
    return says.filter((sentence) => this.#knows(sentence)).map((sentence) => this.#line("opening", sentence, {}, false));
  }

  /** What happened, in sentences. An event that says nothing, or nothing that we know, is told as nothing. */
  told(events: GameEvent[]): Line[] {
    return events.flatMap((event) => {
      const says = (event.says ?? []).filter((sentence) => this.#knows(sentence));
      return says.map((sentence, at) => this.#line(event.event, sentence, event, at === 0 && sentence.depth === 0));
    });
  }

  #line(kind: string, sentence: Sentence, about: Partial<GameEvent>, begins: boolean): Line {
    return {
      text: this.sentence(sentence, about),
      kind,
      key: sentence.say,
      private: sentence.private === true && about.person === this.start.you,
      depth: sentence.depth ?? 1,
      begins,
      ...(about.event ? { event: about as GameEvent } : {}),
    };
  }

  /** What the reader is asked. */
  question(question: Sentence): string {
    return this.sentence(this.#knows(question) ? question : { say: "question-any" });
  }

  /** Who else is asked, and what. */
  waiting(asked: Asked): string {
    return this.sentence(this.#knows(asked.says) ? asked.says : { say: "waiting-any" }, asked);
  }

  /** An answer in words, and what it means. */
  choice(option: Option): { words: string; help: string } {
    const words = this.#knows(option.says) ? this.sentence(option.says, option) : option.text;
    return { words, help: this.#knows(option.help) ? this.sentence(option.help, option) : "" };
  }
}

/** Writes a log: names are marked. */
export class Writer extends Voice {
  override name(person: number): string {
    return marked(super.name(person));
  }
}
