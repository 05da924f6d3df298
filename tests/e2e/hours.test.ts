import type { Page } from 'playwright-core';
import { expect, inject, it, test } from 'vitest';
import { ready } from '../support/browser.ts';
import { inShort } from '../support/long.ts';
import { openPage } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

/** The demo at an instant, on a phone that is set to a zone. */
async function openAt(instant: string, timezoneId: string, path = '/'): Promise<Page> {
  const page = await openPhone({ timezoneId });
  await page.clock.install({ time: instant });
  await page.goto(site + path);
  return page;
}

const MINUTE = 60_000;

const DAY = 'a dish of the day';
const NIGHT = 'a dish of the night';
const EVENING = 'the section of the evening';

/** What is to be seen of the demo's parts that have hours. */
async function shown(page: Page): Promise<string[]> {
  const parts = {
    [DAY]: page.getByText('Caldo del puchero', { exact: true }),
    [NIGHT]: page.getByText('Tabla de quesos', { exact: true }),
    [EVENING]: page.getByRole('heading', { name: 'La noche', includeHidden: true }),
  };
  const seen: string[] = [];
  for (const [name, part] of Object.entries(parts)) if (await part.isVisible()) seen.push(name);
  return seen;
}

test.each([
  ['02:59', 'Europe/Madrid', '2026-11-20T02:59:30+01:00', [NIGHT, EVENING]],
  ['16:59', 'America/Mexico_City', '2026-11-20T16:59:00+01:00', [DAY]],
  ['19:00 in summer', 'Asia/Tokyo', '2026-07-20T19:00:30+02:00', [NIGHT, EVENING]],
])('a page that is opened at %s in Madrid, on a phone set to %s', async (_title, zone, instant, expected) => {
  expect(await shown(await openAt(instant, zone))).toEqual(expected);
});

it('looks at the clock again while the page stays open', async () => {
  const page = await openAt('2026-11-20T02:00:00+01:00', 'America/Mexico_City');
  await ready(page);
  for (const [time, expected] of [
    ['02:59', [NIGHT, EVENING]],
    ['03:00', [DAY]],
    ['16:59', [DAY]],
    ['17:00', [DAY, EVENING]],
    ['18:59', [DAY, EVENING]],
    ['19:00', [NIGHT, EVENING]],
  ] as const) {
    await page.clock.setSystemTime(Date.parse(`2026-11-20T${time}+01:00`) - MINUTE);
    await page.clock.fastForward(MINUTE);
    await expect.poll(async () => [time, ...(await shown(page))]).toEqual([time, ...expected]);
  }
});

const CANARIES = [
  ['before it opens', '08:59', false, 'Cerrado · abre a las 9:00'],
  ['in the last minute of a breakfast', '11:59', true, 'Abierto · hasta las 16:00'],
  ['after it', '12:00', false, 'Abierto · hasta las 16:00'],
  ['on a day on which it is closed', '2027-01-06T10:00', false, 'Cerrado · abre el jueves a las 9:00'],
  // What the long form adds.
  ['when it opens', '09:00', true, 'Abierto · hasta las 16:00'],
  ['in the evening', '20:00', false, 'Abierto · hasta las 0:00'],
  ['the day before, at that hour', '2026-11-20T09:30', false, 'Abierto · hasta las 16:00'],
] as const;
test.each(inShort(4, CANARIES))('a venue in the Canaries %s', async (_when, time, isServed, opening) => {
  // Its clocks show the same as UTC; the phone's show another time. 2026-11-21 is a Saturday.
  const page = await openAt(`${time.includes('T') ? '' : '2026-11-21T'}${time}:00Z`, 'America/Lima', '/caserio');
  expect(await page.getByText('Chocolate con churros').isVisible()).toBe(isServed);
  await ready(page);
  await page.clock.runFor(1_000);
  await expect.poll(() => page.locator('.opening').textContent()).toBe(opening);
});

test.each(['/', '/taberna', '/caserio'])(
  'no row of %s is seen out of its hours, whatever it is made of',
  async (path) => {
    const page = await openPage(site + path);
    const seen = await page.evaluate(() => {
      document.documentElement.dataset['open'] = '';
      const rows = [...document.querySelectorAll<HTMLElement>('main .entries > li')];
      const areSeen = (those: readonly HTMLElement[]) => those.filter((row) => row.getClientRects().length > 0);
      const served = areSeen(rows.filter((row) => row.dataset['only']));
      for (const row of rows) row.dataset['only'] = 'night';
      return [...served, ...areSeen(rows)].map(({ textContent }) => textContent);
    });
    expect(seen).toEqual([]);
  },
);
