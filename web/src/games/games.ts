// The games that this page can draw. Any other is drawn on a plain table.

import { say, currentWords } from "../words/language.svelte";
import type { GameKit } from "./kit";
import { mascarade } from "./mascarade/kit";
import { masquerade } from "./masquerade/kit";
import { plain } from "./plain/kit";

const KITS: Record<string, GameKit> = { mascarade, masquerade };

/** The games that have screens of their own. */
export const GAMES = Object.keys(KITS);

export function kitOf(game: string): GameKit {
  return KITS[game] ?? plain;
}

/** What a game is called. */
export function nameOf(game: string): string {
  return currentWords().has(`game-${game}`) ? say(`game-${game}`) : game.charAt(0).toUpperCase() + game.slice(1);
}

/** One line about a game; empty where nobody has written one. */
export function aboutOf(game: string): string {
  return currentWords().has(`option-${game}`) ? say(`option-${game}`) : "";
}

/** What is played, with what matters about it. */
export function titleOf(game: string, options: { edition?: number }): string {
  return kitOf(game).title?.(options) ?? nameOf(game);
}
