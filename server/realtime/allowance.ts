/** How often something may happen: so many times at once, then so many a second. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** Counts against a rate. It keeps two numbers and no timer, so each socket can have one. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes one; false when there is none left. */
  take(now: number): boolean {
    this.#refill(now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether it is as good as a new one, and may be forgotten. */
  isWhole(now: number): boolean {
    this.#refill(now);
    return this.#left === this.#rate.burst;
  }

  #refill(now: number): void {
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#left = Math.min(this.#rate.burst, this.#left + seconds * this.#rate.perSecond);
    this.#at = now;
  }
}
