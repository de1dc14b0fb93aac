// The HTTP side: opening, joining, looking back.

import type { Breach, Catalogue, Happened, Now, Options, Own, OwnMask, Refusal, SeenEvent, Start, TableInfo, YourSeat } from "./protocol";

/** The server did not do something. */
export class NotDone extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function asked<T>(path: string, told?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      told === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(told) },
    );
  } catch {
    throw new NotDone("offline", "");
  }
  const body = (await answer.json().catch(() => ({}))) as unknown;
  if (!answer.ok) {
    const refused = body as Partial<Refusal>;
    throw new NotDone(refused.code ?? String(answer.status), refused.sentence ?? "");
  }
  return body as T;
}

/** A number that nobody can guess: our salt for a deal, or the proof that a seat is ours. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}

export const api = {
  open: (name: string, options: Partial<Options>) => asked<YourSeat>("/api/tables", { name, options }),
  /** With the same token again, when the answer was lost: it is the same seat. */
  join: (join: string, name: string, token: string) => asked<YourSeat>("/api/join", { join, name, token }),
  invitation: (code: string) => asked<TableInfo & { to: "join" | "watch" }>(`/api/invitation/${encodeURIComponent(code)}`),
  check: (options: Partial<Options>) => asked<{ breaches: Breach[]; own_masks: Record<string, OwnMask & { copies: number }> }>("/api/check", { options }),
  catalogue: () => asked<Catalogue>("/api/catalogue"),
  /** The address for others in the same house, when this page came from the machine itself. */
  house: () => asked<{ base: string }>("/api/house"),
  replay: (record: string) => asked<Replay>(`/api/games/${record}`),
};

/** A decision as whoever watched was told it. */
export interface ReplayStep extends Required<Pick<Happened & Now, "t" | "n" | "seq" | "events" | "beats" | "asked" | "open" | "own">> {
  /** What was secret in it. */
  sight: SeenEvent[];
  /** Every card as it lay afterwards. */
  truth: Own;
}

export interface Replay {
  record: string;
  start: Start;
  steps: ReplayStep[];
  sheet: string;
}
