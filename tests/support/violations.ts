import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(within: string, options: RunOptions): Promise<{ violations: Result[] }> };

/**
 * The violations of WCAG 2.2 AA and best practices, or of `rules`, on a page or within an element such as an open dialog: rule and element, as axe
 * names them.
 */
export async function violations(page: Page, within = 'html', rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Run by the browser's debugging protocol, because the page's policy would block a script of ours.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axe });
    await session.detach();
  }
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(
    async (run) => {
      const { violations: list } = await (window as unknown as { axe: Axe }).axe.run(run.within, run.options);
      return list.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { within, options },
  );
}
