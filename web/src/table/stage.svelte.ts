// The stage: what is being shown at the table, beat by beat, at the times that the server tells. Where everything lies in
// truth is told by the server. Nothing here knows whether cards were swapped: two cards go under the table, and two come
// back, always the same way.

import { play, type Sound } from "../parts/sounds";
import type { GameEvent, Now, TimedBeat } from "../wire/protocol";

export type Purse = number | "court" | "bank";

/** What everybody is looking at; how long is the server's to say. */
export type Beat =
  | "announce" | "walk" | "hush" | "turn" | "seals" | "power" | "fines" | "reading" | "down"
  | "named" | "under" | "parted" | "sight" | "unopposed" | "rest"
  | "play" | "lies" | "wins" | "gathers" | "lands" | "action" | "taken" | "leads"
  | "uncover" | "sides" | "unknowing" | "count" | "winner";

export interface Flight {
  id: number;
  from: Purse;
  to: Purse;
  amount: number;
  delay: number;
}

/** The length of a flight, and what lies between two coins: motions, as the style sheet has them. */
export const FLIGHT = 560;
const APART = 70;
const MOST_COINS = 6;
/** Half a turn of a card; and the golden seal comes so much after the red ones. */
const HALF = 210;
const GOLD_LATER = 360;
const SOUNDS: Partial<Record<Beat, [Sound, number]>> = {
  announce: ["quill", 0],
  turn: ["fan", HALF],
  down: ["cloth", HALF],
  under: ["cloth", 0],
  parted: ["cloth", 0],
  play: ["cloth", 0],
  gathers: ["cloth", 0],
};
/** Two cards go under the table or come back; two people change places. */
const SLIDE = 600;
const TURNING = 900;
/** Whoever is later than this for a beat sees how it ends, not how it moves. */
const LATE = 250;
/** Beats in which cards lie open that may be missed by whoever looks away. */
const SHOWN: Beat[] = ["hush", "turn", "seals", "power", "fines", "reading", "down"];

export const hasMotion = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Some like slides and flights quick: in a tenth of the time. No beat is shorter for it. */
export const isQuick = (): boolean => localStorage.getItem("maskenball-motion") === "quick";
export const pace = (): number => (isQuick() ? 0.1 : 1);

export class Stage {
  beat = $state<Beat | null>(null);
  /** Two cards that were named for a swap. */
  framed = $state.raw<number[]>([]);
  /** Two cards that are under the table, or on their way: `going`, `gone`, `coming`. */
  under = $state.raw<{ cards: [number, number]; /** The place of whoever takes them. */ by: number; phase: "going" | "gone" | "coming" } | null>(null);
  faces = $state.raw<Record<string, string | null>>({});
  coins = $state.raw<number[]>([]);
  court = $state(0);
  people = $state.raw<number[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** What each purse has just gained or lost. */
  deltas = $state.raw<Record<string, number>>({});
  /** Whether a card that was shown is what its holder said. */
  seals = $state.raw<Record<string, boolean>>({});
  announced = $state<string | null>(null);
  /** The answers of the contest round by person: the card claimed with, or a pass. */
  said = $state.raw<Record<number, "pass" | "claim">>({});
  announcer = $state<number | null>(null);
  turned = $state(false);
  /** When the beat that is on ends, as `performance.now` counts. */
  beatEnds = $state(0);
  /** How long it lasts. */
  beatLasts = $state(0);
  turn = 0;
  /** The place of whoever takes their turn. */
  active = $state(0);
  /** Cards before each place. */
  slots = 1;
  #flights = 0;
  /** The place of whoever has named two cards for a swap. */
  #taker = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #landing: ReturnType<typeof setTimeout> | undefined;
  #events: GameEvent[] = [];
  #beats: TimedBeat[] = [];
  #began = 0;
  /** The number of the beat that is on, and what is still to be done at its end. */
  #at = -1;
  #owed: (() => void)[] = [];
  #tell: (events: number[]) => void = () => undefined;
  #done: () => void = () => undefined;

  /** Whether something is being shown. */
  get isOn(): boolean {
    return this.#beats.length > 0;
  }

  /** Whether cards lie open, or are about to. */
  get isShowing(): boolean {
    return this.beat !== null && SHOWN.includes(this.beat);
  }

  /** Show a decision from the moment `at` (in milliseconds) on: what is over by then is not shown any more. `tell` is
   * called with the numbers of events when they may be told. Resolves when all was shown. */
  show(events: GameEvent[], beats: TimedBeat[], at: number, tell: (events: number[]) => void): Promise<void> {
    this.finish();
    this.deltas = {};
    this.#events = events;
    this.#tell = tell;
    this.#at = -1;
    return new Promise((done) => {
      this.#done = done;
      this.retime(beats, at);
    });
  }

  /** The same beats, and how far they are by now: somebody keeps cards up, or wants to go on. */
  retime(beats: TimedBeat[], at: number): void {
    this.#beats = beats;
    this.#began = performance.now() - at;
    this.#goOn();
  }

  /** Show the rest at once. */
  finish(): void {
    clearTimeout(this.#timer);
    if (!this.#beats.length) return;
    while (this.#at < this.#beats.length - 1) this.#enter(this.#at + 1, true);
    this.#settleOwed();
    [this.#beats, this.#events] = [[], []];
    this.#done();
  }

  /** Nothing is shown any more, whatever was still to come. */
  leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#landing);
    [this.#beats, this.#events, this.#owed] = [[], [], []];
    this.beat = null;
    this.#done();
  }

  /** Enter the beat that is on by now; those that are over are passed without motion. */
  #goOn(): void {
    clearTimeout(this.#timer);
    const elapsed = performance.now() - this.#began;
    let ends = 0;
    for (let k = 0; k < this.#beats.length; k++) {
      const begins = ends;
      ends += this.#beats[k]!.ms;
      if (k > this.#at) this.#enter(k, elapsed >= ends && this.#beats[k]!.ms > 0 ? true : elapsed - begins > LATE);
      if (elapsed < ends) {
        this.beatEnds = this.#began + ends;
        this.beatLasts = ends - begins;
        this.#timer = setTimeout(() => this.#goOn(), ends - elapsed);
        return;
      }
    }
    this.#settleOwed();
    this.#done();
  }

  #settleOwed(): void {
    clearTimeout(this.#landing);
    for (const owed of this.#owed.splice(0)) owed();
  }

  /** What is to be done when a motion has come to its end, or the beat has. */
  #owe(after: number, owed: () => void): void {
    this.#owed.push(owed);
    this.#landing = setTimeout(() => this.#settleOwed(), after * pace());
  }

  #enter(k: number, isLate: boolean): void {
    this.#settleOwed();
    this.#at = k;
    const { beat, events: numbers } = this.#beats[k]!;
    const events = numbers.map((number) => this.#events[number]!).filter(Boolean);
    this.beat = beat;
    const tell = () => this.#tell(numbers);
    const paid = events.filter((event) => event.event === "coins");
    if (paid.length) this.#pay(paid, isLate, tell);
    else if (events[0]?.event === "fortunes") this.#exchange(events[0].places as [number, number], isLate, tell);
    else tell();
    if (beat === "hush") this.framed = [];
    if (beat === "seals") this.#seal();
    if (!isLate) this.#sound(beat);
    if (beat === "under" && this.framed.length === 2) this.#goUnder(this.framed as [number, number]);
    if (beat === "down") this.deltas = {};
    for (const event of events) this.#follow(event, isLate);
    if (isLate) this.#settleOwed();
  }

  #follow(event: GameEvent, isLate: boolean): void {
    switch (event.event) {
      case "take":
        this.framed = [event.own as number, event.other as number];
        this.#taker = this.people.indexOf(event.person!);
        break;
      case "swap":
        this.#comeBack(event.cards as [number, number], this.people.indexOf(event.person!));
        break;
      case "announce":
        this.announced = event.mask as string;
        this.announcer = event.person ?? null;
        this.said = { [event.person!]: "claim" };
        break;
      case "pass":
      case "claim":
        if (!isLate) play(event.event === "claim" ? "knock" : "tap");
        this.said = { ...this.said, [event.person!]: event.event };
        break;
      case "turn-up":
      case "reveal":
        if ("mask" in event) this.faces = { ...this.faces, [String(event.card)]: (event.mask as string | null) ?? null };
        break;
      case "turn-down": {
        const { [String(event.card)]: _, ...up } = this.faces;
        this.faces = up;
        break;
      }
      case "places":
        this.#tradePlaces(event.places as [number, number]);
        break;
      case "turn":
        this.#clearContest();
        this.active = (event.place as number | undefined) ?? 0;
        this.deltas = {};
        break;
    }
  }

  #goUnder(cards: [number, number]): void {
    const by = this.#taker;
    this.framed = [];
    this.under = { cards, by, phase: "going" };
    this.#owe(SLIDE, () => (this.under = { cards, by, phase: "gone" }));
  }

  #comeBack(cards: [number, number], by: number): void {
    this.under = { cards, by, phase: "coming" };
    this.#owe(SLIDE, () => (this.under = null));
  }

  /** What a beat sounds like; nothing that only one person sees does. */
  #sound(beat: Beat): void {
    const sound = SOUNDS[beat];
    if (sound) play(...sound);
    if (beat !== "seals") return;
    const seals = Object.values(this.seals);
    if (seals.includes(false)) play("stamp");
    if (seals.includes(true)) play("stamp", GOLD_LATER);
  }

  #seal(): void {
    const known = Object.entries(this.faces).filter(([card, mask]) => mask !== null && this.#claimed(Number(card)));
    this.seals = { ...this.seals, ...Object.fromEntries(known.map(([card, mask]) => [card, mask === this.announced])) };
  }

  /** Whether whoever this card lies before has said to be the announced mask. */
  #claimed(card: number): boolean {
    const person = this.people[Math.floor(card / this.slots)];
    return this.announced !== null && person !== undefined && this.said[person] === "claim";
  }

  /** Coins leave at once, and count when they land. */
  #pay(events: GameEvent[], isLate: boolean, landed: () => void): void {
    const isFine = events[0]!.why === "fine";
    const flights = events.flatMap((e, order) =>
      Array.from({ length: Math.min(MOST_COINS, e.amount as number) }, (_, k) => ({
        id: ++this.#flights,
        from: e.from as Purse,
        to: e.to as Purse,
        amount: 1,
        delay: isFine ? 0 : (order + k) * APART,
      })),
    );
    if (!isLate && hasMotion()) this.flights = flights;
    this.#owe(FLIGHT + Math.max(0, ...flights.map((f) => f.delay)), () => {
      this.flights = [];
      this.#add(events.flatMap((e): [Purse, number][] => [[e.from as Purse, -(e.amount as number)], [e.to as Purse, e.amount as number]]));
      if (!isLate) play(events.every((e) => e.to === "court") ? "court" : "coin");
      landed();
    });
  }

  #exchange([one, other]: [number, number], isLate: boolean, landed: () => void): void {
    const difference = (this.coins[other] ?? 0) - (this.coins[one] ?? 0);
    if (difference === 0) return landed();
    const [from, to] = difference > 0 ? [other, one] : [one, other];
    this.#pay([{ event: "coins", from, to, amount: Math.abs(difference) }], isLate, landed);
  }

  #add(changes: [Purse, number][]): void {
    const coins = [...this.coins];
    const deltas: Record<string, number> = { ...this.deltas };
    for (const [purse, amount] of changes) {
      if (purse === "bank" || amount === 0) continue;
      if (purse === "court") this.court += amount;
      else coins[purse] = (coins[purse] ?? 0) + amount;
      deltas[purse] = (deltas[purse] ?? 0) + amount;
    }
    this.coins = coins;
    this.deltas = deltas;
  }

  #tradePlaces([one, other]: [number, number]): void {
    const people = [...this.people];
    exchange(people, [one, other]);
    this.people = people;
    this.turned = true;
    this.#owe(TURNING, () => (this.turned = false));
  }

  /** The truth, as it is told. */
  settle(now: Now): void {
    this.finish();
    this.beat = heldBy(now);
    const open = now.open;
    if (!open.people) return;
    this.framed = [];
    this.flights = [];
    if (this.beat === null) this.deltas = {};
    this.turn = open.turn;
    this.active = open.active;
    this.coins = open.coins;
    this.court = open.court;
    this.people = open.people;
    this.faces = { ...Object.fromEntries(open.up.map((card) => [card, null])), ...now.own.faces };
    const by = open.people.indexOf(now.asked?.person ?? -1);
    this.under = open.out_of_sight.length === 2 ? { cards: open.out_of_sight as [number, number], by: by < 0 ? open.active : by, phase: "gone" } : null;
    this.announced = open.announced;
    if (open.announced === null) this.#clearContest();
  }

  /** The table is settled: what was said in this turn until now. `undone`: what is still to be shown of it, the table lies
   * as it did before that. */
  stand(turn: GameEvent[], undone?: GameEvent[]): void {
    if (!this.people.length) return;
    const { faces, under, announced } = this;
    if (undone) this.#takeBack(undone);
    for (const event of turn) this.#recall(event);
    if (claimants(this.said) > 1) this.#seal();
    if (undone) return;
    [this.faces, this.under] = [faces, under];
    if (announced === null) this.#clearContest();
  }

  #recall(event: GameEvent): void {
    if (event.event === "take") this.under = { cards: [event.own as number, event.other as number], by: this.people.indexOf(event.person!), phase: "gone" };
    else if (event.event === "swap") this.under = null;
    else if (event.event !== "places") this.#follow(event, true);
  }

  /** Coins and people go back to where they were; cards lie face down, until it is told what happened to them. */
  #takeBack(events: GameEvent[]): void {
    [this.faces, this.under] = [{}, null];
    const coins = [...this.coins];
    const people = [...this.people];
    for (const event of events.toReversed()) {
      if (event.event === "coins") {
        const amount = event.amount as number;
        for (const [purse, change] of [[event.from, amount], [event.to, -amount]] as [Purse, number][]) {
          if (purse === "court") this.court += change;
          else if (purse !== "bank") coins[purse] = (coins[purse] ?? 0) + change;
        }
      } else if (event.event === "fortunes") exchange(coins, event.places as [number, number]);
      else if (event.event === "places") exchange(people, event.places as [number, number]);
    }
    [this.coins, this.people] = [coins, people];
  }

  #clearContest(): void {
    this.announced = null;
    this.announcer = null;
    this.said = {};
    this.seals = {};
  }
}

/** The beat that is held open by a question: what a power or a card does waits for an answer. */
function heldBy({ asked, open }: Now): Beat | null {
  if (!asked || asked.kind === "contest") return null;
  if (asked.kind === "action") return "action";
  return open.people && open.announced !== null ? "power" : null;
}

const claimants = (said: Record<number, "pass" | "claim">): number => Object.values(said).filter((one) => one === "claim").length;

function exchange<T>(list: T[], [one, other]: [number, number]): void {
  [list[one], list[other]] = [list[other]!, list[one]!];
}
