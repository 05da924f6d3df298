/** A queue of callers for a few places. */
export type Turns = {
  readonly take: () => Promise<void>;
  readonly give: () => void;
  /** Rejects every caller that waits. */
  readonly dismiss: (reason: unknown) => void;
};

/** The pool's own queue gives up too early: here callers wait for a busy database, and hear at once of one that is away. */
export function createTurns(places: number): Turns {
  const line: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  let free = places;
  return {
    take: () =>
      new Promise((resolve, reject) => {
        if (free === 0) return void line.push({ resolve, reject });
        free -= 1;
        resolve();
      }),
    give() {
      const next = line.shift();
      if (next) next.resolve();
      else free += 1;
    },
    dismiss(reason) {
      for (const { reject } of line.splice(0)) reject(reason);
    },
  };
}
