// What the cards of Masquerade are called, by colour, number and what they are.

import type { Start } from "../../wire/protocol";
import type { Words } from "../../words/words";

const SPECIAL: Record<string, string> = { "red-1": "card-magician", "red-2": "card-partner" };

export class Names {
  readonly deck: NonNullable<Start["deck"]>;
  readonly names: string[];

  constructor(
    start: Start,
    readonly words: Words,
  ) {
    this.deck = start.deck!;
    this.names = start.players;
  }

  name(person: number): string {
    return this.names[person] ?? "";
  }

  /** A card with what it is. */
  card(id: string): string {
    const special = id === this.deck.merchant ? "card-merchant" : id === this.deck.thief ? "card-thief" : SPECIAL[id];
    const marks = [...(special ? [special] : []), ...(this.deck.diamonds.includes(id) ? ["card-diamond"] : [])];
    const card = this.plain(id);
    return marks.length ? this.words.say("card-with", { card, marks: marks.map((mark) => this.words.say(mark)).join(", ") }) : card;
  }

  /** A card by its colour and number. */
  plain(id: string): string {
    const [colour = "", number = ""] = id.split("-");
    return this.words.say("card-colour", { colour, number });
  }
}
