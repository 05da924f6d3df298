/** Does what has the same key one after the other: a diner's hiding of the code must not be overtaken by its showing. */
export class InOrder {
  readonly #last = new Map<string, Promise<void>>();
  readonly #report: (error: unknown) => void;

  /** `report` is called with what the work throws. */
  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /** Does the work when what was given before it for this key has ended, well or badly. Never rejects. */
  run(key: string, work: () => Promise<void>): Promise<void> {
    const before = this.#last.get(key);
    const done = (before === undefined ? work() : before.then(work)).catch(this.#report).finally(() => {
      if (this.#last.get(key) === done) this.#last.delete(key);
    });
    this.#last.set(key, done);
    return done;
  }

  /** Waits until everything that was given has been done. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
