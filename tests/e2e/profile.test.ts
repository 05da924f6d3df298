import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { DEMO_PROJECT } from '../../server/auth/demo-project.ts';
import { standInForGoogleFrames } from '../support/google-frames.ts';
import { goToTheEnd } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';
import { CARD } from '../support/staff-cards.ts';
import { violations } from '../support/violations.ts';

const folder = inject('siteFolder');
const emulator = inject('emulator');

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(folder, { emulator });
});
afterAll(() => site.close());

/** Hosts that a page asked, but for its own. */
const foreignHosts = new WeakMap<Page, string[]>();

/** A phone on the profile; `claim`: that has come from 'Reclamar' at this venue. */
async function onProfile({ claim, link }: { claim?: string; link?: string } = {}): Promise<Page> {
  const page = await openPhone();
  await standInForGoogleFrames(page.context());
  const hosts: string[] = [];
  foreignHosts.set(page, hosts);
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol !== 'blob:' && host !== new URL(site.address).host) hosts.push(host);
  });
  if (claim) await page.addInitScript((venue) => sessionStorage.setItem('carta-claim', venue), claim);
  await page.goto(link ?? `${site.address}/profile`);
  return page;
}

const view = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const writeEmail = (page: Page, email: string) => page.getByLabel('Correo electrónico').fill(email);
const says = (page: Page, words: string | RegExp) => page.getByText(words).waitFor();

async function signInByPassword(page: Page, email: string, password: string): Promise<void> {
  await writeEmail(page, email);
  await page.getByLabel('Contraseña').fill(password);
  await press(page, 'Iniciar sesión');
}

/** Asks for a link and answers the one that came. */
async function askForLink(page: Page, email: string): Promise<string> {
  await press(page, 'Entrar sin contraseña');
  await writeEmail(page, email);
  await press(page, 'Enviarme un enlace');
  await says(page, /Te hemos enviado un enlace/);
  const answer = await fetch(`${emulator}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
  // The emulator says where itself is; people come by way of the server.
  const { pathname, search } = new URL(oobCodes.findLast((code) => code.email === email)?.oobLink ?? '');
  return new URL(pathname + search, site.address).href;
}

/** On the page that the emulator has in Google's place. */
async function chooseGoogleAccount(page: Page, email: string): Promise<void> {
  await page.getByText('Add new account').click();
  await page.locator('#email-input').fill(email);
  await page.locator('#display-name-input').fill('Gala');
  await page.getByRole('button', { name: /Sign in/ }).click();
}

const WRONG = 'El correo o la contraseña no son correctos.';

describe('e-mail and password', () => {
  it('make an account, which is there the next time, until it is deleted (L15)', async () => {
    const page = await onProfile();
    await press(page, 'Crear una cuenta');
    await writeEmail(page, 'ana@example.com');
    await page.getByLabel('Contraseña').fill('tortilla7');
    await press(page, 'Crear cuenta');
    await says(page, 'ana@example.com');
    await says(page, /Todavía no tienes ninguna tarjeta/);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await says(page, 'ana@example.com');
    await view(page, 'Tu cuenta');
    await press(page, 'Cerrar sesión');
    await signInByPassword(page, 'ana@example.com', 'tortilla8');
    await says(page, WRONG);
    expect(await violations(page)).toEqual([]);
    await signInByPassword(page, 'ana@example.com', 'tortilla7');
    await says(page, 'ana@example.com');

    // Where they were.
    expect(page.url()).toBe(`${site.address}/profile/account`);
    await press(page, 'Borrar mi cuenta');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Borrar para siempre');
    await says(page, 'Tu cuenta y tus datos se han borrado.');
    await signInByPassword(page, 'ana@example.com', 'tortilla7');
    await says(page, WRONG);
    // Who does not sign in with Google is not made known to it.
    expect(foreignHosts.get(page)).toEqual([]);
  });

  it('are asked for in the language that is chosen; those of nobody get the words of a wrong password (L17)', async () => {
    const page = await onProfile();
    await press(page, 'Deutsch');
    await page.getByRole('button', { name: 'Weiter mit Google' }).waitFor();
    expect(await page.title()).toMatch(/^Ihr Profil - /);
    await press(page, 'Español');
    await signInByPassword(page, 'nobody@example.com', 'tortilla7');
    await says(page, WRONG);
    await press(page, 'He olvidado la contraseña');
    await press(page, 'Enviar el correo');
    await says(page, /^Si hay una cuenta con nobody@example\.com/);
  });
});

describe('the views', () => {
  it('are a step each, and can be opened at their addresses', async () => {
    const page = await onProfile();
    await press(page, 'Crear una cuenta');
    await writeEmail(page, 'vega@example.com');
    await page.getByLabel('Contraseña').fill('tortilla7');
    await press(page, 'Crear cuenta');
    await view(page, 'Historial');
    await says(page, 'Aquí verás cada sello y cada recompensa.');
    expect(await violations(page)).toEqual([]);
    await view(page, 'Tu cuenta');
    await page.waitForURL(`${site.address}/profile/account`);
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await page.waitForURL(`${site.address}/profile/history`);
    await page.reload();
    await says(page, 'Aquí verás cada sello y cada recompensa.');
    await page.goBack();
    await page.waitForURL(`${site.address}/profile`);
    await says(page, /Todavía no tienes ninguna tarjeta/);
    expect(await page.title()).toBe('Tus tarjetas - Tu perfil - cartas.example');

    // Of a bar that is gone nothing is known but its name in addresses.
    const bar = { ID: 'cerveceria-hermanos-etxebarrietagoien-de-la-frontera' };
    const card = { ...CARD, bar, maxStamps: 20, state: 'expired', expiration: '2026-01-01T00:00:00.000Z' };
    await page.route('**/api/get-user-data', (route) =>
      route.fulfill({ json: { userFound: true, loyaltyCards: [card] } }),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await says(page, card.bar.ID);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    // The longest word of a button, in text of twice the size.
    await view(page, 'Tu cuenta');
    await press(page, 'Français');
    await press(page, 'Supprimer mon compte');
    const forever = page.getByRole('button', { name: 'Supprimer définitivement' });
    await forever.waitFor();
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    const isCut = (button: HTMLElement): boolean => button.scrollWidth > button.clientWidth;
    expect(await forever.evaluate(isCut)).toBe(false);
    expect(await violations(page)).toEqual([]);
    const answer = await page.request.get(`${site.address}/profile/nada`);
    expect(answer.status()).toBe(404);
  });
});

describe('Google', () => {
  it('says so when its window is closed; else the diner is back where they wanted a card', async () => {
    const page = await onProfile({ claim: '/parrilla/' });
    await page.clock.install();
    const openWindow = async (): Promise<Page> => {
      const window = page.waitForEvent('popup');
      await press(page, 'Continuar con Google');
      return window;
    };
    await (await openWindow()).close();
    // Firebase gives the window some seconds to speak.
    await expect
      .poll(async () => {
        await page.clock.fastForward(2_000);
        return page.getByText('La ventana de Google se ha cerrado antes de terminar.').isVisible();
      })
      .toBe(true);

    await chooseGoogleAccount(await openWindow(), 'gala@example.com');
    await page.waitForURL('**/parrilla/');
    // In the panel that they came from.
    await page.locator('#stamp_card .stamp-card').waitFor();
    await page.goto(`${site.address}/profile`);
    await says(page, 'gala@example.com');
  });

  it('is gone to where the browser opens no window', async () => {
    const page = await onProfile();
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await press(page, 'Continuar con Google');
    await chooseGoogleAccount(page, 'rita@example.com');
    await says(page, 'rita@example.com');
    expect(page.url()).toBe(`${site.address}/profile`);
  });
});

describe('a link by e-mail', () => {
  it('signs in who asked for it, once', async () => {
    const page = await onProfile();
    const link = await askForLink(page, 'lino@example.com');
    await page.goto(link);
    await says(page, 'lino@example.com');
    expect(page.url()).toBe(`${site.address}/profile`);
    await view(page, 'Tu cuenta');
    await press(page, 'Cerrar sesión');
    await page.getByRole('button', { name: 'Continuar con Google' }).waitFor();
    await page.goto(link);
    await writeEmail(page, 'lino@example.com');
    await press(page, 'Iniciar sesión');
    await says(page, 'El enlace ha caducado o ya se ha usado. Pide otro.');
  });

  it('asks whose it is on another phone, which comes back to the venue all the same', async () => {
    const first = await onProfile({ claim: '/' });
    await first.getByRole('button', { name: 'Entrar sin contraseña' }).waitFor();
    // The menu was read in English.
    await first.evaluate(() => sessionStorage.setItem('carta-language', 'en'));
    const link = await askForLink(first, 'lola@example.com');
    const other = await onProfile({ link });
    await says(other, /Para terminar, escribe el correo/);
    await writeEmail(other, 'eva@example.com');
    await press(other, 'Iniciar sesión');
    await says(other, 'El enlace se envió a otro correo: escribe el que lo recibió.');
    await writeEmail(other, 'lola@example.com');
    await press(other, 'Iniciar sesión');
    await other.waitForURL(`${site.address}/`);
    expect(await other.locator('h1').textContent()).toBe('La Prueba');
    await other.locator('#stamp_card .stamp-card').waitFor();
    expect(await other.locator('html').getAttribute('lang')).toBe('en');
  });
});

test('only the apps ask for Firebase, and only phones of staff keep it', async () => {
  const assets = join(folder, 'cartasqr/assets');
  const files = (await readdir(assets)).filter((name) => /\.js(?:on)?$/.test(name));
  const texts = await Promise.all(
    files.map(async (name) => [name, await readFile(join(assets, name), 'utf8')] as const),
  );
  const firebase = texts.filter(([, text]) => text.includes('identitytoolkit')).map(([name]) => name);
  expect(firebase).toHaveLength(1);
  const kept = texts.filter(([name]) => name.startsWith('page-')).map(([, text]) => text);
  expect(kept.length).toBeGreaterThan(5);
  const keeping = kept.filter((list) => list.includes(firebase[0] ?? ''));
  expect(keeping).toEqual([expect.stringContaining('"page":"staff"')]);
  const page = await openPhone();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await goToTheEnd(page, `${site.address}/taberna`);
  // Tonight's news are anybody's; of a person nothing is asked.
  const calls = asked.filter((address) => address.includes('/api/')).map((address) => new URL(address).pathname);
  expect(new Set(calls)).toEqual(new Set(['/cartasqr/api/tonight']));
  expect(asked.filter((address) => address.includes(firebase[0] ?? ''))).toEqual([]);
});
