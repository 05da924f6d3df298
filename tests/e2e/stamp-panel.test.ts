import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { Card } from '../../server/protocol/card.ts';
import { violationsInBothColours } from '../support/both-colours.ts';
import { ready } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { LONG } from '../support/long.ts';
import { openPhone, takePhone } from '../support/open-phone.ts';
import { codesOf } from '../support/read-codes.ts';
import { signIn, StampCardStandIn } from '../support/stamp-card-stand-in.ts';
import { violations } from '../support/violations.ts';

const site = inject('site');

let page: Page;

const gift = (name = 'Sellos') => page.getByRole('button', { name, exact: true });
const panel = () => page.locator('#stamp_card');
const title = () => panel().getByRole('heading').textContent();
const isOpen = () => panel().isVisible();
const hasFocus = (button: ReturnType<typeof gift>) => button.evaluate((one) => one === document.activeElement);

describe('the panel of those who are signed out (specification, point 2)', () => {
  const open = async (venue: string, options: BrowserContextOptions = {}): Promise<void> => {
    page = await takePhone(options);
    await page.goto(site + venue);
    if (options.javaScriptEnabled !== false) await ready(page);
  };

  it('invites to claim a card without script, too, beside the way to the profile', async () => {
    await open('/parrilla', { javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: 'Tu perfil' }).getAttribute('href')).toBe('/cartasqr/profile');
    await gift().tap();
    expect(await title()).toBe('¡Reclama tu tarjeta de sellos!');
    expect(await panel().locator('.skeleton').isVisible()).toBe(true);
    expect(await panel().getByRole('link', { name: 'Reclamar' }).getAttribute('href')).toBe('/cartasqr/profile');
    await page.touchscreen.tap(200, 60);
    await expect.poll(isOpen).toBe(false);
  });

  it('is closed by its close button, by Escape and by a tap beside it, and gives the focus back', async () => {
    await open('/', { reducedMotion: 'reduce' });
    await gift().tap();
    expect(await title()).toBe('¡Reclama tu tarjeta de sellos!');
    expect(await violationsInBothColours(page, '#stamp_card')).toEqual([]);
    await panel().getByRole('button', { name: 'Cerrar' }).tap();
    await expect.poll(isOpen).toBe(false);
    await gift().focus();
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(await hasFocus(gift())).toBe(true);
    await gift().tap();
    await page.touchscreen.tap(200, 60);
    await expect.poll(isOpen).toBe(false);
  });

  it('speaks English, too, and "Reclamar" remembers the venue, so that signing in leads back to it', async () => {
    await open('/parrilla', { reducedMotion: 'reduce' });
    await gift().tap();
    expect(await violations(page, '#stamp_card')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'English' }).tap();
    await gift('Stamps').tap();
    await expect.poll(title).toBe('Claim your stamp card');
    await panel().getByRole('link', { name: 'Claim' }).tap();
    await page.waitForURL(`${site}/profile`);
    expect(await page.evaluate(() => sessionStorage.getItem('carta-claim'))).toBe('/parrilla/');
  });

  it('a venue without a stamp card has neither avatar nor gift', async () => {
    await open('/taberna');
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

  /** The demo's page, for a diner with this card. */
  const arrive = async (shown: Card | undefined, options: BrowserContextOptions = {}): Promise<StampCardStandIn> => {
    page = await openPhone({ reducedMotion: 'reduce', ...options });
    const server = new StampCardStandIn(card(0), shown);
    await signIn(page);
    await server.serve(page);
    return server;
  };
  const open = async (): Promise<void> => {
    await page.goto(`${site}/`);
    await ready(page);
    await gift().tap();
  };
  const showCode = () => panel().getByRole('button', { name: 'Toca la tarjeta para enseñar tu código' });
  const popup = () => page.locator('.code-popup');
  const isShown = () => popup().isVisible();
  const stamped = () => panel().locator('.stamped').count();
  const code = () => popup().getByText('482 913').waitFor();
  /** What the browser tells a page that is looked at again. */
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  /** Follows the panel of an ended session to sign in. */
  async function signInAgain(): Promise<void> {
    await panel().getByRole('button', { name: 'Entrar otra vez' }).tap();
    await page.waitForURL(`${site}/profile`);
    await page.getByLabel('Contraseña').waitFor();
  }

  it.each(['USER_NOT_FOUND', 'USER_DISABLED'])(
    'says that a session is over (%s), and leads to sign in',
    async (message) => {
      await arrive(card(3));
      await page.route('**/securetoken.googleapis.com/**', (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
      );
      await open();
      await panel().getByText('3 de 8 sellos').waitFor({ state: 'attached' });
      // The token has expired, and Firebase gives no other.
      await page.clock.setFixedTime('2101-01-01T12:00:00Z');
      await lookAgain();
      await panel().getByText('Tu sesión ha terminado.').waitFor();
      expect(await panel().getByText('conexión').isVisible()).toBe(false);
      await signInAgain();
    },
  );

  it('says so, too, where our own server does not accept the session, after one more try with a new token', async () => {
    const server = await arrive(card(3));
    server.failure = 401;
    await open();
    await panel().getByText('Tu sesión ha terminado.').waitFor();
    expect(await panel().getByText('conexión').isVisible()).toBe(false);
    expect(server.heard.filter((call) => call.startsWith('GET'))).toEqual(['GET get-user-data', 'GET get-user-data']);
    await signInAgain();
  });

  it('says that there were too many tries, and shows the card after a moment', async () => {
    const server = await arrive(card(3));
    server.failure = 429;
    server.hasSocket = false;
    await open();
    await panel().getByText('Demasiados intentos seguidos. Espera un momento y reinténtalo.').waitFor();
    expect(await panel().getByText('conexión').isVisible()).toBe(false);
    server.failure = undefined;
    await panel().getByRole('button', { name: 'Reintentar' }).tap();
    await panel().getByText('3 de 8 sellos').waitFor({ state: 'attached' });
  });

  it('stays in the page in another language', async () => {
    await arrive(card(3));
    await open();
    await showCode().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'English' }).tap();
    await gift('Stamps').tap();
    await panel().getByRole('button', { name: 'Tap the card to show your code' }).waitFor();
    expect(await panel().getByText('Claim your stamp card').isVisible()).toBe(false);
  });

  it('claims a card once, and shows it', async () => {
    const server = await arrive(undefined);
    await open();
    await panel().getByText('0 de 8 sellos').waitFor({ state: 'attached' });
    expect(server.heard.filter((call) => call.startsWith('POST'))).toEqual([
      'POST create-new-loyalty-card {"barID":"demo"}',
    ]);
    expect(await panel().getByText('¡Reclama tu tarjeta de sellos!').isVisible()).toBe(false);
  });

  it('shows a code that can be scanned in dark forced colours, too, and fits the smallest screen that lies', async () => {
    await arrive(card(3), { forcedColors: 'active', colorScheme: 'dark' });
    await open();
    await showCode().tap();
    await code();
    expect(codesOf(await popup().screenshot())).toHaveLength(1);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await popup().evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });

  it('shows the code, confirms the scan, closes two seconds later and counts up', async () => {
    const server = await arrive(card(3));
    await page.clock.install();
    await open();
    await showCode().tap();
    await code();
    expect(server.heard.filter((event) => event.startsWith('socket'))).toEqual([
      'socket registerUser,diner-1',
      'socket showedQR,{barID:demo,userID:diner-1}',
    ]);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    server.scan({ success: true, outcome: 'stamped', stampID: 's1', card: card(4) });
    await popup().getByText('¡Sello puesto!').waitFor();
    expect(await popup().locator('.code-picture').count()).toBe(0);
    await page.clock.runFor(1_900);
    expect(await isShown()).toBe(true);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect.poll(isShown).toBe(false);
    expect(await isOpen()).toBe(true);
    await expect.poll(stamped).toBe(4);
    await expect.poll(() => server.heard).toContain('socket hidQR,{barID:demo}');
    server.change(card(5));
    await expect.poll(stamped).toBe(5);
    await panel().getByRole('button', { name: 'Cerrar' }).tap();
    await expect.poll(() => server.heard).toContain('socket closed');
  });

  it('shows a code whose line could not be loaded as soon as the network is back', async () => {
    await arrive(card(3), { serviceWorkers: 'block' });
    await page.route('**/assets/open-line*', (route) => route.abort('internetdisconnected'));
    await open();
    await showCode().tap();
    await popup().getByText('Sin conexión.').waitFor();
    await page.unroute('**/assets/open-line*');
    await expect.poll(() => popup().textContent(), { timeout: 10_000 }).toContain('482 913');
  });

  it('shows the card, when asked again, although the code of the sign-in did not come at first', async () => {
    await arrive(card(3), { serviceWorkers: 'block' });
    await page.route('**/assets/create-auth*', (route) => route.abort('internetdisconnected'));
    await open();
    const again = panel().getByRole('button', { name: 'Reintentar' });
    await again.waitFor();
    await page.unroute('**/assets/create-auth*');
    await again.tap();
    await expect.poll(stamped).toBe(3);
  });

  it('is left open by what closes the popup alone: a tap outside of that, Escape, the browser’s back button', async () => {
    await arrive(card(3));
    await open();
    await showCode().tap();
    await code();
    await page.touchscreen.tap(200, 880);
    await expect.poll(isShown).toBe(false);
    expect(await isOpen()).toBe(true);
    await expect.poll(() => hasFocus(showCode())).toBe(true);

    await showCode().tap();
    await code();
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
    await page.touchscreen.tap(200, 40);
    await expect.poll(isOpen).toBe(false);
  });

  it('shows what was stamped on another device when it is looked at again (L14), and breaks no rule in any state', async () => {
    const server = await arrive(card(3));
    await open();
    await expect.poll(stamped).toBe(3);
    expect(await violationsInBothColours(page, '#stamp_card')).toEqual([]);
    for (const shown of [card(5), card(8, { state: 'full' })]) {
      server.card = shown;
      await lookAgain();
      await expect.poll(stamped).toBe(shown.nStamps);
      await panel().locator('.stamp-show').tap();
      await code();
      // What is full shows all that breaks no rule before it is.
      const isSeen = LONG || shown.state === 'full';
      expect(isSeen ? await violationsInBothColours(page, '#stamp_card') : []).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(isShown).toBe(false);
    }
    server.card = card(3, { state: 'expired', expiration: '2026-01-01T00:00:00.000Z' });
    await lookAgain();
    await panel().getByText('Expirada').waitFor();
    expect(await violationsInBothColours(page, '#stamp_card')).toEqual([]);
  });

  it('gives the focus to the gift where it has opened by itself, and a finger that closes it holds no bar', async () => {
    await arrive(card(3));
    await page.goto(`${site}/#stamp_card`);
    await showCode().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(gift())).toBe(true);
    const isAway = () =>
      page.evaluate(() => {
        document.documentElement.dataset['down'] = '';
        const { translate } = getComputedStyle(document.querySelector('.bar') as Element);
        delete document.documentElement.dataset['down'];
        return translate === '0px 100%';
      });
    expect(await isAway()).toBe(false);
    await gift().tap();
    await page.reload();
    await showCode().waitFor();
    await expect.poll(() => hasFocus(panel().getByRole('button', { name: 'Cerrar' }))).toBe(true);
    await panel().getByRole('button', { name: 'Cerrar' }).tap();
    await expect.poll(() => hasFocus(gift())).toBe(true);
    expect(await isAway()).toBe(true);
  });

  it('shows no card any more when the person’s data were deleted on another phone (L15), and claims no other', async () => {
    const server = await arrive(card(3));
    await open();
    await expect.poll(() => server.heard).toContain('socket registerUser,diner-1');
    server.forget();
    await panel().getByRole('link', { name: 'Reclamar' }).waitFor();
    expect(await showCode().count()).toBe(0);
    expect(server.heard.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('an API that fails is said and can be tried again', async () => {
    const server = await arrive(card(3));
    server.failure = 503;
    // It would bring the card by itself.
    server.hasSocket = false;
    await open();
    await panel().getByRole('alert').waitFor();
    expect(await showCode().count()).toBe(0);
    server.failure = undefined;
    await panel().getByRole('button', { name: 'Reintentar' }).tap();
    await expect.poll(stamped).toBe(3);
  });

  it('the gift tapped before the card is there claims nothing from whom is signed in', async () => {
    await arrive(card(3));
    const letApp = await holdBack(page, '**/assets/stamp-card-*.js');
    await page.goto(`${site}/`);
    await page.locator('html[data-member]').waitFor();
    await gift().tap();
    expect(await panel().locator('.skeleton').isVisible()).toBe(true);
    expect(await panel().getByRole('link', { name: 'Reclamar' }).isVisible()).toBe(false);
    letApp();
    await showCode().waitFor();
  });
});
