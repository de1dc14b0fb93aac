// Our part of a table's deals: a promise while people gather, and the salt behind it when the host wants the cards. What
// this device saw is kept: only with it does the film of a game prove anything.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { newSecret } from "../wire/api";
import type { TableInfo } from "../wire/protocol";

/** What this device knows of one deal; `promises` and `seat` since it revealed its salt. */
export interface Seen {
  commitment: string;
  salt: string;
  seat?: number;
  promises?: string[];
}

const KEY = "maskenball-deals";
const KEPT = 50;

/** SHA-256, also where browsers offer none: over plain http. */
export const fingerprint = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

function deals(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

/** What this device saw before the deal of a game. */
export function seenBefore(record: string): Seen | undefined {
  return deals()[record];
}

function keep(record: string, seen: Seen): Seen {
  const { [record]: _, ...others } = deals();
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [record, seen]].slice(-KEPT))));
  return seen;
}

export class Part {
  #table: TableInfo | null = null;
  #seat: number | null = null;
  #busy = false;
  #revealed = "";

  constructor(private readonly send: (t: string, given: Record<string, unknown>) => Promise<unknown>) {}

  /** The table as it was told last: promise or reveal, if it is time for it. */
  async hear(table: TableInfo, seat: number | null): Promise<void> {
    [this.#table, this.#seat] = [table, seat];
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let due = this.#due(); due; due = this.#due()) await this.send(...due);
    } catch {
      // refused: it was too late, or is there already
    } finally {
      this.#busy = false;
    }
  }

  #due(): [t: string, given: Record<string, unknown>] | null {
    const [table, seat] = [this.#table, this.#seat];
    if (!table || seat === null || (table.phase !== "gathering" && table.phase !== "shuffling")) return null;
    const record = `${table.id}.${table.number + 1}`;
    const { commitment, promises } = table;
    let seen = seenBefore(record);
    if (seen?.promises && (seen.commitment !== commitment || String(seen.promises) !== String(promises))) return null; // no second try
    if (seen?.commitment !== commitment) seen = keep(record, { commitment, salt: newSecret() });
    const promise = fingerprint(seen.salt);
    if (table.phase === "gathering") return promises[seat] === promise ? null : ["promise", { commitment, promise }];
    if (promises[seat] !== promise || this.#revealed === record) return null;
    keep(record, { ...seen, seat, promises });
    this.#revealed = record;
    return ["reveal", { salt: seen.salt }];
  }
}
