// The events of both games as the server tells them. What a reader may not know is null.

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

type OfKind<Event, Kind> = Event extends { event: infer Own } ? (Kind extends Own ? Event : never) : never;

/** One way of telling for each kind of event. */
export type Tellings<Event extends { event: string }, Told> = {
  [Kind in Event["event"]]: (event: OfKind<Event, Kind>) => Told;
};
