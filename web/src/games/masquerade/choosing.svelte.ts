// What is about to be answered: put together piece by piece, sent only when it is confirmed.

import type { Choice } from "../../wire/protocol";
import type { Session } from "../../table/session.svelte";

export type Kind = "" | "play" | "steal" | "take" | "trade";

export class Choosing {
  #session: Session;
  /** The card of the hand, by its key. */
  key = $state("");
  /** The card of a pile. */
  pile = $state("");
  of = $state<number | null>(null);

  constructor(session: Session) {
    this.#session = session;
  }

  /** Begin anew. Where only one card can be played it is chosen, not played. */
  reset(): void {
    const plays = this.#session.answers.filter((answer) => answer.do === "play");
    this.key = plays.length === 1 ? `${plays[0]!.card}/0` : "";
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

  chooseHand(key: string): void {
    this.key = key;
    if (this.pile && !this.fromPile.has(this.pile)) this.pile = "";
  }

  async confirm(): Promise<void> {
    if (this.answer) await this.#session.answer(this.answer.text);
  }
}
