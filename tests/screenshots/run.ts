/** `npm run screenshots`: takes `docs/screenshots` anew, of the tests' site; with names behind `--`, those alone. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { atRest } from '../support/at-rest.ts';
import { launchBrowser, openPhoneIn } from '../support/browser.ts';
import { buildTestSite } from '../support/built-site.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';
import { STATES, type State } from './states.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}docs/screenshots`;

/** How wide a picture of several is. */
const WIDE = 900;

/** The page in this state, at a time on Madrid's clocks in winter. */
async function look(browser: Browser, site: string, state: State, time: string): Promise<Buffer> {
  const page = await openPhoneIn(browser, state.phone);
  await page.clock.setFixedTime(new Date(`${time}:00+01:00`));
  await state.before?.(page);
  await page.goto(`${site}/${state.path}`, { waitUntil: 'networkidle' });
  await state.act?.(page);
  if (state.media) await page.emulateMedia({ media: state.media });
  // A page whose scripts do not run cannot be asked, nor does it move.
  if (state.phone?.javaScriptEnabled !== false) await atRest(page);
  const picture = await page.screenshot();
  await page.context().close();
  return picture;
}

async function take(browser: Browser, site: string, state: State): Promise<void> {
  const { name, times = ['2026-11-20T12:00'] } = state;
  const pictures: Buffer[] = [];
  for (const time of times) pictures.push(await look(browser, site, state, time));
  const whole = pictures.length === 1 ? sharp(pictures[0]) : sharp(await sheetOf(pictures)).resize(WIDE);
  await writeFile(`${folder}/${name}.webp`, await whole.webp({ quality: 60 }).toBuffer());
}

/** Several pictures of one size in two rows, a line of paper between them. */
async function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const { width, height } = await sharp(pictures[0]).metadata();
  const columns = Math.ceil(pictures.length / 2);
  const gap = 12;
  const paper = {
    width: columns * (width + gap) - gap,
    height: 2 * height + gap,
    channels: 3 as const,
    background: '#fff',
  };
  const places = pictures.map((input, at) => ({
    input,
    left: (at % columns) * (width + gap),
    top: Math.floor(at / columns) * (height + gap),
  }));
  return sharp({ create: paper }).composite(places).png().toBuffer();
}

const names = process.argv.slice(2);
const wanted = STATES.filter(({ name }) => names.length === 0 || names.includes(name));
const sites = new Map<State['site'], ServedSite>();
for (const { site } of wanted) {
  if (!sites.has(site)) sites.set(site, await serveSite(await buildTestSite(site)));
}
const browser = await launchBrowser();
if (names.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const state of wanted) await take(browser, sites.get(state.site)?.address ?? '', state);
const rows = STATES.map(({ name, what }) => `| ${what} | <img src="${name}.webp" alt="${what}" width="240"> |`);
const COMPARED = { 'burger-house': 'A burger house', 'vermouth-bar': 'A vermouth bar', restaurant: 'A restaurant' };
const comparisons = Object.entries(COMPARED).map(([name, what]) => {
  const alt = `${what} before and after: the first screen and one of the middle`;
  return `<img src="../pictures/before-and-after-${name}.webp" alt="${alt}" width="900">`;
});
/** The pictures are of builds of both editions, with the same menus but for what editors have changed since. */
const BEFORE_AND_AFTER = `## Before and after

The same menus at 412 × 915, the first screen and one of the middle: on the left the edition before the menu was set as print sets it (a word for each
allergen on every row, system fonts, buttons over the text), on the right this one. How many dishes a screen has, and how quickly something is found,
is in [the figures](../benchmarks.md#how-dense-a-menu-is).

${comparisons.join('\n\n')}
`;
await writeFile(
  `${folder}/README.md`,
  `# Every state of the page\n\nTaken by \`npm run screenshots\`, of the menus in [tests/site](../../tests/site) and [tests/languages](../../tests/languages).\n\n| | |\n|---|---|\n${rows.join('\n')}\n\n${BEFORE_AND_AFTER}`,
);
await browser.close();
for (const site of sites.values()) await site.close();
