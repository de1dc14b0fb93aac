// A session at one table: what the server has told, and how to ask for something. Screens draw it.

import { Line, Refused, type LineState } from "../wire/line";
import { PROTOCOL, type Beliefs, type Choice, type GameEvent, type Happened, type Message, type Now, type Options, type Plan, type Said, type Snapshot, type Start, type TableInfo } from "../wire/protocol";
import { play } from "../parts/sounds";
import { Part } from "./part";
import { Stage } from "./stage.svelte";

export type Entry = { n: number; happened?: Happened; said?: Said };

/** Something that nobody was asked for: whoever is asked goes on thinking. */
const isAside = (told: Happened) => told.events.length > 0 && told.events.every((event) => event.event === "peek");

/** Until the server has told. */
const NOT_TOLD: Options = { game: "", players: 0, memory: "log", clock: 0, deal_seconds: 0, contest: "lodged", chat: true, first: -1 };

export class Session {
  state = $state<LineState>("connecting");
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
  beliefs = $state.raw<Beliefs | null>(null);
  left = $state(0);
  stopping = $state(false);
  /** The latest refusal, until something else happens. */
  refused = $state.raw<{ code: string; sentence: string; rule: string } | null>(null);
  /** Whoever is more moves behind than this sees them at once. */
  patience = 4;
  /** An answer is on its way. */
  busy = $state(false);
  stage: Stage;
  #line: Line;
  #queue: Message[] = [];
  #playing = false;
  #seat: number | null = null;
  #part = new Part((t, given) => this.#line.send(t, given));

  constructor(who: { token: string } | { watch: string }) {
    this.stage = new Stage();
    this.#line = new Line(who, (message) => this.#hear(message), (state) => (this.state = state));
  }

  close(): void {
    this.#line.close();
  }

  takeOver(): void {
    this.#line.takeOver();
  }

  get options(): Options {
    return this.table?.options ?? NOT_TOLD;
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

  get isAsked(): boolean {
    return this.now?.answers !== undefined;
  }

  get answers(): Choice[] {
    return this.now?.answers ?? [];
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

  #hear(message: Message): void {
    if (message.t === "snapshot") this.#seat = message.you;
    if (message.t === "snapshot" || message.t === "table") void this.#part.hear(message.table, this.#seat); // whatever is still being shown
    this.#queue.push(message);
    if (!this.#playing) void this.#play();
  }

  /** Messages are shown one after the other; whoever is far behind catches up at once. */
  async #play(): Promise<void> {
    this.#playing = true;
    while (this.#queue.length) {
      const message = this.#queue.shift()!;
      const behind = this.#queue.filter((other) => other.t === "happened").length > this.patience;
      await this.#take(message, behind || document.visibilityState === "hidden");
    }
    this.#playing = false;
  }

  async #take(message: Message, atOnce: boolean): Promise<void> {
    switch (message.t) {
      case "snapshot":
        this.#takeSnapshot(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "happened":
        this.refused = null;
        this.beliefs = null;
        this.log = [...this.log, { n: message.n, happened: message }];
        if (!isAside(message)) this.now = { ...message, question: undefined, answers: undefined, unasked: undefined, asked: null };
        if (!atOnce) await this.stage.show(message);
        this.#settle(message, message.seq, isAside(message));
        break;
      case "said":
        this.log = [...this.log, { n: message.n, said: message }];
        break;
      case "notice":
        if (message.code === "stopping") this.stopping = true;
        break;
      case "refused":
        this.refused = message;
        break;
    }
  }

  #settle(now: Now, seq: number, aside = false): void {
    if (this.now && now.open.turn !== this.stage.turn) this.lodged = null;
    const { asked, open, own, clock, question, answers, unasked } = now;
    this.now = { asked, open, own, clock, question, answers, unasked };
    this.seq = seq;
    if (!aside) {
      this.question = seq;
      this.left = now.clock;
      if (now.answers) play("turn");
    }
    this.stage.settle(now);
  }

  #takeSnapshot(told: Snapshot): void {
    const fresh = told.table.number !== this.table?.number || told.table.phase === "over" || told.start === undefined;
    this.stopping = false;
    this.table = told.table;
    this.you = told.you;
    this.join = told.join ?? "";
    this.watch = told.watch;
    const heard = told.log.map((item): Entry => (item.t === "said" ? { n: item.n, said: item } : { n: item.n, happened: item }));
    this.log = fresh ? heard : [...this.log, ...heard.filter((entry) => !this.log.some((known) => known.n === entry.n))];
    this.complete = told.complete;
    this.start = told.start ?? null;
    this.begins = told.begins ?? [];
    this.isOutdated = told.protocol !== PROTOCOL;
    this.stage.slots = told.start?.slots ?? 1;
    this.lodged = told.lodged ?? null;
    this.order = told.order ?? null;
    this.pins = told.pins ?? {};
    this.hadMoreTime = told.had_more_time ?? false;
    if (told.open && told.own) {
      const { open, own, asked = null, clock = 0, question, answers, unasked } = told;
      this.#settle({ asked, open, own, clock, question, answers, unasked }, told.seq ?? 0);
      this.left = told.left ?? told.clock ?? 0;
    } else {
      this.now = null;
    }
  }
}
