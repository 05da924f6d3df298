import { setTimeout as delay } from 'node:timers/promises';

/** Waits for what it means, where `expect.poll` cannot: outside of tests. What never comes ends with the hook or the test around. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await delay(20);
}
