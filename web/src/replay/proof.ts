// Whether the server dealt as it had promised: a score sheet carries its secret, the fingerprint of it, and the salts.

export interface Proof {
  commitment: string;
  secret: string;
  salts: string[];
}

export type Verdict = "missing" | "insecure" | "right" | "wrong";

function header(sheet: string, name: string): string {
  return new RegExp(`^\\[${name} "([^"]*)"\\]$`, "m").exec(sheet)?.[1] ?? "";
}

/** Why a game was ended that its rules did not end; empty: they did. */
export function endedBy(sheet: string): string {
  return header(sheet, "Ended");
}

export function proofOf(sheet: string): Proof {
  return { commitment: header(sheet, "Commitment"), secret: header(sheet, "Secret"), salts: header(sheet, "Salts").split(",") };
}

/** Whether the secret is the one that was promised. Browsers calculate only over https and on the machine itself. */
export async function checked({ commitment, secret }: Proof): Promise<Verdict> {
  if (!commitment || !secret) return "missing";
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return "insecure";
  const hash = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(secret)));
  const found = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === commitment ? "right" : "wrong";
}
