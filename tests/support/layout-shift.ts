import type { Page } from 'playwright-core';
import { drawn } from './at-rest.ts';

/** A layout shift as the browser tells it. */
type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] };

/** What has moved on a page since it came, by itself: of each layout shift its size, and the elements within `within` that moved. */
async function layoutShifts(page: Page, within: string): Promise<{ value: number; moved: string[] }[]> {
  await drawn(page);
  return page.evaluate((selector) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    observer.disconnect();
    return shifts.map(({ value, sources }) => ({
      value,
      moved: sources.flatMap(({ node }) => (node instanceof Element && node.closest(selector) ? [node.outerHTML] : [])),
    }));
  }, within);
}

/** How much has moved on a page since it came, by itself: the sum of its layout shifts, to the three decimals that they are told in. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await layoutShifts(page, 'html');
  return Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 1000) / 1000;
}

/** The elements that have moved within what a selector finds since the page came, by themselves, as HTML. */
export const movedWithin = async (page: Page, selector: string): Promise<string[]> =>
  (await layoutShifts(page, selector)).flatMap(({ moved }) => moved);
