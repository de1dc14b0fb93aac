// For tests: what the browser would say. tests/phrases/test_browser_words.py compares it with what Python says.

import type { Asked, Breach, Choice, GameEvent, Sentence, Start } from "../src/wire/protocol";
import { Voice, type Line } from "../src/words/voice";
import { Words, type Given, type Language, type OwnMasks } from "../src/words/words";

interface Heard {
  events: GameEvent[];
  asked: Asked | null;
  question?: Sentence;
  answers?: Choice[];
}

/** A game as one viewer is told of it. */
export interface Game {
  start: Start;
  messages: Heard[];
}

export interface Wish {
  language: Language;
  phrases?: [key: string, given: Given, attribute: string | null][];
  refusals?: { code: string; rule: string; facts: Given }[];
  breaches?: Breach[];
  together?: string[][];
  own?: OwnMasks;
  games?: Game[];
  /** Games whose lines are wanted with all they carry. */
  signs?: Game[];
}

/** Lines as the terminal writes them. */
function plain(lines: Line[]): string[] {
  return lines.flatMap((line) => [...(line.begins ? [""] : []), "  ".repeat(line.depth) + line.text]);
}

/** What is asked and can be answered; or who else is asked. */
function asked(voice: Voice, { asked, question, answers = [] }: Heard): string[] {
  if (!question) return asked ? [voice.waiting(asked)] : [];
  return [voice.question(question), ...answers.flatMap((option) => [option.text, ...Object.values(voice.choice(option))])];
}

function whole({ start, messages }: Game, words: Words): string[][] {
  const voice = new Voice(start, words);
  return [plain(voice.opening()), ...messages.map((message) => [...plain(voice.told(message.events)), ...asked(voice, message)])];
}

function owned(own: OwnMasks, words: Words): unknown[] {
  return [...Object.keys(own), "judge", "not-to-be-found", null].map((mask) => [
    words.forms(mask, 1, own),
    mask && own[mask] ? words.power(mask, 1, own) : "",
  ]);
}

function signs({ start, messages }: Game, words: Words): Line[] {
  const voice = new Voice(start, words);
  return messages.flatMap((message) => voice.told(message.events));
}

export async function tell(wish: Wish): Promise<unknown> {
  const words = await Words.load(wish.language);
  await words.loadRules();
  return {
    phrases: wish.phrases?.map(([key, given, attribute]) => words.say(key, given, attribute ?? undefined)),
    refusals: wish.refusals?.map(({ facts, ...refusal }) => words.refusal(refusal, facts)),
    breaches: wish.breaches?.map((breach) => words.breach(breach)),
    together: wish.together?.map((names) => words.together(names)),
    own: wish.own && owned(wish.own, words),
    games: wish.games?.map((game) => whole(game, words)),
    signs: wish.signs?.map((game) => signs(game, words)),
  };
}
