import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { Card } from '../../server/protocol/card.ts';
import { violations } from '../support/axe.ts';
import { hydrated } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { signIn, StampCardStandIn } from '../support/stamp-card-stand-in.ts';

const site = inject('site');

let page: Page;

const gift = () => page.getByRole('button', { name: 'Tarjeta de sellos' });
const panel = () => page.locator('#stamp_card');
const isOpen = () => panel().isVisible();

describe('the panel of those who are signed out (specification, point 2)', () => {
  const open = async (venue: string, options: BrowserContextOptions = {}): Promise<void> => {
    page = await openPhone(options);
    await page.goto(`${site}${venue}`);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    await gift().tap();
    await expect.poll(isOpen).toBe(true);
  };

  it.each([
    ['with', true],
    ['without', false],
  ])('invites to claim a card, %s script', async (_, javaScriptEnabled) => {
    await open('/parrilla', { javaScriptEnabled });
    expect(await panel().getByRole('heading').textContent()).toBe('¡Reclama tu tarjeta de sellos!');
    expect(await panel().locator('.skeleton').isVisible()).toBe(true);
    expect(await panel().getByRole('link', { name: 'Reclamar' }).getAttribute('href')).toBe('/cartasqr/profile');
    await page.touchscreen.tap(200, 60);
    await expect.poll(isOpen).toBe(false);
  });

  it('says so in English, too', async () => {
    page = await openPhone();
    await page.goto(`${site}/parrilla`);
    await page.getByRole('button', { name: 'English' }).tap();
    await page.getByRole('button', { name: 'Stamp card' }).tap();
    await expect.poll(() => panel().getByRole('heading').textContent()).toBe('Claim your stamp card');
  });

  it('is closed by its close button and by Escape, and gives the focus back', async () => {
    await open('/');
    await panel().getByRole('button', { name: 'Cerrar' }).tap();
    await expect.poll(isOpen).toBe(false);
    await gift().focus();
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(await gift().evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it.each([
    ['/', 'light'],
    ['/', 'dark'],
    ['/parrilla', 'light'],
  ] as const)('breaks no rule of accessibility at %s by %s', async (venue, colorScheme) => {
    await open(venue, { colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  });

  it('the avatar leads to the profile', async () => {
    page = await openPhone({ javaScriptEnabled: false });
    await page.goto(`${site}/parrilla`);
    expect(await page.getByRole('link', { name: 'Tu perfil' }).getAttribute('href')).toBe('/cartasqr/profile');
  });

  it('"Reclamar" remembers the venue, so that signing in leads back to it', async () => {
    await open('/parrilla');
    await panel().getByRole('link', { name: 'Reclamar' }).tap();
    await page.waitForURL(`${site}/profile`);
    expect(await page.evaluate(() => sessionStorage.getItem('carta-claim'))).toBe('/parrilla/');
  });

  it('a venue without a stamp card has neither avatar nor gift', async () => {
    page = await openPhone();
    await page.goto(`${site}/taberna`);
    await hydrated(page);
    expect(await page.locator('.avatar, .gift, #stamp_card').count()).toBe(0);
  });
});

describe('the panel of somebody who is signed in', () => {
  const card = (nStamps: number, difference: Partial<Card> = {}): Card => ({
    cardID: 'card-1',
    bar: { ID: 'demo' },
    expiration: '2099-12-31T23:00:00.000Z',
    maxStamps: 8,
    nStamps,
    reward: 'Una torrija de la casa y un café',
    rewards: { es: 'Una torrija de la casa y un café' },
    state: 'open',
    ...difference,
  });

  const open = async (server: StampCardStandIn, options: BrowserContextOptions = {}): Promise<void> => {
    page = await openPhone(options);
    await signIn(page);
    await server.serve(page);
    await page.goto(`${site}/`);
    await hydrated(page);
    await gift().tap();
  };
  const showCode = () => panel().getByRole('button', { name: 'Toca la tarjeta para enseñar tu código' });
  const popup = () => page.locator('.code-popup');
  const isShown = () => popup().isVisible();

  it('claims a card once, and shows it', async () => {
    const server = new StampCardStandIn(card(0));
    await open(server);
    await panel().getByText('0 de 8 sellos').waitFor({ state: 'attached' });
    expect(server.heard.filter((call) => call.startsWith('POST'))).toEqual([
      'POST create-new-loyalty-card {"barID":"demo"}',
    ]);
    expect(await panel().getByText('¡Reclama tu tarjeta de sellos!').isVisible()).toBe(false);
  });

  it('shows the code, confirms the scan, closes two seconds later and counts up', async () => {
    const server = new StampCardStandIn(card(0), card(3));
    await open(server);
    await showCode().tap();
    await popup().getByText('482 913').waitFor();
    expect(server.heard.filter((event) => event.startsWith('socket'))).toEqual([
      'socket registerUser,diner-1',
      'socket showedQR,{barID:demo,userID:diner-1}',
    ]);
    server.scan({ success: true, outcome: 'stamped', stampID: 's1', card: card(4) });
    await popup().getByText('¡Sello puesto!').waitFor();
    expect(await popup().locator('.code-picture').count()).toBe(0);
    await expect.poll(isShown).toBe(false);
    expect(await isOpen()).toBe(true);
    await expect.poll(() => panel().locator('.stamped').count()).toBe(4);
    await expect.poll(() => server.heard.at(-1)).toBe('socket closed');
    expect(server.heard).toContain('socket hidQR,{barID:demo}');
  });

  it('a click outside the popup closes it and not the panel; one outside the panel closes the panel', async () => {
    await open(new StampCardStandIn(card(0), card(3)));
    await showCode().tap();
    await popup().getByText('482 913').waitFor();
    await page.touchscreen.tap(200, 880);
    await expect.poll(isShown).toBe(false);
    expect(await isOpen()).toBe(true);
    await expect.poll(() => showCode().evaluate((button) => button === document.activeElement)).toBe(true);
    await page.touchscreen.tap(200, 40);
    await expect.poll(isOpen).toBe(false);
  });

  it('Escape and the browser’s back button close the popup alone', async () => {
    await open(new StampCardStandIn(card(0), card(3)));
    await showCode().tap();
    await popup().getByText('482 913').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(isShown).toBe(false);
    expect(await isOpen()).toBe(true);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state ?? {}))).not.toContain('cartaCode');
    await showCode().tap();
    await expect.poll(isShown).toBe(true);
    await page.goBack();
    await expect.poll(isShown).toBe(false);
    expect(page.url()).toBe(`${site}/`);
    expect(await isOpen()).toBe(true);
  });

  it('a stamp on another device shows when the page is looked at again (L14)', async () => {
    const server = new StampCardStandIn(card(0), card(3));
    await open(server);
    await expect.poll(() => panel().locator('.stamped').count()).toBe(3);
    server.card = card(5);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => panel().locator('.stamped').count()).toBe(5);
  });

  it('an API that fails is said and can be tried again', async () => {
    const server = new StampCardStandIn(card(0), card(3));
    server.failure = 503;
    await open(server);
    await expect.poll(() => panel().getByRole('alert').isVisible()).toBe(true);
    server.failure = undefined;
    await panel().getByRole('button', { name: 'Reintentar' }).tap();
    await expect.poll(() => showCode().isVisible()).toBe(true);
  });

  it.each([
    ['open', card(3)],
    ['full', card(8, { state: 'full' })],
    ['expired', card(3, { state: 'expired', expiration: '2026-01-01T00:00:00.000Z' })],
  ])('breaks no rule of accessibility with a card that is %s', async (state, shown) => {
    await open(new StampCardStandIn(card(0), shown), { reducedMotion: 'reduce', colorScheme: 'dark' });
    await panel().locator('.stamp-card').waitFor();
    expect(await violations(page)).toEqual([]);
    if (state === 'expired') return;
    await panel().locator('.stamp-show').tap();
    await popup().getByText('482 913').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('the gift tapped before the app is there claims nothing from whom is signed in', async () => {
    page = await openPhone();
    await signIn(page);
    await new StampCardStandIn(card(0), card(3)).serve(page);
    await page.route('**/assets/app-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(`${site}/`);
    await page.locator('html[data-member]').waitFor();
    await gift().tap();
    expect(await panel().locator('.skeleton').isVisible()).toBe(true);
    expect(await panel().getByRole('link', { name: 'Reclamar' }).isVisible()).toBe(false);
    await showCode().waitFor();
  });
});
