// The events of Mascarade as the server tells them. What a reader may not know is null.

export type Purse = number | "court" | "bank";

export type MascaradeEvent =
  | { event: "turn"; turn: number; person: number; place: number; must: string | null; cards?: number[] }
  | { event: "take"; person: number; own: number; other: number }
  | { event: "swap"; person: number; cards: [number, number]; swapped: boolean | null }
  | { event: "look" | "peek"; person: number; card: number; mask: string | null }
  | { event: "announce"; person: number; mask: string; card: number }
  | { event: "pass" | "decline"; person: number }
  | { event: "claim"; person: number; card: number }
  | { event: "turn-up"; person: number; card: number; mask: string | null }
  | { event: "turn-down"; card: number }
  | { event: "power" | "name" | "nothing"; person: number; mask: string }
  | { event: "choose"; person: number; place: number; card?: undefined }
  | { event: "choose"; person: number; card: number; place?: undefined }
  | { event: "coins"; from: Purse; to: Purse; amount: number; why: "power" | "fine" }
  | { event: "fortunes" | "places"; places: [number, number] }
  | { event: "over"; reason: string; winners: number[] }
  | { event: "reveal"; card: number; mask: string };
