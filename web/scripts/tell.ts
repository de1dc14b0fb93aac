// For tests: what the browser would say. tests/phrases/test_browser_words.py compares it with the Python tellers.

import type { Happened, Misfit, Now, Start } from "../src/wire/protocol";
import { story, teller } from "../src/words/tellers";
import type { Heard, Line, Teller } from "../src/words/telling";
import { Words, type Given, type Language, type OwnMasks } from "../src/words/words";

/** A game as one viewer is told of it, from its beginning. */
export interface Game {
  start: Start;
  messages: Heard[];
}

/** A log that begins late, and the table as it lies now. */
export interface Late {
  start: Start;
  log: Happened[];
  now: Now;
}

export interface Wish {
  language: Language;
  phrases?: [key: string, given: Given, attribute: string | null][];
  refusals?: { code: string; rule: string; facts: Given }[];
  misfits?: Misfit[];
  together?: string[][];
  own?: OwnMasks;
  games?: Game[];
  late?: Late[];
  /** Games whose lines are wanted with all they carry. */
  signs?: Game[];
}

/** What is asked and can be answered; or who else is asked. */
function asked(tells: Teller): string[] {
  if (tells.answers.length) {
    return [tells.question(), ...tells.choices().flatMap((choice) => [choice.text, choice.words, choice.help])];
  }
  return tells.asked ? [tells.waiting()] : [];
}

/** Lines as the terminal writes them. */
function plain(lines: Line[]): string[] {
  return lines.flatMap((line) => [...(line.begins ? [""] : []), "  ".repeat(line.depth ?? 0) + line.text]);
}

function whole({ start, messages }: Game, words: Words): string[][] {
  const tells = teller(start, words);
  const told = [plain(tells.opening())];
  for (const message of messages) told.push([...plain(tells.hear(message)), ...asked(tells)]);
  return [...told, plain(tells.table()), [JSON.stringify(tells.refusalFacts())]];
}

function late({ start, log, now }: Late, words: Words): Record<string, unknown> {
  const told = story(start, log, now, words);
  const lines = [told.first, ...told.told].map(plain);
  return { lines, asked: asked(told.teller), table: plain(told.teller.table()) };
}

function owned(own: OwnMasks, words: Words): unknown[] {
  return [...Object.keys(own), "judge", "not-to-be-found", null].map((mask) => [
    words.forms(mask, 1, own),
    mask && own[mask] ? words.power(mask, 1, own) : "",
  ]);
}

function signs({ start, messages }: Game, words: Words): Line[] {
  const tells = teller(start, words);
  return messages.flatMap((message) => tells.hear(message));
}

export async function tell(wish: Wish): Promise<unknown> {
  const words = await Words.load(wish.language);
  await words.loadRules();
  return {
    phrases: wish.phrases?.map(([key, given, attribute]) => words.say(key, given, attribute ?? undefined)),
    refusals: wish.refusals?.map(({ facts, ...refusal }) => words.refusal(refusal, facts)),
    misfits: wish.misfits?.map((misfit) => words.breach(misfit)),
    together: wish.together?.map((names) => words.together(names)),
    own: wish.own && owned(wish.own, words),
    games: wish.games?.map((game) => whole(game, words)),
    late: wish.late?.map((begun) => late(begun, words)),
    signs: wish.signs?.map((game) => signs(game, words)),
  };
}
