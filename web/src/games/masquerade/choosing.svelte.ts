// What is about to be answered: put together piece by piece, sent only when it is confirmed.

import type { Choice } from "../../wire/protocol";
import type { Watched } from "../../table/watched.svelte";

export type Kind = "" | "play" | "steal" | "take" | "trade";

/** A film is not answered. */
type Answering = Watched & { answer?: (text: string) => Promise<void> };

export class Choosing {
  #session: Answering;
  /** The card of the hand that is lifted, by its key; who waits may lift one ahead. */
  key = $state("");
  /** The card of a pile. */
  pile = $state("");
  of = $state<number | null>(null);
  /** When the card was lifted, on the clock of events. */
  since = 0;
  /** The hand as it was when this began. */
  #held: string[] = [];

  constructor(session: Answering) {
    this.#session = session;
  }

  /** Begin anew. A card that has left the hand is no longer lifted, nor is its twin. A card lifted ahead stays lifted if it can be played; where only one card can be played it is lifted, not played. */
  reset(): void {
    const held = this.#session.now?.own.hand ?? [];
    const copies = (hand: string[]) => hand.filter((card) => card === this.hand).length;
    if (copies(held) < copies(this.#held)) this.key = "";
    this.#held = held;
    const cards = [...this.fromHand];
    const isKept = this.kind === "" || (this.kind === "play" && cards.includes(this.hand));
    if (!isKept) this.key = this.kind === "play" && cards.length === 1 ? `${cards[0]!}/0` : "";
    this.since = performance.now();
    this.pile = "";
    this.of = null;
  }

  get kind(): Kind {
    const { isAsked, answers } = this.#session;
    if (!isAsked) return "";
    const found = answers.find((answer) => answer.do !== "decline");
    return (found?.do ?? "take") as Kind; // a Thief who found no diamond can only decline
  }

  get hand(): string {
    return this.key.split("/")[0]!;
  }

  get decline(): Choice | undefined {
    return this.#session.answers.find((answer) => answer.do === "decline");
  }

  /** The complete answer. */
  get answer(): Choice | undefined {
    return this.#session.answers.find((answer) => {
      if (answer.do === "play") return answer.card === this.hand;
      if (answer.do === "steal") return answer.of === this.of;
      if (answer.do === "take") return answer.card === this.pile;
      return answer.do === "trade" && answer.hand === this.hand && answer.pile === this.pile;
    });
  }

  /** The cards of the hand that can be chosen. */
  get fromHand(): Set<string> {
    return new Set(this.#session.answers.flatMap((answer) => (answer.do === "play" ? [answer.card as string] : answer.do === "trade" ? [answer.hand!] : [])));
  }

  /** The cards of a pile that can be chosen; with a card of the hand in mind, those that go with it. */
  get fromPile(): Set<string> {
    return new Set(
      this.#session.answers.flatMap((answer) => {
        if (answer.do === "take") return [answer.card as string];
        return answer.do === "trade" && (!this.key || answer.hand === this.hand) ? [answer.pile!] : [];
      }),
    );
  }

  get people(): number[] {
    return this.#session.answers.flatMap((answer) => (answer.do === "steal" ? [answer.of!] : []));
  }

  lift(key: string, at: number): void {
    if (key !== this.key) this.since = at;
    this.key = key;
    if (this.pile && !this.fromPile.has(this.pile)) this.pile = "";
  }

  async confirm(): Promise<void> {
    if (this.answer) await this.#session.answer?.(this.answer.text);
  }
}
