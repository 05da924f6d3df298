import type { Page } from 'playwright-core';
import { drawn } from './at-rest.ts';

/** A layout shift as the browser reports it. */
type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] };

/** All layout shifts of a page without user input: the size of each, and the moved elements within `within`. */
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

/** The sum of a page's layout shifts without user input, to three decimals. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await layoutShifts(page, 'html');
  return Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 1000) / 1000;
}

/** The elements below a selector that have moved without user input, as HTML. */
export const movedWithin = async (page: Page, selector: string): Promise<string[]> =>
  (await layoutShifts(page, selector)).flatMap(({ moved }) => moved);
