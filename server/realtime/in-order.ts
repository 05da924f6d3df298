export type InOrder = ReturnType<typeof createInOrder>;

/**
 * Does what has the same key one after the other: a diner's hiding of the code must not be overtaken by its showing. `report` is called
 * with what the work throws.
 */
export function createInOrder(report: (error: unknown) => void) {
  const last = new Map<string, Promise<void>>();
  return {
    /** Does the work when what was given before it for this key has ended, well or badly. Never rejects. */
    run(key: string, work: () => Promise<void>): Promise<void> {
      const before = last.get(key);
      const done = (before === undefined ? work() : before.then(work)).catch(report).finally(() => {
        if (last.get(key) === done) last.delete(key);
      });
      last.set(key, done);
      return done;
    },

    /** Waits until everything that was given has been done. */
    async ended(): Promise<void> {
      await Promise.allSettled(last.values());
    },
  };
}
