// Where one is: the address of the page, and the seats that this browser has.

import type { YourSeat } from "./wire/protocol";

export type Where =
  | { screen: "home" }
  | { screen: "join"; code: string }
  | { screen: "seat"; code: string; seat: YourSeat }
  | { screen: "watch"; code: string }
  | { screen: "replay"; record: string }
  | { screen: "learn" }
  | { screen: "rules" };

const KEY = "maskenball-seats";
const KEPT = 20;

function seats(): Record<string, YourSeat> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, YourSeat>;
  } catch {
    return {};
  }
}

/** Whether anybody has sat at a table with this browser before. */
export function hasSeats(): boolean {
  return Object.keys(seats()).length > 0;
}

export function keepSeat(seat: YourSeat): void {
  const kept = Object.entries({ ...seats(), [seat.join]: seat }).slice(-KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

export function forgetSeat(join: string): void {
  const { [join]: _, ...rest } = seats();
  localStorage.setItem(KEY, JSON.stringify(rest));
}

/** What an address means. A seat lives in the link: whoever comes back to it with this browser has it again. */
export function whereIs(path: string): Where {
  const [, kind, code = ""] = path.split("/");
  if (kind === "t" && code) {
    const seat = seats()[code.toLowerCase()];
    return seat ? { screen: "seat", code, seat } : { screen: "join", code };
  }
  if (kind === "w" && code) return { screen: "watch", code };
  if (kind === "g" && code) return { screen: "replay", record: code };
  if (kind === "learn") return { screen: "learn" };
  if (kind === "rules") return { screen: "rules" };
  return { screen: "home" };
}

/** The name that was last used here. */
export function lastName(): string {
  return localStorage.getItem("maskenball-name") ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem("maskenball-name", name);
}
