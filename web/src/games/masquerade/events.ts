// The events of Masquerade as the server tells them. What a reader may not know is null.

export type MasqueradeEvent =
  | { event: "turn" | "trick"; person: number; turn: number }
  | { event: "play"; person: number; card: string }
  | { event: "steal"; person: number; of: number }
  | { event: "see"; person: number; of: number; card: string | null }
  | { event: "stolen"; person: number; of: number; card: string }
  | { event: "trade"; person: number; hand: string | null; pile: string | null }
  | { event: "decline"; person: number }
  | { event: "over"; reason: string; winners: number[]; partners: number; others: number }
  | { event: "team"; person: number; team: string }
  | { event: "reveal"; person: number; card: string };
