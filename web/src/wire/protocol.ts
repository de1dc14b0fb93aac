// What goes over the wire: the same words as docs/protocol.md. The client knows no rule: it draws what it is told.

import type { Beat } from "../table/stage.svelte";

export type Phase = "gathering" | "shuffling" | "memorising" | "playing" | "over" | "closed";
export type Level = "gentle" | "steady" | "cunning" | "masterly";
export type Memory = "strict" | "log" | "notes" | "helper";
export type Ended = "agreed" | "long";
export type Pace = "calm" | "normal" | "brisk";
export type Plan = "pass" | "claim" | "if-nobody" | "if-somebody";

/** The protocol that this page speaks. Another number: the page is older, or newer, than the server. */
export const PROTOCOL = 2;

/** What a host chooses: the rules of the house, and below them what only one game knows. */
export interface Options {
  game: string;
  players: number;
  memory: Memory;
  clock: number;
  deal_seconds: number;
  pace: Pace;
  contest: "lodged" | "live";
  chat: boolean;
  first: number;
  edition?: 1 | 2;
  scenario?: string;
  accidents?: boolean;
  deck?: string;
  block?: string;
}

export interface Breach {
  rule: string;
  sentence: string;
  key?: string;
  facts?: Record<string, string | number | number[]>;
  line?: number;
  advice: boolean;
}

export interface SeatInfo {
  name: string;
  kind: "person" | "bot" | "empty";
  level: Level | null;
  here: boolean;
  ready: boolean;
  /** Wants to end the game. */
  agreed: boolean;
  /** The half mask that somebody wears: a letter of `who-a` to `who-m`; "": an empty chair. */
  portrait?: string;
  /** Has been without a line for 20 s, or silent for too long. */
  away?: boolean;
  /** Wants once more. */
  again?: boolean;
  /** A bot plays for somebody who is away, by the wish of others. */
  stands_in?: boolean;
}

/** Somebody in the evening of a table, and what they have won. */
export interface EveningPerson {
  seat: number | null;
  name: string;
  portrait: string;
  bot: boolean;
  wins: number;
  coins: number;
}

export interface Evening {
  games: number;
  /** By wins, then coins, then name. */
  people: EveningPerson[];
  /** The latest games: who of `people` won, and what each ended with (null: did not play). */
  past: { number: number; record: string; winners: number[]; coins: (number | null)[] }[];
}

/** Somebody who came while a game is on: for a bot's chair, or for the next game. */
export interface Latecomer {
  name: string;
  portrait: string;
  seat: number | null;
}

export type Reaction = "laugh" | "doubt" | "weep" | "fan" | "glass";

export interface TableInfo {
  id: string;
  phase: Phase;
  number: number;
  host: number;
  seats: SeatInfo[];
  options: Options;
  breaches: Breach[];
  commitment: string;
  /** What the devices are bound to in the next deal, or in this one. */
  promises: string[];
  secret?: string;
  salts?: string[];
  record?: string;
  /** Why the game is over although its rules did not end it. */
  ended?: Ended;
  /** Of a closed table: why, and its score sheet as far as it goes. */
  closed_by?: string;
  sheet?: string;
  /** The table waits for somebody who is away; `left`: seconds until anybody may call a bot; `waited`: who let it wait longer. */
  waits?: { seat: number; left: number; waited: number[] } | null;
  /** Somebody is asked, connected and silent: they have so many seconds to say that they are there. */
  still?: { seat: number; left: number } | null;
  /** Once more: in so many seconds by itself. */
  again?: { left: number; rotate: boolean } | null;
  evening?: Evening;
  /** How many big screens show this table. */
  screens?: number;
  late?: Latecomer[];
}

/** What is to be said: a phrase, and what it is given beyond what its event, option or question carries. */
export interface Sentence {
  say: string;
  depth?: number;
  private?: boolean;
  gap?: string;
  [given: string]: unknown;
}

/** A legal answer: `text` is what is sent, the words of a score sheet; the rest says what it is about. */
export interface Choice {
  text: string;
  do: string;
  says?: Sentence;
  help?: Sentence;
  own?: number;
  card?: number | string;
  place?: number;
  mask?: string;
  of?: number;
  hand?: string;
  pile?: string;
}

export type GameEvent = { event: string; person?: number; says?: Sentence[] } & Record<string, unknown>;

export interface MascaradeOpen {
  turn: number;
  active: number;
  must: string | null;
  /** Own cards of the active player; a forced swap takes one of them (empty: any). */
  must_take: number[];
  people: number[];
  coins: number[];
  court: number;
  up: number[];
  announced: string | null;
  claims: { place: number; card: number }[];
  out_of_sight: number[];
}

export interface MasqueradeOpen {
  turn: number;
  leader: number;
  trick: string[];
  best: number | null;
  hand_sizes: number[];
  pile_sizes: number[];
}

export interface Own {
  faces?: Record<string, string>;
  hand?: string[];
  pile?: string[];
  hands?: string[][];
  piles?: string[][];
  teams?: string[];
}

export interface Asked {
  person: number;
  kind: string;
  /** What the others are told meanwhile. */
  says: Sentence;
}

/** The table as it lies now. */
export interface Now {
  asked: Asked | null;
  open: MascaradeOpen & MasqueradeOpen;
  own: Own;
  clock: number;
  /** What you are asked, and what you may answer. */
  question?: Sentence;
  answers?: Choice[];
  /** What you may do without being asked. */
  unasked?: Choice[];
}

export interface OwnMask {
  names: Record<string, string>;
  texts: Record<string, string>;
}

/** What was told before the first decision. `deal` and `hand` are left out when the memory rule hides them. */
export interface Start {
  game: string;
  /** The opening in sentences; `in_public`, in a film: without what was secret. */
  says: Sentence[];
  in_public?: Sentence[];
  you: number | null;
  players: string[];
  first: number;
  edition?: 1 | 2;
  slots?: number;
  deal?: string[];
  centre?: number;
  coins?: number[];
  court?: number;
  own_masks?: Record<string, OwnMask>;
  masks?: string[];
  deck?: { name: string; diamonds: string[]; thief: string; merchant: string };
  hand_size?: number;
  hand?: string[];
  hands?: string[][];
}

/** An event that not everybody saw so, and its number in the decision. */
export type SeenEvent = GameEvent & { at: number };

/** A moment of the stage: how long it lasts, and which events of the decision are told in it. */
export interface TimedBeat {
  beat: Beat;
  ms: number;
  events: number[];
}

/** How the stage goes on. `at`: for how many milliseconds it has been on. */
export interface StageInfo {
  seq?: number;
  beats?: TimedBeat[];
  at?: number;
  /** Who keeps the cards up. */
  keeper?: number | null;
  /** Who has said: go on. */
  going?: number[];
  /** Bots wait. */
  paused: boolean;
}

export interface Happened extends Partial<Now> {
  t: "happened";
  n: number;
  game?: number;
  seq: number;
  events: GameEvent[];
  /** What only you saw of it: events with their numbers in the decision. */
  sight?: SeenEvent[];
  /** What the stage shows before anybody is asked again. */
  beats?: TimedBeat[];
  late?: boolean;
}

export interface Said {
  t: "said";
  n: number;
  seat: number;
  text: string;
  phrase: string;
}

export interface Snapshot extends Partial<Now> {
  t: "snapshot";
  protocol: number;
  n: number;
  you: number | null;
  table: TableInfo;
  join?: string;
  watch: string;
  log: (Happened | Said)[];
  complete: boolean;
  game?: number;
  seq?: number;
  start?: Start;
  /** What the game began with, before anybody had decided anything. */
  begins?: GameEvent[];
  left?: number | null;
  stage?: StageInfo;
  /** What only you saw in a decision, and have not let go yet. */
  sight?: { n: number; seq: number; events: SeenEvent[] };
  lodged?: { plan: Plan; own: number } | null;
  order?: string[] | null;
  pins?: Record<string, string>;
  had_more_time?: boolean;
  /** What a bot decided for you while you were away, as everybody saw it. */
  meanwhile?: { since: number; seqs: number[]; events: GameEvent[][] };
  /** You wait for a chair. */
  waiting?: boolean;
}

export type Message =
  | Snapshot
  | { t: "table"; n: number; table: TableInfo }
  | (Happened & Now)
  | ({ t: "asks"; n: number; game: number; seq: number } & Now)
  | ({ t: "stage"; n: number } & StageInfo)
  | Said
  | { t: "done"; c: string; n: number; beliefs?: Beliefs; seq?: number }
  | Refusal
  | { t: "notice"; code: string }
  | { t: "reacted"; seat: number; reaction: Reaction }
  | { t: "nudged"; seat: number; by: number }
  | { t: "pong" };

export interface Refusal {
  t: "refused";
  c: string;
  code: string;
  rule: string;
  sentence: string;
  details?: Breach[];
}

export interface Beliefs {
  cards?: Record<string, number>[];
  partners?: number[];
}

/** Something worth telling of a finished game, and the decision in which it shows. */
export interface Honour {
  honour: string;
  person: number;
  seq: number;
  says: Sentence[];
}

export interface Honours {
  honours: Honour[];
  decided: { person: number; seq: number; says: Sentence[] } | null;
}

export interface YourSeat {
  table: string;
  seat: number;
  token: string;
  join: string;
  watch: string;
}

/** What can be chosen about a game; what only one game offers stands in its folder. */
export interface Offers {
  /** The fewest and the most. */
  players: [fewest: number, most: number];
  usual_players: number;
  /** What a host may choose besides: each with its usual value and, where they are few, all values. */
  options: Record<string, { usual: string | number | boolean; values?: (string | number)[] }>;
  is_memorised: boolean;
  /** What the game offers besides. */
  offers: unknown;
}

export interface Catalogue {
  games: Record<string, Offers>;
  levels: Level[];
  memories: Memory[];
  paces: Pace[];
  phrases: string[];
}
