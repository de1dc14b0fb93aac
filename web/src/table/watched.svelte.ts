// A table as it is watched: what was told about it, one message after the other, and the stage that shows it. Whoever
// tells (a server, the film of a game), it is this that screens draw.

import { play } from "../parts/sounds";
import { PROTOCOL, type Choice, type GameEvent, type Happened, type Message, type Now, type Options, type Plan, type Said, type SeenEvent, type Snapshot, type StageInfo, type Start, type TableInfo, type TimedBeat } from "../wire/protocol";
import { Missed } from "./missed.svelte";
import { Stage } from "./stage.svelte";

/** `happened`: a decision; while its sight lasts with what only you saw. `heard`: its events as they are told. */
export type Entry = { n: number; happened?: Happened; heard?: GameEvent[]; said?: Said };

/** What only you saw, until you let it go or are asked again. */
export interface Sight {
  n: number;
  seq: number;
  events: SeenEvent[];
}

/** Something to be told aloud, once. */
export type Aloud = { k: number; events?: GameEvent[]; said?: Said };
/** So many of these are kept: what was told before that was heard long ago. */
const ALOUD = 12;

/** Something that nobody was asked for: whoever is asked goes on thinking. */
const isAside = (told: Happened) => told.events.length > 0 && told.events.every((event) => event.event === "peek");

function heardIn(told: Snapshot): Entry[] {
  return told.log.map((item) => (item.t === "said" ? { n: item.n, said: item } : { n: item.n, happened: item, heard: item.events }));
}

function eventsOf(entries: Entry[]): GameEvent[] {
  return entries.flatMap(({ happened }) => happened?.events ?? []);
}

/** Until it is told. */
export const NOT_TOLD: Options = { game: "", players: 0, memory: "log", clock: 0, deal_seconds: 0, pace: "normal", contest: "lodged", chat: true, first: -1 };

export class Watched {
  table = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  join = $state("");
  watch = $state("");
  start = $state.raw<Start | null>(null);
  /** What the game began with. */
  begins = $state.raw<GameEvent[]>([]);
  /** This page does not speak the server's protocol: it has to be loaded anew. */
  isOutdated = $state(false);
  now = $state.raw<Now | null>(null);
  seq = $state(0);
  /** The number at which the open question was asked: what somebody does unasked leaves it open. */
  question = $state(0);
  log = $state.raw<Entry[]>([]);
  complete = $state(true);
  lodged = $state.raw<{ plan: Plan; own: number } | null>(null);
  order = $state.raw<string[] | null>(null);
  pins = $state.raw<Record<string, string>>({});
  hadMoreTime = $state(false);
  /** When the time for the question is up, by our own clock. */
  #until = $state(0);
  /** Which events of the latest decision may be told by now: the others are still to be seen. */
  told = $state.raw<ReadonlySet<number> | null>(null);
  /** The latest that may be told aloud. */
  aloud = $state.raw<Aloud[]>([]);
  /** Who keeps the cards of a reveal up, and who wants to go on. */
  keeper = $state<number | null>(null);
  going = $state.raw<number[]>([]);
  sight = $state.raw<Sight | null>(null);
  /** Bots wait. */
  paused = $state(false);
  readonly stage = new Stage();
  protected readonly absence = new Missed();
  /** Resolves when the decision that is being shown was shown. */
  protected shown: Promise<void> = Promise.resolve();
  #shown: (Happened & Now) | null = null;
  #aloud = 0;

  get options(): Options {
    return this.table?.options ?? NOT_TOLD;
  }

  /** Seconds that are left for the question: from the moment on at which it was heard, however long it takes to draw it. */
  get left(): number {
    return (this.#until - Date.now()) / 1000;
  }

  get isAsked(): boolean {
    return this.now?.answers !== undefined;
  }

  get answers(): Choice[] {
    return this.now?.answers ?? [];
  }

  /** Whether only bots play: whoever opened the table looks on. */
  get isShow(): boolean {
    return this.table?.seats.every((seat) => seat.level !== null) ?? false;
  }

  /** Whose side of the table is the near one. */
  get near(): number | null {
    return this.you;
  }

  /** Every card as it lies, where one sees them all: while they are memorised. */
  get laid(): string[] | null {
    return this.table?.phase === "memorising" ? (this.start?.deal ?? null) : null;
  }

  /** Whether the log goes back to the beginning of the game. */
  get isWhole(): boolean {
    const first = this.log.find((entry) => entry.happened)?.happened?.seq;
    return first === undefined ? this.now?.open.turn === 1 : first === 1;
  }

  /** Whether what is being shown is a sight for these eyes alone. */
  get isLooking(): boolean {
    return this.stage.beat === "sight" && this.sight !== null && this.sight.seq === this.log.findLast((entry) => entry.happened)?.happened?.seq;
  }

  /** A reveal of which this person has seen nothing, or not all. */
  get missed() {
    return this.absence.reveal;
  }

  closeMissed(): void {
    this.absence.reveal = null;
  }

  /** One message more. */
  protected take(message: Message): void {
    switch (message.t) {
      case "snapshot":
        this.#takeSnapshot(message);
        break;
      case "table": // how far the game is, is seen on the stage
        this.table = this.stage.isOn && this.table ? { ...message.table, phase: this.table.phase } : message.table;
        break;
      case "happened":
        this.#takeDecision(message);
        break;
      case "asks":
        this.#settle(message, message.seq);
        break;
      case "stage":
        this.#follow(message);
        break;
      case "said":
        this.log = [...this.log, { n: message.n, said: message }];
        this.#say({ said: message });
        break;
    }
  }

  /** A decision is shown beat by beat; one without beats, and what somebody does unasked, is there at once. */
  #takeDecision(message: Happened & Now): void {
    this.#finish();
    this.log = [...this.log, { n: message.n, happened: message, heard: message.events }];
    if (message.sight) this.#see({ n: message.n, seq: message.seq, events: message.sight });
    if (message.beats) this.#show(message, message.beats, 0);
    else {
      this.#say({ events: message.events });
      this.#settle(message, message.seq, isAside(message));
    }
  }

  #show(message: Happened & Now, beats: TimedBeat[], at: number): void {
    const { open, own } = message;
    // A round table is drawn as the stage has it; what else was told is not ahead of it.
    const lies = open.people && this.now ? this.now.open : open;
    // A contest that goes on is the same question to all who have yet to answer: they may do so ahead.
    const goesOn = beats.length === 1 && beats[0]!.beat === "walk" && this.now?.asked?.kind === "contest";
    this.now = { open: lies, own, asked: goesOn ? this.now!.asked : null, clock: 0 };
    this.told = new Set();
    [this.keeper, this.going] = [null, []];
    this.#shown = message;
    this.absence.begin();
    // Cards are drawn as we saw them; what is told of them, everybody heard.
    const seen = this.log.findLast((entry) => entry.happened?.seq === message.seq)?.happened?.events ?? message.events;
    this.shown = this.stage.show(seen, beats, at, (numbers) => {
      if (this.#shown !== message) return;
      this.#tell(numbers);
      this.absence.follow(this.stage, message.seq);
    });
  }

  /** Events of the decision that is being shown, by their numbers: now they have been seen. */
  #tell(numbers: number[]): void {
    const told = this.told ?? new Set<number>();
    const fresh = numbers.filter((k) => !told.has(k));
    this.told = new Set([...told, ...fresh]);
    if (fresh.length) this.#say({ events: fresh.map((k) => this.#shown!.events[k]!) });
  }

  #say(what: Omit<Aloud, "k">): void {
    this.aloud = [...this.aloud, { k: ++this.#aloud, ...what }].slice(-ALOUD);
  }

  /** What is being shown is over, however far it got: whatever was left out is told. */
  #finish(): void {
    this.stage.finish();
    if (this.#shown) this.#tell(this.#shown.events.map((_, k) => k));
    [this.#shown, this.told] = [null, null];
  }

  /** Lay what only we saw over what everybody did. */
  #see(sight: Sight): void {
    this.forget();
    this.sight = sight;
    this.#overlay(sight.seq, (events) => events.map((event, k) => ({ ...event, ...sight.events.find((seen) => seen.at === k) })));
  }

  /** What only we saw is over: nothing of it stays here. */
  protected forget(): void {
    if (this.sight) this.#overlay(this.sight.seq, (events) => events);
    this.sight = null;
  }

  #overlay(seq: number, seen: (events: GameEvent[]) => GameEvent[]): void {
    this.log = this.log.map((entry) => {
      if (entry.happened?.seq !== seq || !entry.heard) return entry;
      const { sight: _, ...happened } = entry.happened;
      return { ...entry, happened: { ...happened, events: seen(entry.heard) } };
    });
  }

  /** Somebody keeps cards up, or wants to go on; bots wait, or do not. */
  #follow(told: StageInfo): void {
    this.paused = told.paused;
    this.keeper = told.keeper ?? null;
    this.going = told.going ?? [];
    if (told.beats && this.#shown?.seq === told.seq && this.stage.isOn) this.stage.retime(told.beats, told.at ?? 0);
  }

  #settle(now: Now, seq: number, aside = false): void {
    if (this.now && now.open.turn !== this.stage.turn) this.lodged = null;
    this.#finish();
    this.stage.settle(now);
    if (!aside) this.absence.settle(now.answers ? seq : null, this.stage.beat !== null);
    if (now.answers && !aside && this.sight && this.sight.seq < seq) this.forget();
    [this.keeper, this.going] = [null, []];
    const { asked, open, own, clock, question, answers, unasked } = now;
    this.now = { asked, open, own, clock, question, answers, unasked };
    this.seq = seq;
    if (!aside) {
      this.question = seq;
      this.#until = Date.now() + now.clock * 1000;
      if (now.answers) play("turn");
    }
  }

  #takeSnapshot(told: Snapshot): void {
    this.paused = told.stage?.paused ?? false;
    if (told.stage?.beats && told.stage.seq === this.#shown?.seq && told.table.number === this.table?.number && this.stage.isOn) {
      // The same decision is being shown still: nothing of it is ahead of the stage.
      this.table = { ...told.table, phase: this.table.phase };
      this.#takeOwn(told);
      this.log = [...this.log, ...this.#unknown(heardIn(told)).filter((entry) => entry.said)];
      this.#follow(told.stage);
      return;
    }
    const fresh = told.table.number !== this.table?.number || told.table.phase === "over" || told.start === undefined;
    // How far the game is, is seen on the stage.
    this.table = told.stage?.beats ? { ...told.table, phase: "playing" } : told.table;
    this.you = told.you;
    this.join = told.join ?? "";
    this.watch = told.watch;
    const heard = fresh ? heardIn(told) : this.#unknown(heardIn(told));
    if (!fresh && told.open?.people && !told.stage?.beats) this.absence.comeBack(eventsOf(this.log), eventsOf(heard), told.open.people, this.stage.slots, told.seq ?? 0);
    this.log = fresh ? heard : [...this.log, ...heard];
    this.complete = told.complete;
    if (told.sight) this.#see(told.sight);
    else this.forget();
    this.start = told.start ?? null;
    this.begins = told.begins ?? [];
    this.isOutdated = told.protocol !== PROTOCOL;
    this.stage.slots = told.start?.slots ?? 1;
    this.#takeOwn(told);
    if (told.open && told.own) {
      const { open, own, asked = null, clock = 0, question, answers, unasked } = told;
      this.#settle({ asked, open, own, clock, question, answers, unasked }, told.seq ?? 0);
      this.#until = Date.now() + (told.left ?? told.clock ?? 0) * 1000;
      this.#join(told.stage, { open, own, asked, clock });
    } else {
      this.stage.leave();
      [this.#shown, this.told, this.now] = [null, null, null];
    }
  }

  /** What belongs to this seat alone. */
  #takeOwn(told: Snapshot): void {
    this.lodged = told.lodged ?? null;
    this.order = told.order ?? null;
    this.pins = told.pins ?? {};
    this.hadMoreTime = told.had_more_time ?? false;
  }

  #unknown(heard: Entry[]): Entry[] {
    return heard.filter((entry) => !this.log.some((known) => known.n === entry.n));
  }

  /** Come in during a turn; while a decision is being shown, from the beat on that everybody sees. */
  #join(stage: StageInfo | undefined, now: Now): void {
    const happened = stage?.beats && this.log.findLast((entry) => entry.happened?.seq === stage.seq)?.happened;
    this.stage.stand(this.#turnUntil(happened?.seq), happened?.events);
    if (happened) this.#show({ ...happened, ...now }, stage.beats!, stage.at ?? 0);
    if (stage) this.#follow(stage);
  }

  /** What happened in this turn before a decision. */
  #turnUntil(seq = Infinity): GameEvent[] {
    const events = [...(this.isWhole ? this.begins : []), ...eventsOf(this.log.filter(({ happened }) => happened && happened.seq < seq))];
    return events.slice(Math.max(0, events.findLastIndex((event) => event.event === "turn")));
  }
}
