import type { Page } from 'playwright-core';
import { expect, inject, it, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

/** The demo at an instant, on a phone that is set to a zone. */
async function openAt(instant: string, timezoneId = 'Europe/Madrid'): Promise<Page> {
  const page = await openPhone({ timezoneId });
  await page.clock.install({ time: instant });
  await page.goto(`${site}/`);
  return page;
}

/** What is to be seen of the demo's time-restricted parts: a dish of the day, a dish of the night, the evening's section. */
async function shown(page: Page): Promise<{ day: boolean; night: boolean; evening: boolean }> {
  const [day, night, evening] = await Promise.all([
    page.getByText('Caldo del puchero', { exact: true }).isVisible(),
    page.getByText('Tabla de quesos', { exact: true }).isVisible(),
    page.getByRole('heading', { name: 'La noche', includeHidden: true }).isVisible(),
  ]);
  return { day, night, evening };
}

test.each([
  ['02:59', '2026-11-20T02:59:30+01:00', { day: false, night: true, evening: true }],
  ['03:00', '2026-11-20T03:00:30+01:00', { day: true, night: false, evening: false }],
  ['16:59', '2026-11-20T16:59:00+01:00', { day: true, night: false, evening: false }],
  ['17:00', '2026-11-20T17:00:30+01:00', { day: true, night: false, evening: true }],
  ['18:59', '2026-11-20T18:59:00+01:00', { day: true, night: false, evening: true }],
  ['19:00', '2026-11-20T19:00:30+01:00', { day: false, night: true, evening: true }],
  ['19:00 in summer', '2026-07-20T19:00:30+02:00', { day: false, night: true, evening: true }],
])('at %s in Madrid', async (_title, instant, expected) => {
  const page = await openAt(instant);
  expect(await shown(page)).toEqual(expected);
});

it('keeps the hours of Madrid on a phone that is set to another zone', async () => {
  const page = await openAt('2026-11-20T19:00:30+01:00', 'America/Mexico_City');
  expect(await shown(page)).toEqual({ day: false, night: true, evening: true });
});

it('looks at the clock again while the page stays open', async () => {
  const page = await openAt('2026-11-20T18:59:30+01:00');
  await page.clock.runFor(5_000);
  await hydrated(page);
  expect(await shown(page)).toEqual({ day: true, night: false, evening: true });
  await page.clock.runFor(60_000);
  expect(await shown(page)).toEqual({ day: false, night: true, evening: true });
});
