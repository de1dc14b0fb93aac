// Telling Masquerade.

import type { Choice as Option, GameEvent, Now, Own, Start } from "../wire/protocol";
import type { MasqueradeEvent, Tellings } from "./events";
import { Teller, type Line } from "./telling";
import type { Given, Words } from "./words";

/** Follows the trick, the piles and the own hand. */
export class MasqueradeTeller extends Teller {
  readonly deck: NonNullable<Start["deck"]>;
  hand: string[];
  piles: number[];
  trick: { person: number; card: string }[] = [];
  /** The card that won the last trick; unknown when the log begins after it was played. */
  wonWith: string | null = null;
  /** Whether a Thief is looking through a pile. */
  stealing = false;

  constructor(start: Start, words: Words) {
    super(start, words);
    this.deck = start.deck!;
    this.hand = [...(start.hand ?? [])];
    this.piles = this.names.map(() => 0);
  }

  /** A card with what it is. */
  card(id: string | null): string {
    if (id === null) return this.say("card-hidden");
    const marks: string[] = [];
    if (id === this.deck.merchant) marks.push(this.say("card-merchant"));
    else if (id === this.deck.thief) marks.push(this.say("card-thief"));
    else if (id === "red-1") marks.push(this.say("card-magician"));
    else if (id === "red-2") marks.push(this.say("card-partner"));
    if (this.deck.diamonds.includes(id)) marks.push(this.say("card-diamond"));
    const card = this.#plain(id);
    return marks.length ? this.say("card-with", { card, marks: marks.join(", ") }) : card;
  }

  /** Cards one after the other. */
  cards(ids: string[]): string {
    return ids.map((id) => this.card(id)).join(", ");
  }

  override opening(): Line[] {
    const { hand_size: size = 0, hand, hands = [] } = this.start;
    const line = (text: string, depth = 1): Line => this.line("opening", text, { depth });
    const thief = this.#plain(this.deck.thief);
    const merchant = this.#plain(this.deck.merchant);
    const diamonds = this.deck.diamonds.map((id) => this.#plain(id)).join(", ");
    const lines = [
      line(this.say("opening-masquerade", { players: this.names.length, cards: size }), 0),
      line(this.say("opening-deck", { thief, merchant })),
      line(this.say("opening-diamonds", { cards: diamonds })),
    ];
    if (hand) lines.push(line(this.say("opening-hand", { cards: this.cards(hand) })));
    hands.forEach((cards, person) => {
      lines.push(line(this.say("opening-hand-of", { person: this.name(person), cards: this.cards(cards) })));
    });
    return lines;
  }

  #plain(id: string): string {
    const [colour = "", number = ""] = id.split("-");
    return this.say("card-colour", { colour, number });
  }

  override firstTurn(): GameEvent {
    return { event: "turn", turn: 1, person: this.start.first };
  }

  override sentences(event: GameEvent): Line[] {
    const told = event as unknown as MasqueradeEvent;
    return (this.#tellings[told.event] as (event: MasqueradeEvent) => Line[])(told);
  }

  override resume(open: Now["open"], own: Own = {}): void {
    this.trick = open.trick.map((card, k) => ({ person: (open.leader + k) % this.names.length, card }));
    this.piles = [...open.pile_sizes];
    this.hand = [...(own.hand ?? own.hands?.[this.you ?? -1] ?? this.hand)];
  }

  /** Nobody changes places here. */
  override rewind(): void {}

  #lose(card: string): void {
    const at = this.hand.indexOf(card);
    if (at >= 0) this.hand.splice(at, 1); // a hand that was hidden at the beginning is not known
  }

  #tellings: Tellings<MasqueradeEvent, Line[]> = {
    turn: ({ turn, person }) => {
      [this.trick, this.stealing] = [[], false];
      const told = this.say("event-trick-begins", { turn, ...this.who(person) });
      return [this.#did("turn", person, told, { depth: 0, begins: true })];
    },
    play: ({ person, card }) => {
      this.trick.push({ person, card });
      if (person === this.you) this.#lose(card);
      const told = this.say("event-play", { card: this.card(card), ...this.who(person) });
      return [this.#did("play", person, told, { cards: [card], seen: true })];
    },
    trick: ({ person }) => {
      this.piles[person]! += this.names.length;
      this.wonWith = this.trick.find((played) => played.person === person)?.card ?? null;
      return [this.#did("trick", person, this.say("event-trick", this.who(person)))];
    },
    steal: ({ person, of }) => {
      this.stealing = true;
      const told = this.say("event-steal", { ...this.who(person), ...this.whom(of) });
      return [this.#did("steal", person, told, { persons: [person, of] })];
    },
    see: ({ person, card }) => {
      if (card === null) return [];
      const told = this.say("event-see", { card: this.card(card) });
      return [this.#did("see", person, told, { depth: 2, cards: [card], seen: true, private: person === this.you })];
    },
    stolen: ({ person, of, card }) => {
      this.piles[of]! -= 1;
      this.piles[person]! += 1;
      const told = this.say("event-stolen", { card: this.card(card), ...this.who(person), ...this.whom(of) });
      return [this.#did("stolen", person, told, { persons: [person, of], cards: [card], seen: true })];
    },
    trade: ({ person, hand, pile }) => {
      if (hand === null || pile === null) return [this.#did("trade", person, this.say("event-trade", { person: this.name(person) }))];
      if (person === this.you) {
        this.#lose(hand);
        this.hand.push(pile);
      }
      const told = this.say("event-trade-seen", { hand: this.card(hand), pile: this.card(pile), ...this.who(person) });
      return [this.#did("trade", person, told, { cards: [hand, pile], seen: true, private: person === this.you })];
    },
    decline: ({ person }) => [this.#did("decline", person, this.say("event-decline", this.who(person)))],
    over: (event) => {
      const told = this.say("event-tricks-over", { partners: event.partners, others: event.others });
      const lines = [this.line("over", told, { depth: 0, begins: true }), ...this.winners(event)];
      return lines.length > 1 ? lines : [...lines, this.line("draw", this.say("event-draw"), { depth: 0 })];
    },
    team: ({ person, team }) => [this.#did("team", person, this.say("event-team", { team, person: this.name(person) }))],
    reveal: () => [],
  };

  #did(kind: string, person: number, text: string, more: Partial<Line> = {}): Line {
    return this.line(kind, text, { persons: [person], ...more });
  }

  override question(): string {
    if (this.asked?.kind === "play") return this.say(this.trick.length ? "question-play" : "question-play-lead");
    if (this.answers.some((option) => option.do === "steal")) return this.say("question-steal");
    return this.say(this.stealing ? "question-steal-take" : "question-trade");
  }

  override waiting(): string {
    let kind = this.asked?.kind ?? "";
    if (kind !== "play") {
      if (this.wonWith === null && !this.stealing) return this.say("waiting", { kind: "choose", person: this.person });
      const isThief = this.stealing || this.wonWith === this.deck.thief;
      kind = !isThief ? "trade" : this.stealing ? "take" : "steal";
    }
    return this.say("waiting-masquerade", { kind, person: this.person });
  }

  override choice(option: Option): [words: string, help: string] {
    switch (option.do) {
      case "play":
        return [this.say("answer-play", { card: this.card(option.card as string) }), this.say("help-play")];
      case "steal":
        return [this.say("answer-steal", { target: this.name(option.of!) }), this.say("help-steal")];
      case "take":
        return [this.say("answer-steal-take", { card: this.card(option.card as string) }), this.say("help-steal-take")];
      case "trade": {
        const cards = { hand: this.card(option.hand!), pile: this.card(option.pile!) };
        return [this.say("answer-trade", cards), this.say("help-trade")];
      }
      default:
        return [this.say("answer-decline-action"), this.say("help-decline-action")];
    }
  }

  override table(): Line[] {
    const line = (text: string): Line => this.line("table", text);
    const lines = this.names.map((person, seat) => line(this.say("table-pile", { person, cards: this.piles[seat]! })));
    if (this.trick.length) {
      const played = this.trick.map(({ person, card }) =>
        this.say("table-played", { person: this.name(person), card: this.card(card) }),
      );
      lines.push(line(this.say("table-trick", { cards: played.join(", ") })));
    }
    if (this.hand.length) lines.push(line(this.say("table-hand", { cards: this.cards(this.hand) })));
    return lines;
  }

  override refusalFacts(): Given {
    return { person: this.person, edition: 1 };
  }
}
