import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/people.ts';
import { nextSix } from '../../server/protocol/service-day.ts';
import type { Dish, News } from '../../server/protocol/tonight.ts';
import { readSite } from '../../server/read-site.ts';
import { openPhoneIn } from '../support/browser.ts';
import { keepCopy } from '../support/keeping-phone.ts';
import { DEMO_BAR, type LoyaltySite, serveLoyaltySite } from '../support/loyalty-site.ts';
import { sharedBrowser } from '../support/open-phone.ts';
import { TIME_ZONE } from '../../src/terms/house.ts';

let site: LoyaltySite;
let dish: Dish;
let waiter: Page;
let owner: Page;

beforeAll(async () => {
  const folder = inject('siteFolder');
  site = await serveLoyaltySite(folder, inject('emulator'));
  const { menus } = await readSite(folder);
  const named = menus.find(({ barID }) => barID === DEMO_BAR)?.dishes.find(({ price }) => typeof price === 'number');
  if (!named) throw new Error('The menu of the demo has no dish with one price.');
  dish = named;
  const browser = await sharedBrowser();
  [waiter, owner] = [await openPhoneIn(browser), await openPhoneIn(browser)];
  await signIn(waiter, 'waiter@carta.example');
  await signIn(owner, 'owner@carta.example');
});

afterAll(async () => {
  await waiter.context().close();
  await owner.context().close();
  await site.close();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${site.address}/staff/${DEMO_BAR}/tonight`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('searchbox').waitFor();
}

/** What every open menu asks for. */
async function news(): Promise<News> {
  const answer = await fetch(`${site.address}/api/tonight?barID=${DEMO_BAR}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as News;
}
const soldOut = async () => (await news()).soldOut;

const name = () => dish.name.es ?? '';
const row = (page: Page) => page.locator('.staff-found button').first();

async function tapDish(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill(name());
  await row(page).tap();
}

test('a night: marked, seen, taken back, priced, sent when the network is back, and over at 06:00', async () => {
  await tapDish(waiter);
  await expect.poll(soldOut).toEqual([dish.id]);
  await waiter.getByRole('button', { name: 'Deshacer' }).tap();
  await expect.poll(soldOut).toEqual([]);

  // The owner's phone asks when it is looked at again.
  await tapDish(waiter);
  await expect.poll(soldOut).toEqual([dish.id]);
  await owner.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await owner.locator('.staff-marked').getByText(name()).waitFor();
  await owner.goto(`${site.address}/staff/${DEMO_BAR}/tonight/price/${dish.id}`);
  await owner.getByLabel('Precio en euros').fill('4,20');
  await owner.getByRole('button', { name: 'Guardar' }).tap();
  await expect.poll(async () => (await news()).prices).toEqual([{ id: dish.id, amount: 4.2 }]);

  await waiter.context().setOffline(true);
  await row(waiter).tap();
  await waiter.locator('.staff-unsent').waitFor();
  expect(await soldOut()).toEqual([dish.id]);
  await waiter.context().setOffline(false);
  await expect.poll(soldOut).toEqual([]);
  await waiter.locator('.staff-unsent').waitFor({ state: 'detached' });

  await tapDish(waiter);
  await expect.poll(soldOut).toEqual([dish.id]);
  site.clock.ahead = nextSix(Date.now(), TIME_ZONE) - Date.now();
  expect(await news()).toMatchObject({ soldOut: [], prices: [] });
  site.clock.ahead = 0;
  expect(await soldOut()).toEqual([dish.id]);
});

test('who comes back from a form finds the list where it was', async () => {
  await owner.goto(`${site.address}/staff/${DEMO_BAR}/tonight`);
  await owner.locator('details:has(a) > summary').last().tap();
  const link = owner.locator('details a').last();
  await link.scrollIntoViewIfNeeded();
  const place = () => owner.locator('[tabindex="0"]:has(h2)').evaluate(({ scrollTop }) => scrollTop);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await link.tap();
  await owner.getByLabel('Precio en euros').waitFor();
  expect(await place()).toBe(0);
  await owner.getByRole('button', { name: 'Cancelar' }).tap();
  await link.waitFor();
  await expect.poll(place).toBe(before);
});

test('T8: without network the page opens again with what was heard last', async () => {
  const page = await openPhoneIn(await sharedBrowser(), { serviceWorkers: 'allow' });
  onTestFinished(() => page.context().close());
  await signIn(page, 'owner@carta.example');
  await page.locator('.staff-marked').getByText(name()).waitFor();
  expect(await keepCopy(page, '/staff')).toMatchObject({ state: 'kept' });
  // The browser's own cache may be gone: the copy has all that the page needs.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.staff-marked').waitFor();
  expect(await page.getByText('Sin conexión con el servicio. Últimos datos:').count()).toBe(1);
  expect(await page.locator('.staff-marked').innerText()).toContain(name());
});

test('who is removed is refused at once, and the owner reads who it was', async () => {
  const now = Date.now();
  await site.store.removeStaff({ by: 'demo-owner', uid: 'demo-waiter', barID: DEMO_BAR, now });
  const before = await soldOut();
  await row(waiter).tap();
  await waiter.getByText('No se ha hecho.').waitFor();
  expect(await soldOut()).toEqual(before);

  await owner.goto(`${site.address}/staff/${DEMO_BAR}/tonight/history`);
  await owner.locator('.staff-history').getByText('Walter Demo').first().waitFor();
  expect(await owner.locator('.staff-history li').first().innerText()).toContain(`${name()}: Agotado`);
});
