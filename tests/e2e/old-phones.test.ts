import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Card } from '../../server/protocol/card.ts';
import { ready, watchConsole } from '../support/browser.ts';
import { codesOf } from '../support/read-codes.ts';
import { inShort } from '../support/long.ts';
import { makeOld, OLD_PHONES, type OldPhoneName } from '../support/old-phones.ts';
import { goTo, speak } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';
import { BAR, signIn as signInWaiter, StaffStandIn } from '../support/staff-stand-in.ts';
import { signIn, StampCardStandIn } from '../support/stamp-card-stand-in.ts';
import { EVENING, TONIGHT } from '../support/tonight-evening.ts';

const site = inject('site');

describe.each(inShort(2, Object.keys(OLD_PHONES) as OldPhoneName[]))('%s (decision 45)', (name) => {
  /** A small phone, whose console must stay silent. */
  const take = async (): Promise<Page> => {
    const page = await openPhone({ viewport: { width: 320, height: 568 }, bypassCSP: true, reducedMotion: 'reduce' });
    await makeOld(page.context(), name);
    const said = watchConsole(page);
    onTestFinished(() => expect(said).toEqual([]));
    return page;
  };
  const open = async (path: string): Promise<Page> => {
    const page = await take();
    await goTo(page, site + path);
    return page;
  };

  it('shows the whole menu, opens a dish and changes the language', async () => {
    const page = await open('/parrilla');
    await page.locator('[data-wants^="price:"]').first().waitFor();
    const unseen = await page
      .locator('main .item :is(h3, .prices, .signs)')
      .evaluateAll((parts) => parts.filter((part) => !part.getClientRects().length).map((part) => part.outerHTML));
    expect(unseen).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: 'LA GORDI', exact: true }).tap();
    const dish = page.locator('.popup[open]');
    expect(await dish.innerText()).toContain('Gluten');
    await dish.getByRole('button', { name: 'Cerrar' }).tap();
    await expect.poll(() => dish.count()).toBe(0);
    await speak(page, 'en');
    await page.locator('.section-bar', { hasText: 'Desserts' }).waitFor();
  });

  it('searches, filters by allergens and notes a dish', async () => {
    const page = await open('/taberna');
    await page.locator('.bar [data-wants=search]').tap();
    await page.locator('.finder-search input').fill('croquetas');
    await page.locator('button.finder-name').first().waitFor();
    await page.locator('.finder-search .close').tap();
    await page.locator('.bar [data-wants=allergens]').tap();
    await page.locator('.finder-choices label', { hasText: 'Gluten' }).tap();
    await page.getByRole('button', { name: 'Ver la carta' }).tap();
    await page.getByText('Contiene: gluten').first().waitFor();
    await page.locator('[data-wants^="price:"]:visible').first().tap();
    await page.locator('.bar [data-wants=list]').tap();
    expect(await page.locator('dialog[open]').innerText()).toContain('Croquetas de jamón');
  });

  it.each([
    ['sections', '.bar > button'],
    ['specials', '.starred'],
    ['demo_information', '.demo-prompt button'],
    ['stamp_card', '.gift'],
  ])('opens and closes %s, above the bar', async (id, opener) => {
    const page = await open('/');
    const close = page.locator(`#${id} .close`).first();
    const ways = {
      back: () => page.goBack(),
      Escape: () => page.keyboard.press('Escape'),
      close: () => close.tap(),
      beside: () => page.touchscreen.tap(9, 9),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await page.locator(opener).first().tap();
      await close.waitFor();
      expect(await page.evaluate(() => document.elementFromPoint(99, innerHeight - 9)?.closest('[open]')?.id)).toBe(id);
      await leave();
      await expect.poll(() => close.isVisible(), { message: way }).toBe(false);
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state)), { message: way }).not.toContain(id);
    }
  });

  it('goes to a section of the list', async () => {
    const page = await open('/');
    await page.locator('.bar > button').first().tap();
    await page.locator('#sections').getByRole('link', { name: 'Postres' }).tap();
    await expect.poll(() => page.locator('#sections .close').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Postres');
  });

  it('shows a card and its code to who is signed in', async () => {
    const page = await take();
    const card: Card = {
      cardID: 'card-1',
      bar: { ID: 'demo' },
      expiration: '2099-12-31T23:00:00.000Z',
      maxStamps: 8,
      nStamps: 3,
      reward: 'Una torrija',
      rewards: { es: 'Una torrija' },
      state: 'open',
    };
    await signIn(page);
    await new StampCardStandIn(card, card).serve(page);
    await page.goto(`${site}/`);
    await ready(page);
    await page.locator('.gift').tap();
    await page.getByRole('button', { name: 'Toca la tarjeta para enseñar tu código' }).tap();
    await page.getByText('482 913').waitFor();
    expect(codesOf(await page.locator('.code-popup').screenshot())).toHaveLength(1);
  });

  it('signs a waiter in, who types a code and marks a dish as sold out', async () => {
    const page = await take();
    const server = new StaffStandIn();
    const sold = `PUT ${TONIGHT}/sold-out/croquetas`;
    Object.assign(server.answers, EVENING, { [sold]: EVENING[`GET ${TONIGHT}`] });
    await server.attach(page);
    await page.goto(`${site}/staff`);
    await signInWaiter(page);
    await page.getByRole('link', { name: 'Escribir código' }).tap();
    await page.getByLabel('Código de 6 cifras').fill('482913');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Sello puesto' }).waitFor();
    await page.goto(`${site}/staff/${BAR.barID}/tonight`);
    await page.locator('summary', { hasText: 'Para picar' }).tap();
    await page.locator('details[open] button').first().tap();
    await expect.poll(() => server.sent(sold)).toHaveLength(1);
    // The tabs are at the lower edge of the screen.
    expect(await page.locator('.staff-tabs').evaluate((tabs) => tabs.getBoundingClientRect().bottom)).toBe(568);
  });
});

it('says that an old phone lacks the rest of the page where its stand-ins do not come, and opens dishes', async () => {
  const page = await openPhone({ bypassCSP: true });
  await makeOld(page.context(), 'Chrome 107');
  await page.route('**/old-browser-*.js', (route) => route.abort());
  await page.goto(`${site}/parrilla`);
  await expect.poll(() => page.locator('#failure').textContent()).toContain(await page.title());
  await page.getByRole('button', { name: 'LA GORDI', exact: true }).tap();
  await page.locator('.popup[open]', { hasText: 'LA GORDI' }).waitFor();
  expect(await page.locator('.bar [popovertarget]').first().isVisible()).toBe(false);
});
