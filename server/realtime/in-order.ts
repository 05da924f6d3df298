export type InOrder = ReturnType<typeof createInOrder>;

/**
 * Runs tasks with the same key sequentially: a diner's `hidQR` must not be overtaken by `showedQR`. `report` is called
 * with errors of the tasks.
 */
export function createInOrder(report: (error: unknown) => void) {
  const last = new Map<string, Promise<void>>();
  return {
    /** Runs a task after the earlier ones of its key have ended, with or without errors. Never rejects. */
    run(key: string, work: () => Promise<void>): Promise<void> {
      const before = last.get(key);
      const done = (before === undefined ? work() : before.then(work)).catch(report).finally(() => {
        if (last.get(key) === done) last.delete(key);
      });
      last.set(key, done);
      return done;
    },

    /** Waits for all tasks. */
    async ended(): Promise<void> {
      await Promise.allSettled(last.values());
    },
  };
}
