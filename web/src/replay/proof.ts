// What the record of a deal proves: a score sheet carries the server's secret, the salts of the devices, and the
// fingerprints that all of them showed before the deal.

import { fingerprint, type Seen } from "../table/part";

export interface Proof {
  commitment: string;
  secret: string;
  promises: string[];
  salts: string[];
}

/** `alone`, `old`: what fits together proves less, because no salt is in it, or none was promised. */
export type Verdict = "missing" | "wrong" | "alone" | "old" | "right";

/** How it compares with what this device saw before the deal. */
export type Memory = "unseen" | "differs" | "left-out" | "seen";

function header(sheet: string, name: string): string {
  return new RegExp(`^\\[${name} "([^"]*)"\\]$`, "m").exec(sheet)?.[1] ?? "";
}

/** Why a game was ended that its rules did not end; empty: they did. */
export function endedBy(sheet: string): string {
  return header(sheet, "Ended");
}

export function proofOf(sheet: string): Proof {
  const list = (name: string) => header(sheet, name).split(",");
  return { commitment: header(sheet, "Commitment"), secret: header(sheet, "Secret"), promises: list("Promises"), salts: list("Salts") };
}

/** Whether what was told after the game fits the fingerprints shown before it. */
export function checked({ commitment, secret, promises, salts }: Proof): Verdict {
  if (!commitment || !secret) return "missing";
  if (fingerprint(secret) !== commitment) return "wrong";
  const isPromised = promises.some(Boolean);
  if (isPromised && salts.some((salt, seat) => salt && fingerprint(salt) !== promises[seat])) return "wrong";
  if (!salts.some(Boolean)) return "alone";
  return isPromised ? "right" : "old";
}

/** Whoever promised a salt and did not reveal it. */
export function heldBack({ promises, salts }: Proof): number[] {
  return promises.flatMap((promise, seat) => (promise && !salts[seat] ? [seat] : []));
}

export function remembered({ commitment, promises, salts }: Proof, seen: Seen | undefined): Memory {
  if (seen?.seat === undefined) return "unseen";
  if (seen.commitment !== commitment || String(seen.promises) !== String(promises)) return "differs";
  if (!salts[seen.seat]) return "left-out";
  return salts[seen.seat] === seen.salt ? "seen" : "differs";
}
