// Telling Mascarade.

import type { Choice as Option, GameEvent, Now, Start } from "../wire/protocol";
import type { MascaradeEvent, Purse, Tellings } from "./events";
import { Teller, yes, type Line } from "./telling";
import type { Given, OwnMasks, Words } from "./words";

const SLOTS = [["only"], ["only"], ["left", "right"], ["left", "right", "protected"]];

/** Follows coins, who sits where and what is going on, so that every sentence is right at its moment. */
export class MascaradeTeller extends Teller {
  readonly edition: number;
  readonly slots: number;
  readonly ownMasks: OwnMasks;
  personAt: number[];
  coins: number[];
  court: number;
  must: string | null = null;
  mustTake: number[] = [];
  named: string | null = null;
  announcer = 0;
  power: string | null = null;
  user = 0;
  /** The cards that were taken, chosen or looked at last, the latest at the end. */
  touched: number[] = [];

  constructor(start: Start, words: Words) {
    super(start, words);
    this.edition = start.edition ?? 1;
    this.slots = start.slots ?? 1;
    this.ownMasks = start.own_masks ?? {};
    this.personAt = this.names.map((_, place) => place);
    this.coins = [...(start.coins ?? [])];
    this.court = start.court ?? 0;
  }

  /** What a sentence is given about a mask. */
  mask(id: string | null): Given {
    return this.words.forms(id, this.edition, this.ownMasks);
  }

  /** Masks one after the other. */
  masks(ids: string[]): string {
    return ids.map((id) => this.mask(id).mask).join(", ");
  }

  /** The power of a mask. */
  whatItDoes(id: string | null): string {
    return id ? this.words.power(id, this.edition, this.ownMasks) : "";
  }

  override opening(): Line[] {
    const { deal, coins = [], court = 0 } = this.start;
    const line = (text: string, depth = 1): Line => this.line("opening", text, { depth });
    if (!deal) return [line(this.#masksInPlay(), 0)];
    const lines = [line(this.say("opening-mascarade", { edition: this.edition, players: this.names.length }), 0)];
    this.names.forEach((person, place) => {
      const masks = this.#dealt(deal.slice(place * this.slots, (place + 1) * this.slots));
      lines.push(line(this.say("opening-place", { person, masks, coins: coins[place] ?? 0 })));
    });
    const centre = deal.slice(this.names.length * this.slots);
    if (centre.length) lines.push(line(this.say("opening-centre", { masks: this.masks(centre) })));
    return [...lines, line(this.say("opening-court", { coins: court }))];
  }

  /** The masks of a place; where there are several, each with its slot. */
  #dealt(ids: string[]): string {
    if (ids.length === 1) return this.masks(ids);
    return ids.map((id, at) => this.say("opening-slot", { slot: SLOTS[this.slots]![at]!, mask: this.mask(id).mask! })).join(", ");
  }

  #masksInPlay(): string {
    const ids = new Set(this.start.deal ?? this.start.masks ?? []);
    return this.say("table-masks", { masks: this.masks([...ids].sort()) });
  }

  /** A card by whom it lies before; one's own is one's own. */
  card(card: number, actor: number | null = null): string {
    const firstCentre = this.names.length * this.slots;
    if (card >= firstCentre) return this.say("card-centre", { number: card - firstCentre + 1 });
    const slot = SLOTS[this.slots]![card % this.slots]!;
    const person = this.personAt[Math.floor(card / this.slots)]!;
    if (person === this.you) return this.say("card-yours", { slot });
    if (person === actor) return this.say("card-own", { slot });
    return this.say("card-person", { slot, person: this.name(person) });
  }

  /** Where a person sits now. */
  placeOf(person: number): number {
    return this.personAt.indexOf(person);
  }

  override firstTurn(): GameEvent {
    const { first, preparation = 0 } = this.start as Start & { preparation?: number };
    return { event: "turn", turn: 1, person: first, place: first, must: preparation > 0 ? "prepare" : null };
  }

  override sentences(event: GameEvent): Line[] {
    const told = event as unknown as MascaradeEvent;
    return (this.#tellings[told.event] as (event: MascaradeEvent) => Line[])(told);
  }

  override resume(open: Now["open"]): void {
    this.personAt = [...open.people];
    this.coins = [...open.coins];
    this.court = open.court;
    this.must = open.must;
    this.mustTake = [...open.must_take];
    const announcer = open.people[open.claims[0]?.place ?? open.active] ?? 0;
    if (this.named === null) [this.named, this.announcer] = [open.announced, announcer];
    if (this.power === null) [this.power, this.user] = [open.announced, announcer];
    if (!this.touched.length) this.touched = [...open.out_of_sight];
  }

  override rewind(open: Now["open"], later: GameEvent[]): void {
    this.personAt = [...open.people];
    for (const event of [...later].reverse() as unknown as MascaradeEvent[]) {
      if (event.event === "places") exchange(this.personAt, event.places);
    }
  }

  #pay(from: Purse, to: Purse, amount: number): void {
    for (const [purse, change] of [[from, -amount], [to, amount]] as const) {
      if (purse === "court") this.court += change;
      else if (purse !== "bank") this.coins[purse]! += change;
    }
  }

  #tellings: Tellings<MascaradeEvent, Line[]> = {
    turn: (event) => {
      [this.must, this.mustTake, this.power, this.touched] = [event.must, event.cards ?? [], null, []];
      const turn = this.say("event-turn", { turn: event.turn, ...this.who(event.person) });
      const lines = [this.line("turn", turn, { depth: 0, begins: true, persons: [event.person] })];
      const card = this.#cards(this.mustTake, event.person);
      const bound = card ? this.say("event-must-card", { card }) : event.must ? this.say("event-must", { must: event.must }) : null;
      if (bound) lines.push(this.line("must", bound, { persons: [event.person] }));
      return lines;
    },
    take: (event) => {
      this.touched = [event.own, event.other];
      const cards = { own: this.card(event.own, event.person), other: this.card(event.other, event.person) };
      return [this.#did("take", event.person, this.say("event-take", { ...this.who(event.person), ...cards }))];
    },
    swap: ({ person, swapped }) => {
      const told = this.say("event-swap", { swapped: swapped === null ? "hidden" : yes(swapped), ...this.who(person) });
      return [this.#did("swap", person, told, { private: swapped !== null && person === this.you })];
    },
    look: (event) => {
      this.touched.push(event.card);
      return this.#looked(event);
    },
    peek: (event) => this.#looked(event),
    announce: (event) => {
      [this.named, this.announcer] = [event.mask, event.person];
      const told = this.#withCard("event-announce", event, this.mask(event.mask));
      return [this.#did("announce", event.person, told, { mask: event.mask })];
    },
    claim: (event) => [this.#did("claim", event.person, this.#withCard("event-claim", event))],
    pass: ({ person }) => [this.#did("pass", person, this.say("event-pass", this.who(person)))],
    decline: ({ person }) => [this.#did("decline", person, this.say("event-decline", this.who(person)))],
    "turn-up": (event) => {
      const card = this.card(event.card);
      if (event.mask === null) return [this.#did("turn-up", event.person, this.say("event-turn-up-hidden", { card }))];
      const told = this.say("event-turn-up", { card, ...this.mask(event.mask) });
      return [this.#did("turn-up", event.person, told, { mask: event.mask, seen: true })];
    },
    "turn-down": () => [],
    power: ({ person, mask }) => {
      [this.power, this.user, this.touched] = [mask, person, []];
      const told = this.say("event-power", { ...this.who(person), ...this.mask(mask) });
      return [this.#did("power", person, told, { mask })];
    },
    nothing: ({ person, mask }) => [this.#did("nothing", person, this.say("event-nothing"), { mask })],
    choose: (event) => {
      const { person } = event;
      if (event.place !== undefined) {
        const target = this.personAt[event.place]!;
        const told = this.say("event-choose-player", { ...this.who(person), ...this.whom(target) });
        return [this.#did("choose", person, told, { persons: [person, target] })];
      }
      this.touched.push(event.card);
      const card = this.card(event.card, person);
      return [this.#did("choose", person, this.say("event-choose-card", { card, ...this.who(person) }))];
    },
    name: ({ person, mask }) => {
      const told = this.say("event-name", { ...this.who(person), ...this.mask(mask) });
      return [this.#did("name", person, told, { mask })];
    },
    coins: ({ from, to, amount, why }) => {
      this.#pay(from, to, amount);
      const paid = { from: this.#purse(from), to: this.#purse(to), amount };
      const persons = [paid.from, paid.to].filter((purse) => typeof purse === "number");
      const kind = why === "fine" ? "fine" : "coins";
      return [this.line(kind, this.#payment(paid, kind), { persons, paid })];
    },
    fortunes: ({ places }) => {
      exchange(this.coins, places);
      return [this.#two("fortunes", places)];
    },
    places: ({ places }) => {
      const told = this.#two("places", places);
      exchange(this.personAt, places);
      return [told];
    },
    over: (event) => {
      const told = this.say("event-over", { reason: event.reason });
      return [this.line("over", told, { depth: 0, begins: true }), ...this.winners(event)];
    },
    reveal: ({ card, mask }) => {
      const told = this.say("event-reveal", { card: this.card(card), ...this.mask(mask) });
      return [this.line("reveal", told, { mask, seen: true })];
    },
  };

  #cards(cards: number[], actor: number | null): string {
    return this.words.either(cards.map((card) => this.card(card, actor)));
  }

  #did(kind: string, person: number, text: string, more: Partial<Line> = {}): Line {
    return this.line(kind, text, { persons: [person], ...more });
  }

  #looked(event: { event: "look" | "peek"; person: number; card: number; mask: string | null }): Line[] {
    const { event: kind, person, mask } = event;
    const given = { card: this.card(event.card, person), ...this.who(person) };
    if (mask === null) return [this.#did(kind, person, this.say(`event-${kind}`, given))];
    const told = this.say(`event-${kind}-seen`, { ...given, ...this.mask(mask) });
    return [this.#did(kind, person, told, { mask, seen: true, private: person === this.you })];
  }

  #withCard(key: string, event: { person: number; card: number }, more: Given = {}): string {
    const given = { ...more, ...this.who(event.person) };
    if (this.slots === 1) return this.say(key, given);
    return this.say(`${key}-card`, { card: this.card(event.card, event.person), ...given });
  }

  /** A purse by whom it belongs to now: coins lie before places. */
  #purse(purse: Purse): Purse {
    return typeof purse === "number" ? this.personAt[purse]! : purse;
  }

  #payment({ from, to, amount }: { from: Purse; to: Purse; amount: number }, kind: string): string {
    if (kind === "fine") return this.say("event-fine", { amount, ...this.who(from as number) });
    if (typeof from === "string" && typeof to === "string") return this.say(`event-coins-${from}-to-${to}`, { amount });
    if (typeof from === "string") return this.say(`event-coins-${from}`, { amount, ...this.who(to as number) });
    if (typeof to === "string") return this.say(`event-coins-to-${to}`, { amount, ...this.who(from) });
    return this.say("event-coins-person", { amount, ...this.who(from), ...this.whom(to) });
  }

  #two(kind: string, places: [number, number]): Line {
    const persons = places.map((place) => this.personAt[place]!);
    const [person = "", target = ""] = persons.map((one) => this.name(one));
    return this.line(kind, this.say(`event-${kind}`, { person, target }), { persons });
  }

  override question(): string {
    const kind = this.asked?.kind;
    if (kind === "turn" && this.mustTake.length) return this.say("question-turn-swap-card", { card: this.#cards(this.mustTake, this.you) });
    if (kind === "turn") return this.say(this.must === null ? "question-turn" : `question-turn-${this.must}`);
    if (kind === "secret") {
      const [own = "", other = ""] = this.touched.slice(-2).map((card) => this.card(card, this.you));
      return this.say("question-secret", { own, other });
    }
    if (kind === "contest") return this.say("question-contest", { person: this.name(this.announcer), ...this.mask(this.named) });
    const power = this.mask(this.power);
    if (kind === "name") return this.say("question-name", { person: this.name(this.user), ...power });
    const ofCards = this.answers.some((option) => option.card !== undefined);
    return this.say(ofCards ? "question-choose-card" : "question-choose-player", power);
  }

  override waiting(): string {
    return this.say("waiting", { kind: this.asked?.kind ?? "", person: this.person });
  }

  override choice(option: Option): [words: string, help: string] {
    const own = this.card(this.placeOf(this.you ?? 0) * this.slots + (option.own ?? 0), this.you);
    switch (option.do) {
      case "take":
        return [this.say("answer-take", { own, card: this.card(option.card as number, this.you) }), this.say("help-take")];
      case "look":
        return [this.say("answer-look", { card: own }), this.say("help-look")];
      case "announce":
      case "claim": {
        const announced = option.do === "announce" ? option.mask! : null;
        const mask = announced ? this.mask(announced) : {};
        const power: Given = announced ? { power: this.whatItDoes(announced) } : {};
        const help = this.say(`help-${option.do}`, { ...power });
        if (this.slots === 1) return [this.say(`answer-${option.do}`, { ...mask }), help];
        return [this.say(`answer-${option.do}-card`, { ...mask, card: own }), help];
      }
      case "choose": {
        if (option.place !== undefined) return this.#playerChoice(option.place);
        const card = this.card(option.card as number, this.you);
        return [this.say("answer-choose-card", { card }), this.say("help-choose-card", { power: this.#powerInUse() })];
      }
      case "name":
        return [this.say("answer-name", this.mask(option.mask!)), this.say("help-name")];
      default:
        return [this.say(`answer-${option.do}`), this.say(`help-${option.do}`)];
    }
  }

  #playerChoice(place: number): [words: string, help: string] {
    const coins = this.coins[this.placeOf(this.you ?? 0)]!;
    const told = { coins, target_coins: this.coins[place]!, power: this.#powerInUse() };
    const target = this.name(this.personAt[place]!);
    return [this.say("answer-choose-player", { target }), this.say("help-choose-player", told)];
  }

  #powerInUse(): string {
    return this.whatItDoes(this.power);
  }

  override table(): Line[] {
    const lines = this.personAt.map((person, place) => {
      const key = person === this.you ? "table-place-you" : "table-place";
      const told = this.say(key, { person: this.name(person), coins: this.coins[place]! });
      return this.line("table", told, { persons: [person] });
    });
    const rest = [this.say("table-court", { coins: this.court }), this.#masksInPlay()];
    return [...lines, ...rest.map((text) => this.line("table", text))];
  }

  override refusalFacts(): Given {
    return { edition: this.edition, person: this.person, you: yes(false) };
  }
}

function exchange<T>(list: T[], [one, other]: [number, number]): void {
  [list[one], list[other]] = [list[other]!, list[one]!];
}
