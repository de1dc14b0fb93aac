// The coach beside a first game: watches the session, has something to say when something first happens, and holds the
// table until it was read. What the reader does themselves is never held up.

import type { Session } from "../table/session.svelte";
import { TIPS, type Tip } from "./tips";
import type { Given } from "../words/words";

export interface Saying {
  tip: Tip;
  given: Given;
}

const KEY = "maskenball-learned";

function kept(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const coaches = new WeakMap<Session, Coach>();

/** The one coach of a session, wherever its words are shown. */
export function coachOf(session: Session): Coach {
  const coach = coaches.get(session) ?? new Coach(session);
  coaches.set(session, coach);
  return coach;
}

/** Somebody begins anew: everything is to be explained once more. */
export function forgetLessons(): void {
  sessionStorage.removeItem(KEY);
}

class Coach {
  /** What is to be said now, the oldest first. */
  sayings = $state.raw<Saying[]>([]);
  /** The tips that were said. */
  seen = $state.raw<string[]>(kept());
  #session: Session;
  #heard = 0;
  #holds = false;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Look at the table, once it rests, and remember what to say about it. */
  look(): void {
    if (this.#session.stage.isOn) return;
    const { log } = this.#session;
    const fresh = log.filter((entry) => entry.n > this.#heard);
    this.#heard = log.at(-1)?.n ?? this.#heard;
    if (fresh.some((entry) => entry.happened?.events[0]?.person === this.#session.you)) this.gotAll();
    const moment = { session: this.#session, events: fresh.flatMap((entry) => entry.happened?.events ?? []) };
    const found = TIPS.flatMap((tip) => {
      const given = this.seen.includes(tip.id) ? null : tip.when(moment);
      return given ? [{ tip, given }] : [];
    });
    if (!found.length) return;
    this.#keep([...this.seen, ...found.map(({ tip }) => tip.id)]);
    this.sayings = [...this.sayings, ...found];
    this.#hold(true);
  }

  got(): void {
    this.sayings = this.sayings.slice(1);
    this.#goOn();
  }

  gotAll(): void {
    this.sayings = [];
    this.#goOn();
  }

  /** Explain nothing more: everything counts as seen. */
  silence(): void {
    this.#keep(TIPS.map((tip) => tip.id));
    this.gotAll();
  }

  #keep(seen: string[]): void {
    this.seen = seen;
    sessionStorage.setItem(KEY, JSON.stringify(seen));
  }

  #goOn(): void {
    if (!this.sayings.length) this.#hold(false);
  }

  /** Bots wait while there is something to read. */
  #hold(wanted: boolean): void {
    if (wanted === this.#holds || !this.#session.isAlone) return;
    this.#holds = wanted;
    void this.#session.command("steer", { how: wanted ? "pause" : "go" });
  }
}
