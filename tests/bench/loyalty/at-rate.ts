import { setTimeout as wait } from 'node:timers/promises';

/**
 * Begins pieces of work at a steady rate, whether or not those before have ended, so that a slow server is not asked less. Resolves when
 * all have ended.
 */
export async function atRate(perSecond: number, count: number, work: (index: number) => Promise<void>): Promise<void> {
  const begin = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const ahead = begin + (index * 1000) / perSecond - performance.now();
    if (ahead > 1) await wait(ahead);
    running.push(work(index));
  }
  await Promise.all(running);
}
