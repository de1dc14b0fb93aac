// The stage: what is moving on the table. It follows events for the eye only; where everything lies is told by the server.
// Nothing here knows whether cards were swapped: two cards go under the table, and two come back, always the same way.

import { play } from "../parts/sounds";
import type { GameEvent, Happened, Now } from "../wire/protocol";

export type Purse = number | "court" | "bank";

export interface Flight {
  id: number;
  from: Purse;
  to: Purse;
  amount: number;
  delay: number;
}

const STEP = 240;
const FLIP = 420;
const FLIGHT = 560;
const REST = 400;
const TURNING = 900;
const TAG = 2000;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Some like it quick: the same things in the same order, in a tenth of the time. */
export const isQuick = (): boolean => localStorage.getItem("maskenball-motion") === "quick";
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, isQuick() ? ms / 10 : ms));

export class Stage {
  /** Two cards that are under the table, or on their way: `going`, `gone`, `coming`. */
  under = $state.raw<{ cards: [number, number]; phase: "going" | "gone" | "coming" } | null>(null);
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
  turn = 0;
  /** Cards before each place. */
  slots = 1;
  #flights = 0;
  #tags: ReturnType<typeof setTimeout> | undefined;

  /** Show what happened, in its order and time. */
  async show(message: Happened): Promise<void> {
    const events = message.events;
    for (let k = 0; k < events.length; k++) {
      const event = events[k]!;
      switch (event.event) {
        case "take":
          await this.#goUnder([event.own as number, event.other as number]);
          break;
        case "swap":
          await this.#comeBack(event.cards as [number, number]);
          break;
        case "announce":
          play("announce");
          this.announced = event.mask as string;
          this.announcer = event.person ?? null;
          this.said = { [event.person!]: "claim" };
          break;
        case "pass":
        case "claim":
          this.said = { ...this.said, [event.person!]: event.event };
          break;
        case "turn-up": {
          const shown = this.#run(events, k, "turn-up");
          k += shown.length - 1;
          await this.#turnUp(shown);
          break;
        }
        case "turn-down":
          await wait(still() ? 1200 : REST);
          this.faces = {};
          this.seals = {};
          k += this.#run(events, k, "turn-down").length - 1;
          break;
        case "coins": {
          const paid = this.#run(events, k, "coins", (e) => e.why === event.why);
          k += paid.length - 1;
          await this.#pay(paid);
          break;
        }
        case "fortunes":
          await this.#exchange(event.places as [number, number]);
          break;
        case "places":
          await this.#tradePlaces(event.places as [number, number]);
          break;
        case "turn":
          this.#clearContest();
          break;
        case "trick":
          await wait(still() ? 1500 : 1100);
          break;
        case "play":
          play("card");
          await wait(STEP);
          break;
      }
    }
  }

  /** The truth, as the server tells it. */
  settle(now: Now): void {
    const open = now.open;
    if (!open.people) return;
    this.turn = open.turn;
    this.coins = open.coins;
    this.court = open.court;
    this.people = open.people;
    this.faces = { ...Object.fromEntries(open.up.map((card) => [card, null])), ...now.own.faces };
    if (open.out_of_sight.length === 2) this.under = { cards: open.out_of_sight as [number, number], phase: "gone" };
    else this.under = null;
    this.announced = open.announced;
    if (open.announced === null) this.#clearContest();
    else if (!Object.keys(this.said).length) {
      this.announcer = open.people[open.claims[0]?.place ?? 0] ?? null;
      this.said = Object.fromEntries(open.claims.map((claim) => [open.people[claim.place]!, "claim" as const]));
    }
    this.flights = [];
  }

  #clearContest(): void {
    this.announced = null;
    this.announcer = null;
    this.said = {};
    this.seals = {};
  }

  /** The events of one kind that follow each other from k on. */
  #run(events: GameEvent[], k: number, kind: string, also: (e: GameEvent) => boolean = () => true): GameEvent[] {
    let end = k;
    while (events[end]?.event === kind && also(events[end]!)) end++;
    return events.slice(k, end);
  }

  async #goUnder(cards: [number, number]): Promise<void> {
    this.under = { cards, phase: "going" };
    play("card");
    await wait(STEP + 360);
    this.under = { cards, phase: "gone" };
  }

  async #comeBack(cards: [number, number]): Promise<void> {
    if (!this.under) await this.#goUnder(cards);
    this.under = { cards, phase: "coming" };
    play("card");
    await wait(STEP + 360);
    this.under = null;
  }

  async #turnUp(events: GameEvent[]): Promise<void> {
    const shown = Object.fromEntries(events.map((e) => [String(e.card), (e.mask as string | null) ?? null]));
    this.faces = { ...this.faces, ...shown };
    play("reveal");
    await wait(FLIP + REST);
    const known = Object.entries(shown).filter(([card, mask]) => mask !== null && this.#claimed(Number(card)));
    if (known.length) {
      this.seals = { ...this.seals, ...Object.fromEntries(known.map(([card, mask]) => [card, mask === this.announced])) };
      await wait(REST);
    }
  }

  /** Whether whoever this card lies before has said to be the announced mask. */
  #claimed(card: number): boolean {
    const person = this.people[Math.floor(card / this.slots)];
    return this.announced !== null && person !== undefined && this.said[person] === "claim";
  }

  async #pay(events: GameEvent[]): Promise<void> {
    const flights = events.flatMap((e, order) => {
      const amount = Math.min(6, e.amount as number);
      return Array.from({ length: amount }, (_, k) => ({
        id: ++this.#flights,
        from: e.from as Purse,
        to: e.to as Purse,
        amount: 1,
        delay: (order + k) * 70,
      }));
    });
    this.#add(events.map((e) => [e.from as Purse, -(e.amount as number)]));
    if (flights.length && !still()) {
      this.flights = flights;
      await wait(FLIGHT + Math.max(...flights.map((f) => f.delay)));
      this.flights = [];
    }
    this.#add(events.map((e) => [e.to as Purse, e.amount as number]));
    play(events.every((e) => e.to === "court") ? "court" : "coin");
    await wait(still() ? 800 : 260);
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
    clearTimeout(this.#tags);
    this.#tags = setTimeout(() => (this.deltas = {}), TAG);
  }

  async #exchange([one, other]: [number, number]): Promise<void> {
    const difference = (this.coins[other] ?? 0) - (this.coins[one] ?? 0);
    if (difference === 0) return wait(REST);
    const [from, to] = difference > 0 ? [other, one] : [one, other];
    await this.#pay([{ event: "coins", from, to, amount: Math.abs(difference) }]);
  }

  async #tradePlaces([one, other]: [number, number]): Promise<void> {
    const people = [...this.people];
    [people[one], people[other]] = [people[other]!, people[one]!];
    this.people = people;
    this.turned = true;
    await wait(still() ? 1500 : TURNING);
    this.turned = false;
  }
}
