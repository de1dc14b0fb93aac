// What the house knows of a game: which of its parts to show where. Screens know kits, never games.

import type { Component } from "svelte";
import type { Film } from "../replay/film.svelte";
import type { Really } from "../replay/story";
import type { Chronicle } from "../table/chronicle.svelte";
import type { Session } from "../table/session.svelte";
import type { Replay } from "../wire/api";
import type { Catalogue, Options, OwnMask } from "../wire/protocol";

type Part<Given extends Record<string, unknown>> = () => Promise<{ default: Component<Given> }>;

export interface FilmGiven extends Record<string, unknown> {
  film: Film;
}

export interface ChosenGiven extends Record<string, unknown> {
  options: Options;
  choose: (change: Partial<Options>) => Promise<void>;
  /** Whether what is seldom chosen is wanted, or the rest. */
  more: boolean;
}

export interface RulesGiven extends Record<string, unknown> {
  game: string;
  edition: number;
  masks: string[];
  own: Record<string, OwnMask>;
}

export interface GameKit {
  /** The table while it is played. */
  table: Part<{ session: Session; chronicle: Chronicle }>;
  /** The table of a game that is over, moved by its film. */
  film: Part<FilmGiven>;
  /** Whether the film is a list that scrolls, and not a table that fits. */
  filmIsList?: boolean;
  /** What is called what in a film: the deal, and the turns. */
  filmWords: { dealt: string; turn: string };
  /** Another panel beside the film: who was who, or held what. */
  who?: { title: string; part: Part<FilmGiven> };
  /** What somebody really was who said what they were. */
  really?: (replay: Replay) => Really;
  /** Besides the log: notes, what is in play. */
  beside?: Part<{ session: Session }>;
  /** The masks or cards in play, one of them open; what they are called together. */
  inPlay?: { title: string; part: Part<{ session: Session }> };
  /** In the menu, while it is played. */
  menu?: Part<{ session: Session }>;
  /** What a host chooses about it. */
  chosen: Part<ChosenGiven>;
  /** The fewest and the most players, as chosen. */
  players?: (catalogue: Catalogue, options: Options) => [fewest: number, most: number];
  /** What is played, in a few words. */
  title?: (options: { edition?: number }) => string;
  /** The sections of its rules, each with its sign; which editions there are; and what stands below them. */
  sections: Record<string, string>;
  editions?: number[];
  rules?: Part<RulesGiven>;
}
