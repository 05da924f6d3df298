/** `npm run screenshots`: takes `docs/screenshots` anew, of the built site in `dist`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { createApp } from '../../server/create-app.ts';
import { readSite } from '../../server/read-site.ts';
import { launchBrowser, openPhoneIn } from '../support/browser.ts';
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
  await page.waitForTimeout(600);
  await writeFile(
    `${folder}/${state.name}.webp`,
    await sharp(await page.screenshot())
      .webp({ quality: 60 })
      .toBuffer(),
  );
  await page.context().close();
}

const app = await createApp({
  folder: `${root}dist`,
  site: await readSite(`${root}dist`),
  config: { publicUrl: undefined, logLevel: 'warn' },
});
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
const browser = await launchBrowser();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const state of STATES) await take(browser, `http://127.0.0.1:${port}/cartasqr`, state);
const rows = STATES.map(({ name, what }) => `| ${what} | <img src="${name}.webp" alt="${what}" width="240"> |`);
await writeFile(
  `${folder}/README.md`,
  `# Every state of the page\n\nTaken by \`npm run build && npm run screenshots\`.\n\n| | |\n|---|---|\n${rows.join('\n')}\n`,
);
await browser.close();
await app.close();
