import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition outside tests, where `expect.poll` does not work. The timeout is that of the hook or test around it. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await delay(20);
}
