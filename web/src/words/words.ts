// Words: every sentence that people read, in their language, from the same Fluent files as the terminal's.
// No key falls back to another language: a missing one is an error, and `make check` finds it first.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Breach, OwnMask, Refusal } from "../wire/protocol";

export const LANGUAGES = ["en", "de", "fr", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Given = Record<string, string | number>;
export type OwnMasks = Record<string, OwnMask>;

type Texts = Record<string, string>;

/** One chunk for each language: nobody loads words they do not read. */
const TEXTS: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("./texts/en"),
  de: () => import("./texts/de"),
  fr: () => import("./texts/fr"),
  it: () => import("./texts/it"),
  nl: () => import("./texts/nl"),
};

/** The rules pages are long and seldom read. (A few words around them stand with the terminal's.) */
const RULES = import.meta.glob<string>("../../../src/maskenball/{phrases,games/*/phrases}/*/{*_rules,terminal}.ftl", {
  query: "?raw",
  import: "default",
});

/** A phrase is missing or was not given what it needs: a mistake of ours. */
export class Unsaid extends Error {}

/** All phrases of one language. */
export class Words {
  readonly language: Language;
  #bundle: FluentBundle;
  #rules: Promise<void> | null = null;

  private constructor(language: Language, texts: Texts) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    Object.values(texts).forEach((text) => this.#add(text));
  }

  static async load(language: Language): Promise<Words> {
    return new Words(language, (await TEXTS[language]()).default);
  }

  /** Also the rules pages; done once. */
  loadRules(): Promise<void> {
    this.#rules ??= this.#addRules().catch((error: unknown) => {
      this.#rules = null;
      throw error;
    });
    return this.#rules;
  }

  async #addRules(): Promise<void> {
    const paths = Object.keys(RULES).filter((path) => path.includes(`/${this.language}/`));
    for (const text of await Promise.all(paths.map((path) => RULES[path]!()))) this.#add(text);
  }

  #add(text: string): void {
    for (const error of this.#bundle.addResource(new FluentResource(text))) this.#mistake(error.message);
  }

  /** A phrase in words. */
  say(key: string, given: Given = {}, attribute?: string): string {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      this.#mistake(`${key} has no ${attribute ?? "text"}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    if (errors[0]) this.#mistake(`${key}: ${errors[0].message}`);
    return text;
  }

  /** Whoever develops is stopped; whoever plays is not. */
  #mistake(what: string): void {
    const unsaid = new Unsaid(`${this.language}: ${what}`);
    if (import.meta.env.DEV) throw unsaid;
    console.error(unsaid);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** What a sentence about a mask is given: `mask` and every form of it. `own`: home-made masks by id. */
  forms(mask: string | null, edition: number, own: OwnMasks = {}): Record<string, string> {
    const homeMade = own[mask ?? ""];
    const key = `mask-${mask ?? "hidden"}`;
    const found: Record<string, string> = {};
    if (homeMade || !this.has(key)) {
      const name = this.homeMadeName(mask ?? "", homeMade);
      const quoted = this.say("home-made-mask", { name });
      for (const form of this.#maskForms()) found[`mask_${form}`] = quoted;
      return { mask: name, ...found };
    }
    for (const form of this.#maskForms()) found[`mask_${form}`] = this.say(key, { edition }, form);
    return { mask: this.say(key, { edition }), ...found };
  }

  /** What a home-made mask is called: in this language, else in English, else by its id. */
  homeMadeName(mask: string, homeMade?: OwnMask): string {
    const titled = mask.replaceAll("-", " ").replace(/\p{L}+/gu, (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase());
    return homeMade?.names[this.language] || homeMade?.names.en || titled;
  }

  /** What a mask does. */
  power(mask: string, edition: number, own: OwnMasks = {}): string {
    const homeMade = own[mask];
    if (homeMade) return homeMade.texts[this.language] || (homeMade.texts.en ?? "");
    return this.say(`power-${mask}`, { edition });
  }

  /** What a mask does, in a few words; a home-made one has one text only. */
  shortPower(mask: string, edition: number, own: OwnMasks = {}): string {
    return own[mask] ? this.power(mask, edition, own) : this.say(`power-${mask}`, { edition }, "short");
  }

  /** Why something was not done: by the rules of the game (with the rule), or by the server. */
  refusal(refusal: Pick<Refusal, "code"> & { rule?: string }, facts: Given = {}): string {
    if (refusal.rule) {
      const sentence = this.say(`refusal-${refusal.code}`, facts);
      return this.say("refusal-with-rule", { sentence, rule: refusal.rule });
    }
    if (refusal.code === "stale") return this.say("refusal-stale");
    return this.say(this.has(`refused-${refusal.code}`) ? `refused-${refusal.code}` : "refused-else");
  }

  /** What the server says about the line itself. */
  notice(code: string): string {
    return this.say(`notice-${code}`);
  }

  /** What speaks against playing so. */
  breach(told: Breach, edition = 1): string {
    if (!told.key) {
      const { sentence, rule, line } = told;
      return line === undefined ? this.say("breach-plain", { sentence, rule }) : this.say("breach-line", { line, sentence, rule });
    }
    const facts = { ...told.facts };
    if (facts.mask !== undefined && this.has(`mask-${facts.mask}`)) facts.mask = this.say(`mask-${facts.mask}`, { edition });
    if (Array.isArray(facts.wanted)) facts.wanted = this.either(facts.wanted.map(String));
    const breach = this.say(told.key, facts as Given);
    return told.advice ? this.say("breach-advice", { breach }) : breach;
  }

  /** A, B and C. */
  together(words: string[]): string {
    return this.#listed("and-list", words);
  }

  /** A, B or C. */
  either(words: string[]): string {
    return this.#listed("or-list", words);
  }

  #listed(key: string, words: string[]): string {
    const last = words.at(-1);
    if (words.length < 2 || last === undefined) return words.join("");
    return this.say(key, { first: words.slice(0, -1).join(", "), last });
  }

  #maskForms(): string[] {
    return Object.keys(this.#bundle.getMessage("mask-hidden")?.attributes ?? {}).sort();
  }
}
