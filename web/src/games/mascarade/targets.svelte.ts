// What can be chosen on the table now, and what has been: shared by the ring and the tray.

import type { Choice } from "../../wire/protocol";

export class Targets {
  choices = $state.raw<Choice[]>([]);
  chosen = $state.raw<Choice | null>(null);
  #label: (choice: Choice) => string = () => "";

  offer(choices: Choice[], label: (choice: Choice) => string): void {
    this.choices = choices;
    this.#label = label;
    this.chosen = choices.find((choice) => choice.text === this.chosen?.text) ?? null;
  }

  clear(): void {
    this.choices = [];
    this.chosen = null;
  }

  get cards(): Set<number> {
    return new Set(this.choices.flatMap((choice) => (typeof choice.card === "number" ? [choice.card] : [])));
  }

  get places(): Set<number> {
    return new Set(this.choices.flatMap((choice) => (choice.place === undefined ? [] : [choice.place])));
  }

  get chosenCard(): number | null {
    return typeof this.chosen?.card === "number" ? this.chosen.card : null;
  }

  get chosenPlace(): number | null {
    return this.chosen?.place ?? null;
  }

  label(card: number): string {
    const choice = this.choices.find((one) => one.card === card);
    return choice ? this.#label(choice) : "";
  }

  pickCard(card: number): void {
    this.chosen = this.choices.find((choice) => choice.card === card) ?? null;
  }

  pickPlace(place: number): void {
    this.chosen = this.choices.find((choice) => choice.place === place) ?? null;
  }
}
