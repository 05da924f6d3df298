import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { type Emulator, startEmulator } from '../../server/emulator/start-emulator.ts';
import type { Letter } from '../../server/emulator/messages.ts';
import { violations } from '../support/axe.ts';
import { openPhone } from '../support/open-phone.ts';
import { standInForGoogleFrames } from '../support/google-frames.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';

const folder = inject('siteFolder');
const letters: Letter[] = [];

let emulator: Emulator;
let site: ServedSite;
beforeAll(async () => {
  emulator = startEmulator({ onLetter: (letter) => letters.push(letter) });
  site = await serveSite(folder, { emulator: await emulator.ready });
});
afterAll(async () => {
  await site.close();
  await emulator.close();
});

/** Hosts that a page asked, but for its own. */
const foreignHosts = new WeakMap<Page, string[]>();

/** A phone on the profile; `claim`: that has come from 'Reclamar' at this venue. */
async function onProfile({ claim, path = '/profile' }: { claim?: string; path?: string } = {}): Promise<Page> {
  const page = await openPhone();
  await standInForGoogleFrames(page.context());
  const hosts: string[] = [];
  foreignHosts.set(page, hosts);
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol !== 'blob:' && host !== new URL(site.address).host) hosts.push(host);
  });
  if (claim) await page.addInitScript((venue) => sessionStorage.setItem('carta-claim', venue), claim);
  await page.goto(path.startsWith('/') ? site.address + path : path);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const writeEmail = (page: Page, email: string) => page.getByLabel('Correo electrónico').fill(email);
const expectSaid = (page: Page, words: string | RegExp, timeout = 10_000) => page.getByText(words).waitFor({ timeout });

async function makeAccount(page: Page, email: string): Promise<void> {
  await press(page, 'Crear una cuenta');
  await writeEmail(page, email);
  await page.getByLabel('Contraseña').fill('tortilla7');
  await press(page, 'Crear cuenta');
  await expectSaid(page, email);
}

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
  await expectSaid(page, /Te hemos enviado un enlace/);
  await expect.poll(() => letters.at(-1)?.to).toBe(email);
  // The emulator says where itself is; people come by way of the server.
  const { pathname, search } = new URL(letters.at(-1)?.link ?? '');
  return new URL(pathname + search, site.address).href;
}

/** On the page that the emulator has in Google's place. */
async function chooseGoogleAccount(page: Page, email: string): Promise<void> {
  await page.getByText('Add new account').click();
  await page.locator('#email-input').fill(email);
  await page.locator('#display-name-input').fill('Gala');
  await page.getByRole('button', { name: /Sign in/ }).click();
}

describe('e-mail and password', () => {
  it('make an account, which is there the next time', async () => {
    const page = await onProfile();
    await makeAccount(page, 'ana@example.com');
    await expectSaid(page, /Todavía no tienes ninguna tarjeta/);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expectSaid(page, 'ana@example.com');
    await press(page, 'Cerrar sesión');
    await signInByPassword(page, 'ana@example.com', 'tortilla8');
    await expectSaid(page, 'El correo o la contraseña no son correctos.');
    expect(await violations(page)).toEqual([]);
    await signInByPassword(page, 'ana@example.com', 'tortilla7');
    await expectSaid(page, 'ana@example.com');
    // Who does not sign in with Google is not made known to it.
    expect(foreignHosts.get(page)).toEqual([]);
  });

  it('of nobody get the words of a wrong password (L17)', async () => {
    const page = await onProfile();
    await signInByPassword(page, 'nobody@example.com', 'tortilla7');
    await expectSaid(page, 'El correo o la contraseña no son correctos.');
    await press(page, 'He olvidado la contraseña');
    await press(page, 'Enviar el correo');
    await expectSaid(page, /^Si hay una cuenta con nobody@example\.com/);
  });
});

describe('Google', () => {
  it('signs in in its window, and the diner is back where they wanted a card', async () => {
    const page = await onProfile({ claim: '/taberna/' });
    const window = page.waitForEvent('popup');
    await press(page, 'Continuar con Google');
    await chooseGoogleAccount(await window, 'gala@example.com');
    await page.waitForURL('**/taberna/');
    await page.goto(`${site.address}/profile`);
    await expectSaid(page, 'gala@example.com');
  });

  it('says so when its window is closed', async () => {
    const page = await onProfile();
    const window = page.waitForEvent('popup');
    await press(page, 'Continuar con Google');
    await (await window).close();
    // Firebase gives the window some seconds to speak.
    await expectSaid(page, 'La ventana de Google se ha cerrado antes de terminar.', 30_000);
  });

  it('is gone to where the browser opens no window', async () => {
    const page = await onProfile();
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await press(page, 'Continuar con Google');
    await chooseGoogleAccount(page, 'rita@example.com');
    await expectSaid(page, 'rita@example.com');
  });
});

describe('a link by e-mail', () => {
  it('signs in who asked for it, once', async () => {
    const page = await onProfile();
    const link = await askForLink(page, 'lino@example.com');
    await page.goto(link);
    await expectSaid(page, 'lino@example.com');
    expect(page.url()).toBe(`${site.address}/profile`);
    await press(page, 'Cerrar sesión');
    await page.getByRole('button', { name: 'Continuar con Google' }).waitFor();
    await page.goto(link);
    await writeEmail(page, 'lino@example.com');
    await press(page, 'Iniciar sesión');
    await expectSaid(page, 'El enlace ha caducado o ya se ha usado. Pide otro.');
  });

  it('asks whose it is on another phone, which comes back to the venue all the same', async () => {
    const first = await onProfile({ claim: '/taberna/' });
    const link = await askForLink(first, 'lola@example.com');
    const second = await onProfile({ path: link });
    await expectSaid(second, /Para terminar, escribe el correo/);
    await writeEmail(second, 'eva@example.com');
    await press(second, 'Iniciar sesión');
    await expectSaid(second, 'El enlace se envió a otro correo.');
    await writeEmail(second, 'lola@example.com');
    await press(second, 'Iniciar sesión');
    await second.waitForURL('**/taberna/');
    await first.context().close();
    await second.context().close();
  });
});

it('an account is deleted, and nobody can sign in with it any more (L15)', async () => {
  const page = await onProfile();
  await makeAccount(page, 'dora@example.com');
  await press(page, 'Borrar mi cuenta');
  expect(await violations(page)).toEqual([]);
  await press(page, 'Borrar para siempre');
  await expectSaid(page, 'Tu cuenta y tus datos se han borrado.');
  await signInByPassword(page, 'dora@example.com', 'tortilla7');
  await expectSaid(page, 'El correo o la contraseña no son correctos.');
});

it('speaks the language that is chosen on it', async () => {
  const page = await onProfile();
  await press(page, 'Deutsch');
  await page.getByRole('button', { name: 'Weiter mit Google' }).waitFor();
  expect(await page.title()).toMatch(/^Ihr Profil - /);
});

test('only the profile asks for Firebase, and no phone keeps it', async () => {
  const assets = join(folder, 'cartasqr/assets');
  const files = (await readdir(assets)).filter((name) => /\.js(?:on)?$/.test(name));
  const texts = await Promise.all(
    files.map(async (name) => [name, await readFile(join(assets, name), 'utf8')] as const),
  );
  const firebase = texts.filter(([, text]) => text.includes('identitytoolkit')).map(([name]) => name);
  expect(firebase).toHaveLength(1);
  const kept = texts.filter(([name]) => name.startsWith('page-')).map(([, text]) => text);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.join('')).not.toContain(firebase[0]);
  const page = await onProfile({ path: '/taberna' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes(firebase[0] ?? '') || address.includes('/api/'))).toEqual([]);
});
