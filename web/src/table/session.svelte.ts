// A session at one table: what the server tells, and how to ask for something. Screens draw it.

import { Line, Refused, type LineState } from "../wire/line";
import type { Beliefs, Message, Plan } from "../wire/protocol";
import { Part } from "./part";
import { Watched } from "./watched.svelte";

export type { Entry, Sight } from "./watched.svelte";

export class Session extends Watched {
  state = $state<LineState>("connecting");
  /** How often another line was tried since the last one was lost. */
  tries = $state(0);
  beliefs = $state.raw<Beliefs | null>(null);
  stopping = $state(false);
  /** The latest refusal, until something else happens. */
  refused = $state.raw<{ code: string; sentence: string; rule: string } | null>(null);
  /** An answer is on its way. */
  busy = $state(false);
  #line: Line;
  #seat: number | null = null;
  #part = new Part((t, given) => this.#line.send(t, given));

  constructor(who: { token: string } | { watch: string }) {
    super();
    this.#line = new Line(who, (message) => this.#hear(message), (state, tries) => {
      this.state = state;
      this.tries = tries;
      this.#lookAway();
    });
    document.addEventListener("visibilitychange", this.#lookAway);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#lookAway);
    this.stage.leave();
    this.#line.close();
  }

  takeOver(): void {
    this.#line.takeOver();
  }

  get isHost(): boolean {
    return this.you !== null && this.table?.host === this.you;
  }

  /** Whether a game is going on, from the deal to the end. */
  get isOn(): boolean {
    return this.table?.phase === "playing" || this.table?.phase === "memorising";
  }

  /** Whether this person may say that the game shall end. */
  get mayEnd(): boolean {
    return this.isOn && this.you !== null && this.table?.seats[this.you]?.level === null;
  }

  /** Whether this person wants to end the game. */
  get wantsEnd(): boolean {
    return this.you !== null && (this.table?.seats[this.you]?.agreed ?? false);
  }

  /** The only person at a table of bots may let them wait, or play on without a show. */
  get isAlone(): boolean {
    return this.you !== null && this.table?.phase === "playing" && this.table.seats.every((seat, k) => seat.kind !== "person" || k === this.you);
  }

  /** Whether cards are kept up to be read: everybody may ask for more time, or for less. */
  get isReading(): boolean {
    return this.you !== null && this.stage.beat === "reading";
  }

  /** Ask the table for something; a refusal is shown, and told by false. */
  async command(t: string, given: Record<string, unknown> = {}): Promise<boolean> {
    this.refused = null;
    try {
      const told = await this.#line.send(t, given);
      if (told.beliefs) this.beliefs = told.beliefs;
      return true;
    } catch (error) {
      if (error instanceof Refused) this.refused = error.refusal;
      return false;
    }
  }

  /** Give an answer to the open question, once. */
  async answer(text: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.command("answer", { game: this.table?.number ?? 0, seq: this.seq, answer: text });
    this.busy = false;
  }

  async lodge(plan: Plan | null, own = 0): Promise<void> {
    const turn = this.now?.open.turn ?? 0;
    if (await this.command("lodge", { game: this.table?.number ?? 0, turn, plan, own })) {
      this.lodged = plan === null ? null : { plan, own };
    }
  }

  async giveOrder(but: string[] | null): Promise<void> {
    if (await this.command("order", { but })) this.order = but;
  }

  async pin(card: number, text: string): Promise<void> {
    if (await this.command("note", { card, text })) {
      const { [String(card)]: _, ...rest } = this.pins;
      this.pins = text ? { ...rest, [card]: text } : rest;
    }
  }

  /** Somebody has seen enough of what only they saw. */
  async letGo(): Promise<void> {
    const sight = this.sight;
    if (!sight) return;
    this.forget();
    await this.command("seen", { game: this.table?.number ?? 0, seq: sight.seq });
    this.refused = null;
  }

  #hear(message: Message): void {
    if (message.t === "snapshot") [this.#seat, this.stopping] = [message.you, false];
    if (message.t === "snapshot" || message.t === "table") void this.#part.hear(message.table, this.#seat); // whatever is still being shown
    if (message.t === "happened") [this.refused, this.beliefs] = [null, null];
    // Its beat is over, and the table goes on: whoever could look at it has done so.
    if (message.t === "happened" && message.beats && this.sight && document.visibilityState === "visible") void this.letGo();
    if (message.t === "refused") this.refused = message;
    if (message.t === "notice" && message.code === "stopping") this.stopping = true;
    this.take(message);
  }

  /** Nobody looks, or nothing is heard: what is being revealed is missed. */
  #lookAway = (): void => {
    if (document.visibilityState === "hidden" || this.state !== "open") this.absence.lookAway(this.stage);
  };
}
