/**
 * `npm run bench:density`: builds the site and prints how dense the menu of each open venue is, in its first language on a phone of
 * 412 × 915, on a Friday's noon: dishes a screen, heights of rows and header in pixels, where the first price ends, how long the overview
 * is.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSite } from '../../../server/read-site.ts';
import { goTo } from '../../support/open-page.ts';
import { launchBrowser, openPhoneIn, settled } from '../../support/browser.ts';
import { serveSite } from '../../support/serve-site.ts';
import { buildSiteInto } from './build-site.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** What is measured of a page, in the order of the table. */
const HEADS = [
  'dishes',
  'dishes a screen',
  'row, median',
  'row, highest',
  'rows above 84',
  'header',
  'first price',
  'overview, screens',
];

const folder = mkdtempSync(join(tmpdir(), 'carta-bench-density-'));
try {
  await buildSiteInto(folder);
  const site = await serveSite(folder, { project: PROJECT });
  const browser = await launchBrowser();
  const page = await openPhoneIn(browser, {});
  await page.clock.setFixedTime(new Date('2026-11-20T13:30:00+01:00'));
  const rows: (readonly string[])[] = [];
  const { pages } = await readSite(folder);
  for (const { path } of pages.filter(({ routes }) =>
    routes.every((route) => !/^\/?(?:profile|staff|test)\b/.test(route)),
  )) {
    await goTo(page, `${site.address}/${path}`);
    if ((await page.locator('.section').count()) === 0) continue;
    await settled(page);
    rows.push([path || '/', ...(await page.evaluate(measure)).map(String)]);
  }
  await browser.close();
  await site.close();
  process.stdout.write(`| venue | ${HEADS.join(' | ')} |\n|${'---|'.repeat(HEADS.length + 1)}\n`);
  for (const row of rows) process.stdout.write(`| ${row.join(' | ')} |\n`);
} finally {
  rmSync(folder, { recursive: true });
}

/** Runs in the page. Highlights, promos, builders and set menus are no dishes. */
function measure(): readonly (number | string)[] {
  const root = document.documentElement;
  // Everything is to be as high as it is.
  root.dataset['jumped'] = '';
  const screen = window.innerHeight;
  const main = document.querySelector('main') as HTMLElement;
  const dishes = [...main.querySelectorAll<HTMLElement>('.item:not(.highlight)')].filter(
    ({ offsetHeight }) => offsetHeight,
  );
  const heights = dishes.map(({ offsetHeight }) => offsetHeight).toSorted((one, other) => one - other);
  const density = (dishes.length / main.offsetHeight) * screen;
  const prices = [...main.querySelectorAll<HTMLElement>('.prices')];
  const firstPrice = prices.find(({ offsetHeight }) => offsetHeight)?.getBoundingClientRect().bottom ?? NaN;
  const header = document.querySelector('header')?.offsetHeight ?? NaN;
  document.querySelector<HTMLElement>('[data-does=overview]')?.click();
  const overview = main.offsetHeight / screen;
  return [
    dishes.length,
    density.toFixed(1),
    heights[Math.floor(heights.length / 2)] ?? '',
    heights.at(-1) ?? '',
    heights.filter((height) => height > 84).length,
    header,
    Math.round(firstPrice),
    overview.toFixed(1),
  ];
}
