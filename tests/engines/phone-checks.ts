import { expect, it } from 'vitest';
import type { Phone } from './engine.ts';

/** `broken`: what did not come by the test's own will, which Firefox calls an error of whoever asked for it. */
export function noErrors(phone: () => Phone, broken?: RegExp): void {
  it('leaves no error that nobody caught', async () => {
    const uncaught = await phone().uncaught();
    expect(uncaught.filter((line) => !broken?.test(line))).toEqual([]);
  });
}

export async function hasNoDialog(phone: Phone): Promise<void> {
  await expect.poll(() => phone.isShown('dialog[open]')).toBe(false);
}

/** In the page: the version of a page that the phone keeps. */
export async function keptVersion(record: string): Promise<string | undefined> {
  const kept = await (await caches.open('carta-records-2')).match(record);
  return kept && ((await kept.json()) as { version: string }).version;
}

/**
 * In the page: whether its worker is at work. A page that is left while its worker is being installed can keep WebKit 2.50 from ever
 * finishing that: all that concerns the worker, `unregister` too, then waits for as long as the browser runs.
 */
export async function workerIsActive(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
}
