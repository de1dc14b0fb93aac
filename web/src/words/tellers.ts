// The teller of each game.

import type { Happened, Now, Start } from "../wire/protocol";
import type { Line, Teller } from "./telling";
import { MascaradeTeller } from "./telling_mascarade";
import { MasqueradeTeller } from "./telling_masquerade";
import type { Words } from "./words";

export type { Teller } from "./telling";

const TELLERS = { mascarade: MascaradeTeller, masquerade: MasqueradeTeller };

/** Somebody who tells the game that begins with this. */
export function teller(start: Start, words: Words): Teller {
  return new TELLERS[start.game](start, words);
}

/** A whole log told at once. */
export interface Story {
  /** Goes on with the next message. */
  teller: Teller;
  /** The table before the first turn. */
  opening: Line[];
  /** What the game begins with; nothing, if the log begins later. */
  first: Line[];
  /** For each message of the log what it says. */
  told: Line[][];
}

/** Tell what has happened so far, though the log may begin late (the memory rule, or somebody comes back). */
export function story(start: Start, log: Happened[], now: Now, words: Words): Story {
  const tells = teller(start, words);
  const isWhole = log.length ? log[0]!.seq === 1 : now.open.turn === 1;
  tells.rewind(now.open, log.flatMap((message) => message.events));
  const first = isWhole ? tells.sentences(tells.firstTurn()) : [];
  const told = log.map((message) => tells.hear(message));
  tells.resume(now.open, now.own);
  tells.ask(now.asked, now.answers);
  return { teller: tells, opening: tells.opening(), first, told };
}
