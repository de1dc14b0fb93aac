// Who may be whose partner: pins that stay in this tab and are never sent.

export type Guess = "" | "partners" | "others";

const NEXT: Record<Guess, Guess> = { "": "partners", partners: "others", others: "" };

export class Guesses {
  #pins = $state.raw<Record<number, Guess>>({});
  #place = "";

  /** The pins of one game at one table. */
  open(table: string, game: number): void {
    const place = `maskenball-guesses-${table}-${game}`;
    if (place === this.#place) return;
    this.#place = place;
    try {
      this.#pins = JSON.parse(sessionStorage.getItem(place) ?? "{}") as Record<number, Guess>;
    } catch {
      this.#pins = {};
    }
  }

  about(person: number): Guess {
    return this.#pins[person] ?? "";
  }

  turn(person: number): void {
    this.#pins = { ...this.#pins, [person]: NEXT[this.about(person)] };
    try {
      sessionStorage.setItem(this.#place, JSON.stringify(this.#pins));
    } catch {
      // they hold until the page is closed
    }
  }
}
