import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/people.ts';
import { nextSix } from '../../server/protocol/service-day.ts';
import type { News } from '../../server/protocol/tonight.ts';
import { openPhoneIn, ready, settled } from '../support/browser.ts';
import { layoutShift, movedWithin } from '../support/layout-shift.ts';
import { DEMO_BAR, type LoyaltySite, serveLoyaltySite } from '../support/loyalty-site.ts';
import { sharedBrowser } from '../support/open-phone.ts';
import { TIME_ZONE } from '../../src/terms/house.ts';

let site: LoyaltySite;
let token: string;
let page: Page;

beforeAll(async () => {
  site = await serveLoyaltySite(inject('siteFolder'), inject('emulator'));
  token = await tokenOf('waiter@carta.example');
});
afterAll(() => site.close());

beforeEach(async () => {
  page = await openPhoneIn(await sharedBrowser());
  return () => page.context().close();
});

async function tokenOf(email: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const body = JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(inject('emulator') + path, { method: 'POST', headers, body });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** Staff change the news. */
async function change(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
  const answer = await fetch(`${site.address}/api/bars/${DEMO_BAR}/tonight/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** Staff take back what there is tonight alone. */
async function takeBackAll(): Promise<void> {
  const answer = await fetch(`${site.address}/api/tonight?barID=${DEMO_BAR}`);
  const { specials, notice } = (await answer.json()) as News;
  for (const { id } of specials) await change('DELETE', `specials/${id}`);
  if (notice) await change('DELETE', 'notice');
}

async function open(path = '/'): Promise<void> {
  await page.goto(site.address + path);
  await ready(page);
  await settled(page);
}
const gone = () => page.locator('main [data-sold-out] h3').allTextContents();

/** The dishes that are gone, to who looks at the page again. */
async function goneOnReturn(): Promise<string[]> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  return gone();
}

describe('what is sold out', () => {
  test('is seen by who looks at the page again; what is taken back, too', async () => {
    await open();
    expect(await gone()).toEqual([]);
    await change('PUT', 'sold-out/croquetas-de-la-abuela', { until: 'day' });
    await expect.poll(goneOnReturn).toEqual(['Croquetas de la abuela']);
    await change('DELETE', 'sold-out/croquetas-de-la-abuela');
    await expect.poll(goneOnReturn).toEqual([]);
  });

  test('says so in its popup, in the search and in the other language, and can be noted no more', async () => {
    await change('PUT', 'sold-out/croquetas-de-la-abuela', { until: 'day' });
    await open();
    await expect.poll(gone).toEqual(['Croquetas de la abuela']);
    expect(await page.locator('main [data-sold-out] .prices').innerText()).toBe('Agotado');
    await page.getByRole('button', { name: 'Croquetas de la abuela' }).first().click();
    await page.locator('dialog[open] .tonight').waitFor();
    expect(await page.locator('dialog[open] .prices').innerText()).toBe('Agotado');
    await page.goBack();
    await page.locator('[data-wants=search]').click();
    await page.getByRole('searchbox').fill('croquetas');
    await expect.poll(() => page.locator('.finder-result .finder-tonight').allTextContents()).toEqual(['Agotado']);
    await page.goBack();
    await page.locator('[data-language=en]').click();
    await expect.poll(() => page.locator('main [data-sold-out] .tonight').allTextContents()).toEqual(['Sold out']);
    await change('DELETE', 'sold-out/croquetas-de-la-abuela');
  });

  test('moves nothing when it becomes so while somebody reads', async () => {
    await open();
    const names = (await page.evaluate(async () => {
      const { page: folder } = document.getElementById('root')?.dataset ?? {};
      return (await fetch(`${folder}/rows.json`)).json();
    })) as string[];
    const sold = names.filter((id) => !/^(?:note|banner|heading|conditions|options)-/.test(id)).slice(0, 10);
    expect(sold).toHaveLength(10);
    await page.evaluate(() => window.scrollTo(0, 600));
    for (const id of sold) await change('PUT', `sold-out/${id}`, { until: 'day' });
    await expect.poll(async () => (await goneOnReturn()).length).toBe(10);
    expect(await layoutShift(page)).toBe(0);
    for (const id of sold) await change('DELETE', `sold-out/${id}`);
  });
});

test('the dishes of tonight wait until their place is not on the screen, and come when somebody wants them', async () => {
  await change('POST', 'specials', {
    name: { es: 'Arroz con conejo', en: 'Rice with rabbit' },
    price: 16.5,
    allergens: ['molusco'],
  });
  await change('PUT', 'notice', {
    text: { es: 'Hoy cerramos a las 23:00' },
    until: new Date(nextSix(Date.now(), TIME_ZONE)).toISOString(),
  });
  await open();
  const offer = page.locator('.offer:has-text("Hoy cerramos")');
  await offer.waitFor();
  expect(await page.locator('#tonight_news').count()).toBe(0);
  expect(await layoutShift(page)).toBe(0);
  await offer.getByRole('button', { name: 'Ver' }).click();
  await expect.poll(() => page.locator('#tonight_news h3').allTextContents()).toEqual(['Arroz con conejo']);
  expect(await page.locator('#tonight_news').getByRole('img').getAttribute('aria-label')).toBe('Contiene: Moluscos');
  await page.locator('[data-wants=allergens]').first().click();
  await page.getByRole('checkbox', { name: 'Moluscos' }).check();
  await page.getByRole('switch').check();
  await page.goBack();
  await expect.poll(() => page.locator('#tonight_news [data-special]').isVisible()).toBe(false);
});

test('the line of tonight stands over the reminder of the filter, and covers no control', async () => {
  await open();
  await page.locator('.offer button').first().waitFor();
  // Chosen in another tab: what moves here, nobody has asked for.
  await page.evaluate(() => {
    localStorage.setItem('carta-allergens', '{"chosen":["molusco"],"strict":false}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'carta-allergens' }));
  });
  await page.locator('.finder-reminder').waitFor();
  const tops = () =>
    page.evaluate(() =>
      ['.offer', '.finder-reminder', '.bar']
        .map((line) => document.querySelector(line)?.getBoundingClientRect())
        .flatMap((rect) => [rect?.top, rect?.bottom].map((at) => Math.round(at ?? 0))),
    );
  /** Each begins where the one over it ends. */
  const isStacked = async (): Promise<boolean> => {
    const [, offerEnd, reminder, reminderEnd, bar] = (await tops()) as [number, number, number, number, number];
    return offerEnd === reminder && reminderEnd === bar && reminder < reminderEnd;
  };
  await expect.poll(isStacked).toBe(true);
  expect(await movedWithin(page, '.offer')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(isStacked).toBe(true);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a, .finder-ask), footer :is(button, a)')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        control.focus();
        const line = document.querySelector('.offer')?.getBoundingClientRect();
        return control.getBoundingClientRect().top >= (line?.top ?? 0);
      })
      .map((control) => control.textContent),
  );
  expect(covered).toEqual([]);
  // The longest notice (T4), in large text.
  await page.locator('.offer p').evaluate((text) => {
    text.textContent = 'Esta noche cerramos '.repeat(7);
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(async () => (await tops())[0]).toBeGreaterThan(0);
  await page.locator('.finder-reminder .close').click();
  await expect.poll(async () => ((at) => at[1] === at[4])(await tops())).toBe(true);
});

test('the search finds a dish of tonight that still waits, and leads to it (T3)', async () => {
  await open();
  await page.locator('.offer').waitFor();
  expect(await page.locator('#tonight_news').count()).toBe(0);
  await page.locator('[data-wants=search]').click();
  await page.getByRole('searchbox').fill('conejo');
  await page.getByRole('button', { name: 'Arroz con conejo' }).waitFor();
  await page.keyboard.press('Enter');
  const dish = page.locator('#tonight_news [data-special]:focus');
  await expect.poll(() => dish.innerText()).toContain('Arroz con conejo');
  await expect.poll(() => dish.evaluate((row) => row.getBoundingClientRect().top)).toBeGreaterThan(48);
});

test('what is over leaves its room on the screen, where nothing moves for it, and none once it is not (T5)', async () => {
  await change('POST', 'specials', { name: { es: 'Almejas' }, price: 14, allergens: ['molusco'] });
  await open();
  await page.locator('.offer').getByRole('button', { name: 'Ver' }).click();
  await page.locator('#tonight_news').getByText('Almejas').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  const first = page.locator('main > .section:not([data-added]) h2').first();
  const top = () => first.evaluate((title) => title.getBoundingClientRect().top);
  const before = await top();
  await takeBackAll();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.locator('#tonight_news h2').waitFor({ state: 'detached' });
  expect(await top()).toBeCloseTo(before, 0);
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await page.locator('#tonight_news').waitFor({ state: 'detached' });
});

test('a strict filter that was chosen before hides a dish of tonight that comes later (T3)', async () => {
  await open();
  await page.locator('[data-wants=allergens]').first().click();
  await page.getByRole('checkbox', { name: 'Moluscos' }).check();
  await page.getByRole('switch').check();
  await page.goBack();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const [name, allergen] of [
    ['Almejas', 'molusco'],
    ['Migas', 'gluten'],
  ]) {
    await change('POST', 'specials', { name: { es: name }, price: 14, allergens: [allergen] });
  }
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.locator('.offer').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await page.locator('#tonight_news').getByText('Migas').waitFor();
  await expect.poll(() => page.locator('#tonight_news').getByText('Almejas').isVisible()).toBe(false);
  expect(await page.locator('#tonight_news .finder-section').textContent()).toMatch(/^\d+ platos? ocultos?$/);
});
