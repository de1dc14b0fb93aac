// The film of a game: where it stands, and how it runs. Whoever draws the table is told to show a step still or moving.

export interface Screen {
  still(at: number): void;
  moving(at: number): Promise<void>;
}

/** Between two steps, so that a sentence can be read. */
const REST = 900;

export class Film {
  at = $state(0);
  running = $state(false);
  screen: Screen = { still: () => undefined, moving: async () => undefined };
  #take = 0;

  constructor(readonly last: number) {}

  /** Go to a step at once; a film that runs stops. */
  seek(at: number): void {
    this.#take++;
    this.running = false;
    this.at = Math.max(0, Math.min(this.last, at));
    this.screen.still(this.at);
  }

  /** One step on, in motion. */
  async on(): Promise<void> {
    if (this.at >= this.last) return;
    this.#take++;
    this.running = false;
    await this.#next();
  }

  async run(): Promise<void> {
    const take = ++this.#take;
    if (this.at === this.last) {
      this.at = 0;
      this.screen.still(0);
    }
    this.running = true;
    while (take === this.#take && this.at < this.last) {
      await this.#next();
      await new Promise((done) => setTimeout(done, REST));
    }
    if (take === this.#take) this.running = false;
  }

  pause(): void {
    this.#take++;
    this.running = false;
  }

  toggle(): void {
    if (this.running) this.pause();
    else void this.run();
  }

  async #next(): Promise<void> {
    this.at++;
    await this.screen.moving(this.at);
  }
}
