// A line to a table that heals itself: commands have ids and are sent again, the stream goes on by number.

import type { Message, Refusal } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "elsewhere" | "ended";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** No answer for so long: the line is taken for dead. */
const PATIENCE = 8000;
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
  state: LineState = "connecting";

  constructor(
    private readonly who: { token: string } | { watch: string },
    private readonly hear: (message: Message) => void,
    private readonly changed: (state: LineState) => void,
  ) {
    document.addEventListener("visibilitychange", this.#awake);
    window.addEventListener("online", this.#awake);
    window.addEventListener("pageshow", this.#awake);
    this.#watchdog = setInterval(() => this.#check(), 2000);
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

  /** Come back after another tab had taken the seat. */
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
    this.state = state;
    this.changed(state);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    if (this.state !== "lost") this.#enter("connecting");
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
    if (this.state !== "open") return;
    const oldest = Math.min(...[...this.#waiting.values()].map((waiting) => waiting.sent), Infinity);
    if (Date.now() - oldest > PATIENCE) this.#connect();
  }
}
