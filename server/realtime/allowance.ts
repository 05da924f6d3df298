/** A rate limit: an initial burst, then events per second. */
export type Rate = { readonly burst: number; readonly perSecond: number };

export type Allowance = ReturnType<typeof createAllowance>;

/** A token bucket. It has two numbers and no timer, so each socket can have one. */
export function createAllowance({ burst, perSecond }: Rate, now: number) {
  let left = burst;
  let at = now;

  function refill(time: number): void {
    left = Math.min(burst, left + (Math.max(0, time - at) / 1000) * perSecond);
    at = time;
  }

  return {
    /** Takes one token; false if there is none left. */
    take(time: number): boolean {
      refill(time);
      if (left < 1) return false;
      left -= 1;
      return true;
    },

    /** Whether it is full, and so can be dropped. */
    isWhole(time: number): boolean {
      refill(time);
      return left === burst;
    },
  };
}
