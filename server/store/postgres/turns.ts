/** A line in which people wait for one of a few places. */
export type Turns = {
  readonly take: () => Promise<void>;
  readonly give: () => void;
  /** Sends everybody who waits away. */
  readonly dismiss: (reason: unknown) => void;
};

/**
 * The pool's own line gives up after the time that reaching the database may take. Here a busy database is waited for, while one that
 * cannot be reached is told at once to everybody who waits.
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
