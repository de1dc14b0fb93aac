// What the coach explains, each once, when it first happens. The order is that of the progress dots.

import type { Session } from "../table/session.svelte";
import type { GameEvent } from "../wire/protocol";
import { currentWords } from "../words/language.svelte";
import type { Given } from "../words/words";

export interface Moment {
  session: Session;
  /** What happened since the coach last looked. */
  events: GameEvent[];
}

export interface Tip {
  id: string;
  art: string;
  /** Whether it is the time for it; then also what its words need. */
  when: (moment: Moment) => Given | null;
}

const NOTHING: Given = {};
const on = (condition: boolean | undefined): Given | null => (condition ? NOTHING : null);

function mask(session: Session, id: unknown): Given {
  return currentWords().forms((id as string | null) ?? null, session.start?.edition ?? 1, session.start?.own_masks ?? {});
}

/** Whoever did it, and which mask it is about. */
function about(session: Session, event: GameEvent | undefined): Given | null {
  if (!event) return null;
  const person = event.person ?? 0;
  return { person: session.start?.players[person] ?? "", you: person === session.you ? "yes" : "no", ...mask(session, event.mask) };
}

const isAsked = (session: Session, kind: string): boolean => session.isAsked && session.now?.asked?.kind === kind;

/** A contest goes on, and the question has yet to come to you. */
function isAhead({ you, now, stage }: Session): boolean {
  if (you === null || now?.asked?.kind !== "contest") return false;
  const distance = (person: number): number => (stage.people.indexOf(person) - now.open.active + stage.people.length) % stage.people.length;
  return distance(you) > distance(now.asked.person);
}

/** Somebody grows rich, or the game goes on for a while. */
function isGettingOn({ now }: Session): boolean {
  return Math.max(0, ...(now?.open.coins ?? [])) >= 8 || (now?.open.turn ?? 0) >= 12;
}

export const TIPS: Tip[] = [
  { id: "deal", art: "card-back", when: ({ session }) => on(session.table?.phase === "memorising") },
  { id: "prepare", art: "ic-swap", when: ({ session }) => on(session.table?.phase === "playing" && session.now?.open.must === "prepare") },
  { id: "hands", art: "ic-swap", when: ({ session }) => on(isAsked(session, "secret")) },
  { id: "turn", art: "ic-target", when: ({ session }) => on(isAsked(session, "turn") && session.now?.open.must === null) },
  { id: "look", art: "ic-look", when: ({ session, events }) => about(session, events.find((one) => one.event === "look")) },
  { id: "announce", art: "ic-announce", when: ({ session, events }) => about(session, events.find((one) => one.event === "announce")) },
  { id: "ahead", art: "ic-more", when: ({ session }) => on(isAhead(session)) },
  { id: "contest", art: "ic-pass", when: ({ session }) => (isAsked(session, "contest") ? mask(session, session.now?.open.announced) : null) },
  { id: "reveal", art: "ic-check", when: ({ events }) => on(events.some((one) => one.event === "turn-up")) },
  {
    id: "power",
    art: "coin",
    when: ({ session, events }) => {
      const event = events.find((one) => one.event === "power");
      const power = event && currentWords().power(event.mask as string, session.start?.edition ?? 1, session.start?.own_masks ?? {});
      return event && power ? { ...mask(session, event.mask), power } : null;
    },
  },
  { id: "court", art: "court", when: ({ session }) => on((session.now?.open.court ?? 0) > 0) },
  { id: "bound", art: "ic-lock", when: ({ session }) => on(isAsked(session, "turn") && session.now?.open.must === "swap") },
  { id: "win", art: "coin", when: ({ session }) => on(session.table?.phase === "playing" && isGettingOn(session)) },
];
