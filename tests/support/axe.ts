import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';

let source: Promise<string> | undefined;

/** What breaks a rule of WCAG 2.2 AA or a best practice on the page as it stands: rule and element, as axe names them. */
export async function violations(page: Page): Promise<string[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // As the browser's own tool would: a script of ours would not get past the page's policy.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: await source });
  return page.evaluate(async () => {
    const { violations: list } = await (
      window as unknown as { axe: { run(): Promise<{ violations: Result[] }> } }
    ).axe.run();
    return list.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}
