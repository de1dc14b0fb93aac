// The film of a game: the same table as while it was played, told by the record, and where it stands. A step rests at its
// most telling moment: cards that were turned up and down again lie face up, and a trick that was won still lies there.

import { NOT_TOLD, Watched } from "../table/watched.svelte";
import type { Beat } from "../table/stage.svelte";
import type { Replay, ReplayStep } from "../wire/api";
import { PROTOCOL, type Happened, type Now, type TableInfo, type TimedBeat } from "../wire/protocol";

/** Between two steps, so that a sentence can be read. */
const BETWEEN = 500;
/** What comes after the most telling moment. */
const AFTERWARDS = new Set<Beat>(["rest", "down", "leads", "gathers", "lands"]);

export class Film extends Watched {
  at = $state(0);
  running = $state(false);
  #truth = $state(true);
  #take = 0;

  /** `near`: whose side of the table is the near one. */
  constructor(
    readonly replay: Replay,
    readonly side: number | null,
    at: number,
  ) {
    super();
    this.seek(at);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get step(): ReplayStep {
    return this.replay.steps[this.at]!;
  }

  /** Whether all that was secret is seen, or only what the table saw. */
  get truth(): boolean {
    return this.#truth;
  }

  set truth(wanted: boolean) {
    this.#truth = wanted;
    this.seek(this.at);
  }

  override get near(): number | null {
    return this.side;
  }

  /** With the whole truth every card lies open; two that were swapped change when they come back. */
  override get laid(): string[] | null {
    if (!this.#truth || this.at === 0) return super.laid;
    const comes = this.told && this.step.events.some((event, k) => event.event === "swap" && !this.told!.has(k));
    const { faces } = this.replay.steps[comes ? this.at - 1 : this.at]!.truth;
    return faces ? Object.values(faces) : null;
  }

  /** Go to a step at once; a film that runs stops. */
  seek(at: number): void {
    this.pause();
    this.stage.leave();
    this.log = [];
    this.at = Math.max(0, Math.min(this.last, at));
    const { steps, start } = this.replay;
    const { seq } = this.step;
    const rests = seq > 0 && this.at < this.last;
    this.take({
      t: "snapshot",
      protocol: PROTOCOL,
      n: seq,
      you: null,
      watch: "",
      table: this.#table,
      start,
      begins: this.#told(steps[0]!).events,
      log: steps.slice(1, this.at + 1).map((step) => this.#told(step)),
      complete: true,
      seq,
      ...this.#now,
      ...(rests ? { asked: null, stage: { seq, beats: untilRest(this.step.beats), at: Infinity, paused: false } } : {}),
    });
  }

  /** One step on, in motion. */
  async on(): Promise<void> {
    if (this.at >= this.last) return;
    this.pause();
    await this.#next();
  }

  async run(): Promise<void> {
    if (this.at === this.last) this.seek(0);
    const take = ++this.#take;
    this.running = true;
    while (take === this.#take && this.at < this.last) {
      await this.#next();
      const after = this.step.beats.slice(untilRest(this.step.beats).length);
      await new Promise((done) => setTimeout(done, after.reduce((sum, beat) => sum + beat.ms, BETWEEN)));
    }
    if (take === this.#take) this.running = false;
  }

  pause(): void {
    this.#take++;
    this.running = false;
  }

  toggle(): void {
    if (this.running) this.pause();
    else void this.run();
  }

  /** Nobody looks any more. */
  close(): void {
    this.pause();
    this.stage.leave();
  }

  async #next(): Promise<void> {
    const { seq: n } = this.step;
    this.take({ t: "asks", n, game: 1, seq: n, ...this.#now });
    this.at++;
    const take = this.#take;
    this.take({ t: "table", n, table: { ...this.#table, phase: "playing" } });
    this.take({ ...this.#told(this.step), ...this.#now, beats: this.at < this.last ? untilRest(this.step.beats) : this.step.beats });
    await this.shown;
    if (this.at === this.last && take === this.#take) this.seek(this.at);
  }

  /** A decision as whoever looks may see it. */
  #told({ t, n, seq, events, sight }: ReplayStep): Happened {
    return { t, n, seq, events: this.#truth ? events.map((event, k) => sight.find(({ at }) => at === k) ?? event) : events };
  }

  get #now(): Now {
    const { asked, open, own, truth } = this.step;
    return { asked, open, own: this.at === this.last ? truth : own, clock: 0 };
  }

  get #table(): TableInfo {
    const { record, start } = this.replay;
    const phase = this.at === this.last ? "over" : this.at === 0 && start.deal ? "memorising" : "playing";
    const seats = start.players.map((name) => ({ name, kind: "person" as const, level: null, here: true, ready: true, agreed: false }));
    const options = { ...NOT_TOLD, game: start.game, players: seats.length, pace: "brisk" as const };
    return { id: record, phase, number: 1, host: 0, seats, options, breaches: [], commitment: "", promises: [] };
  }
}

function untilRest(beats: TimedBeat[]): TimedBeat[] {
  return beats.slice(0, beats.findLastIndex(({ beat }) => !AFTERWARDS.has(beat)) + 1);
}
