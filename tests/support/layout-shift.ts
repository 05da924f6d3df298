import type { Page } from 'playwright-core';
import { drawn } from './at-rest.ts';

/** How much has moved on a page since it came, by itself: the sum of its layout shifts, to the three decimals that they are told in. */
export async function layoutShift(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    observer.disconnect();
    return Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 1000) / 1000;
  });
}
