// A line to a table that heals itself: commands have ids and are sent again, the stream goes on by number.

import type { Message, Refusal } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "elsewhere" | "ended";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** No answer for so long: the line is taken for dead. A whole table may take longer to come. */
const PATIENCE = 8000;
const GREETING = 20_000;
/** While the page is seen it asks so often whether anybody is there, and gives an answer so long. */
const PINGS = 5000;
const SILENCE = 9000;
const CHECKS = 1000;
/** Bytes. The server closes a line on which more is said at once, and it would be said again for ever. */
export const LONGEST_FRAME = 16_384;

/** The server did not do what was asked. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

interface Waiting {
  frame: string;
  sent: number;
  done: (told: Message & { t: "done" }) => void;
  refused: (reason: Error) => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setInterval>;
  #ids = Math.random().toString(36).slice(2, 10);
  #count = 0;
  #n = 0;
  #game = 0;
  #lastHeard = Date.now();
  #lastAsked = 0;
  /** How often another line was tried since the last one was lost. */
  #tries = 0;
  state: LineState = "connecting";

  constructor(
    private readonly who: { token: string } | { watch: string },
    private readonly hear: (message: Message) => void,
    private readonly changed: (state: LineState, tries: number) => void,
  ) {
    document.addEventListener("visibilitychange", this.#awake);
    window.addEventListener("online", this.#awake);
    window.addEventListener("pageshow", this.#awake);
    this.#watchdog = setInterval(() => this.#check(), CHECKS);
    this.#connect();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#awake);
    window.removeEventListener("online", this.#awake);
    window.removeEventListener("pageshow", this.#awake);
    clearInterval(this.#watchdog);
    clearTimeout(this.#timer);
    this.#enter("ended");
    this.#socket?.close();
  }

  /** Come back now: after another tab had taken the seat, or without waiting any longer. */
  takeOver(): void {
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  send(t: string, given: Record<string, unknown> = {}): Promise<Message & { t: "done" }> {
    const c = `${this.#ids}-${++this.#count}`;
    const frame = JSON.stringify({ t, c, ...given });
    if (new TextEncoder().encode(frame).length > LONGEST_FRAME) {
      return Promise.reject(new Refused({ t: "refused", c, code: "too-long", rule: "", sentence: "" }));
    }
    return new Promise((done, refused) => {
      this.#waiting.set(c, { frame, sent: Date.now(), done, refused });
      if (this.state === "open") this.#socket?.send(frame);
    });
  }

  #enter(state: LineState): void {
    if (state === "open") this.#tries = 0;
    this.state = state;
    this.changed(state, this.#tries);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#tries++;
    this.#enter(this.state === "lost" ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    this.#lastHeard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", ...this.who, game: this.#game, after: this.#n }));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#heard(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #heard(message: Message): void {
    this.#lastHeard = Date.now();
    if (message.t === "snapshot") {
      this.#n = message.n;
      this.#game = message.table.number;
      if (this.state !== "open") this.#opened();
    } else if (message.t === "table") {
      this.#n = message.n;
      this.#game = message.table.number;
    } else if (message.t === "happened" || message.t === "said") {
      if (message.n <= this.#n) return;
      if (message.n > this.#n + 1) {
        this.#connect(); // something was lost on the way: ask for it by number
        return;
      }
      this.#n = message.n;
    } else if (message.t === "done" || message.t === "refused") {
      if (message.t === "refused" && message.c === "" && this.state !== "open") {
        this.hear(message);
        this.#enter("ended");
        return;
      }
      const waiting = this.#waiting.get(message.c);
      this.#waiting.delete(message.c);
      if (message.t === "done") waiting?.done(message);
      else waiting?.refused(new Refused(message));
      return;
    } else if (message.t === "notice") {
      if (message.code === "another-tab") this.#enter("elsewhere");
      if (message.code === "no-seat") this.#enter("ended");
    }
    this.hear(message);
  }

  #opened(): void {
    this.#wait = FIRST_WAIT;
    this.#enter("open");
    for (const waiting of this.#waiting.values()) {
      waiting.sent = Date.now();
      this.#socket?.send(waiting.frame);
    }
  }

  #lost(): void {
    if (this.state === "elsewhere" || this.state === "ended") return;
    this.#enter("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** A page that becomes visible again does not wait: phones kill sockets in their sleep. */
  #awake = (): void => {
    if (document.visibilityState !== "visible" || this.state === "elsewhere" || this.state === "ended") return;
    if (this.state !== "open" || this.#socket?.readyState !== WebSocket.OPEN) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    } else {
      this.#socket.send('{"t":"ping"}');
      const asked = Date.now();
      setTimeout(() => {
        if (this.state === "open" && this.#lastHeard < asked) this.#connect();
      }, 1500);
    }
  };

  #check(): void {
    const now = Date.now();
    if (this.state === "lost" || this.state === "connecting") {
      const ready = this.#socket?.readyState;
      const patience = ready === WebSocket.CONNECTING ? PATIENCE : ready === WebSocket.OPEN ? GREETING : Infinity;
      if (now - this.#lastHeard > patience) this.#connect();
    }
    if (this.state !== "open") return;
    const oldest = Math.min(...[...this.#waiting.values()].map((waiting) => waiting.sent), Infinity);
    if (now - oldest > PATIENCE) return this.#giveUp();
    if (document.visibilityState === "hidden") return; // its timers sleep; the server's own pings go on
    if (this.#lastAsked > this.#lastHeard && now - this.#lastHeard > SILENCE) return this.#giveUp();
    if (now - Math.max(this.#lastAsked, this.#lastHeard) >= PINGS) {
      this.#lastAsked = now;
      this.#socket?.send('{"t":"ping"}');
    }
  }

  /** The line is dead: that is said, and another one is tried. */
  #giveUp(): void {
    this.#enter("lost");
    this.#connect();
  }
}
