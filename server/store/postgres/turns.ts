/** A queue of callers for a few places. */
export type Turns = {
  readonly take: () => Promise<void>;
  readonly give: () => void;
  /** Rejects every caller that waits. */
  readonly dismiss: (reason: unknown) => void;
};

/**
 * The pool's own queue gives up after the time that reaching the database may take. Here callers wait for a busy database, and all of
 * them hear at once of one that cannot be reached.
 */
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
