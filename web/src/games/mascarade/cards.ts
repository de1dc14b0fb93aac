// What a card on the table is called: by whom it lies before.

import { say } from "../../words/language.svelte";
import type { Session } from "../../table/session.svelte";

export const SLOTS = ["left", "right", "protected"];

export function cardName(session: Session, card: number): string {
  const slots = session.start?.slots ?? 1;
  const { people } = session.stage;
  const place = Math.floor(card / slots);
  if (place >= people.length) return say("tray-centre-card", { n: card - people.length * slots + 1 });
  const person = people[place]!;
  const slot = SLOTS[card % slots]!;
  if (person === session.you) return slots === 1 ? say("tray-own-only") : say("tray-own-card", { slot });
  const name = session.start?.players[person] ?? "";
  return slots === 1 ? name : say("tray-card-of", { name, slot });
}

/** How many cards lie on the table. */
export function cardCount(session: Session): number {
  const { start } = session;
  return start ? start.players.length * (start.slots ?? 1) + (start.centre ?? 0) : 0;
}

/** Whose a card is, for a tag on it; which of theirs, if the card `beside` it is theirs too. */
export function ownerName(session: Session, card: number, beside: number): string {
  const slots = session.start?.slots ?? 1;
  const place = Math.floor(card / slots);
  const person = session.stage.people[place];
  if (person === undefined) return cardName(session, card);
  if (place === Math.floor(beside / slots)) return person === session.you ? say("hands-slot", { slot: SLOTS[card % slots]! }) : cardName(session, card);
  return person === session.you ? say("hands-first") : say("hands-of", { name: session.start?.players[person] ?? "" });
}
