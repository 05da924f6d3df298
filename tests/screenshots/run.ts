/** `npm run screenshots`: takes `docs/screenshots` anew, of the tests' site. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { atRest } from '../support/at-rest.ts';
import { launchBrowser, openPhoneIn } from '../support/browser.ts';
import { buildTestSite } from '../support/built-site.ts';
import { serveSite } from '../support/serve-site.ts';
import { STATES, type State } from './states.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}docs/screenshots`;

/** Noon in Madrid on a winter's day, for what has hours; `hour` moves it. */
const dayOf = (hour = 12): Date => new Date(Date.UTC(2026, 10, 20, hour - 1));

async function take(browser: Browser, site: string, state: State): Promise<void> {
  const page = await openPhoneIn(browser, { deviceScaleFactor: 1, ...state.phone });
  await page.clock.setFixedTime(dayOf(state.hour));
  await state.before?.(page);
  await page.goto(`${site}/${state.path}`, { waitUntil: 'networkidle' });
  await state.act?.(page);
  if (state.media) await page.emulateMedia({ media: state.media });
  // A page whose scripts do not run cannot be asked, nor does it move.
  if (state.phone?.javaScriptEnabled !== false) await atRest(page);
  await writeFile(
    `${folder}/${state.name}.webp`,
    await sharp(await page.screenshot())
      .webp({ quality: 60 })
      .toBuffer(),
  );
  await page.context().close();
}

const site = await serveSite(await buildTestSite());
const browser = await launchBrowser();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const state of STATES) await take(browser, site.address, state);
const rows = STATES.map(({ name, what }) => `| ${what} | <img src="${name}.webp" alt="${what}" width="240"> |`);
await writeFile(
  `${folder}/README.md`,
  `# Every state of the page\n\nTaken by \`npm run screenshots\`, of the menus in [tests/site](../../tests/site).\n\n| | |\n|---|---|\n${rows.join('\n')}\n`,
);
await browser.close();
await site.close();
