// How many Partners were dealt: what a side is made of (P1, P3). Yours is kept in this tab, as you saw it when the cards
// came; everybody's is read from the record of a game that is over.

import { api } from "../../wire/api";
import type { Watched } from "../../table/watched.svelte";

export const partners = (hand: string[]): number => hand.filter((card) => card === "red-2").length;

export class Dealt {
  /** Nothing: it was not seen here. */
  own = $state<number | null>(null);
  everybody = $state.raw<number[] | null>(null);
  #place = "";
  #record = "";

  /** Look at the hand as long as it is the one that was dealt. */
  follow({ table, seq, start, now }: Watched): void {
    if (!table || !start) return;
    const place = `maskenball-dealt-${table.id}-${table.number}`;
    if (place !== this.#place) {
      this.#place = place;
      this.own = kept(place);
      this.everybody = null;
    }
    const hand = start.hand ?? (seq === 0 ? now?.own.hand : undefined);
    if (hand && this.own === null) {
      this.own = partners(hand);
      keep(place, this.own);
    }
    const record = `${table.id}.${table.number}`;
    // All is open: the record is there, also while the stage is still on.
    if (now?.own.teams && !table.ended && record !== this.#record) void this.#read(record);
  }

  async #read(record: string): Promise<void> {
    this.#record = record;
    const hands = (await api.replay(record).catch(() => null))?.start.hands;
    if (hands && record === this.#record) this.everybody = hands.map(partners);
  }
}

function kept(place: string): number | null {
  try {
    const found = sessionStorage.getItem(place);
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

function keep(place: string, own: number): void {
  try {
    sessionStorage.setItem(place, String(own));
  } catch {
    // it holds until the page is closed
  }
}
