import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { filmOf } from '../support/camera-film.ts';
import { type LoyaltySite, serveLoyaltySite } from '../support/loyalty-site.ts';

/**
 * Two phones, as on a Saturday night: the waiter's camera sees what stands on the diner's screen. Real server, real Auth emulator, real
 * codes.
 */
const PASSWORD = 'carta-demo';
const YEAR = 365 * 86_400_000;

let site: LoyaltySite;
let folder: string;
let film: string;
let waitersBrowser: Browser;
let diner: Page;
let waiter: Page;

beforeAll(async () => {
  site = await serveLoyaltySite(inject('siteFolder'), inject('emulator'));
  folder = await mkdtemp(join(tmpdir(), 'carta-film-'));
  film = join(folder, 'camera.y4m');
  waitersBrowser = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
});

afterAll(async () => {
  await waitersBrowser.close();
  await site.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  site.clock.ahead = 0;
  diner = await openPhone();
  waiter = await openPhone({ browser: waitersBrowser, permissions: ['camera'] });
});

async function signIn(page: Page, path: string, email: string): Promise<void> {
  await page.goto(`${site.address}/${path}`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** A new diner, signed in, before the card of a venue that is claimed by opening it. */
async function dinerAt(path: string): Promise<void> {
  await signIn(diner, 'profile', await site.newDiner());
  await diner.getByText('Todavía no tienes ninguna tarjeta.').waitFor();
  await diner.goto(`${site.address}/${path}`);
  await diner.getByRole('button', { name: 'Tarjeta de sellos' }).click();
  await diner.getByText('Toca la tarjeta').waitFor();
}

const stampsOf = (page: Page) => page.locator('.stamp-boxes .sr-only').innerText();

async function showCode(): Promise<void> {
  await diner.locator('.stamp-show').click();
  await diner.getByText('Listo para escanear').waitFor();
}

/** The waiter's camera now sees the diner's screen. */
async function filmScreen(): Promise<void> {
  await filmOf(await diner.locator('.code-picture').screenshot(), film);
}

async function waiterAtWork(email = 'waiter@carta.example'): Promise<void> {
  await signIn(waiter, 'staff', email);
  await waiter.getByRole('button', { name: 'Escribir código' }).waitFor();
}

/** The digits below the diner's code, typed by the waiter. */
async function typeCode(): Promise<void> {
  const digits = await diner.locator('.code-typed strong').innerText();
  await waiter.getByRole('button', { name: 'Escribir código' }).click();
  await waiter.getByLabel('Código de 6 cifras').fill(digits);
  await waiter.getByRole('button', { name: 'Sellar' }).click();
}

const outcome = (title: string) => waiter.getByRole('heading', { name: title, exact: true });
const next = () => waiter.getByRole('button', { name: 'Siguiente' }).click();

test('claimed, shown, scanned, confirmed on both screens, closed after 2 s, and counted up', async () => {
  await dinerAt('');
  expect(await stampsOf(diner)).toBe('0 de 8 sellos');
  await showCode();
  await filmScreen();
  await waiterAtWork();

  await outcome('Sello puesto').waitFor();
  await waiter.getByText('1 de 8', { exact: true }).waitFor();
  await diner.getByText('¡Sello puesto!').waitFor();
  expect(await diner.locator('.code-picture').count()).toBe(0);
  await diner.locator('.code-popup').waitFor({ state: 'hidden' });
  await expect.poll(() => stampsOf(diner)).toBe('1 de 8 sellos');
});

test('up to the reward, its hand-over, and a new card (L9)', async () => {
  await dinerAt('');
  await waiterAtWork();
  for (let stamp = 1; stamp <= 8; stamp += 1) {
    await showCode();
    await typeCode();
    if (stamp === 8) break;
    await outcome('Sello puesto').waitFor();
    await next();
    await diner.locator('.code-popup').waitFor({ state: 'hidden' });
    await expect.poll(() => stampsOf(diner)).toBe(`${stamp} de 8 sellos`);
  }
  await outcome('¡Tarjeta completa!').waitFor();
  await diner.locator('.code-popup').waitFor({ state: 'hidden' });
  await diner.getByText('¡Recompensa conseguida!').waitFor();
  await waiter.getByText('Ahora no').click();

  // The full card is shown once more: its scan says what is due.
  await showFullCode();
  await typeCode();
  await outcome('Recompensa lista').waitFor();
  await waiter.getByText('Una torrija de la casa y un café', { exact: true }).waitFor();
  await waiter.getByRole('button', { name: 'Entregada' }).click();
  await outcome('Recompensa entregada').waitFor();
  await diner.locator('.code-popup').waitFor({ state: 'hidden' });
  await expect.poll(() => stampsOf(diner)).toBe('0 de 8 sellos');

  await diner.goto(`${site.address}/profile`);
  await diner.getByText('Historial').click();
  await diner.getByText('Recompensa entregada').waitFor();
});

async function showFullCode(): Promise<void> {
  await diner.locator('.stamp-show').click();
  await diner.locator('.code-typed').waitFor();
}

test('a second scan of one showing gives nothing more (L5), and the stamp can be undone (L10)', async () => {
  await dinerAt('');
  await waiterAtWork();
  await showCode();
  const digits = await diner.locator('.code-typed strong').innerText();
  await typeCode();
  await outcome('Sello puesto').waitFor();
  await next();
  await waiter.getByRole('button', { name: 'Escribir código' }).click();
  await waiter.getByLabel('Código de 6 cifras').fill(digits);
  await waiter.getByRole('button', { name: 'Sellar' }).click();
  await outcome('Ya tenía el sello').waitFor();
  await next();
  await expect.poll(() => stampsOf(diner)).toBe('1 de 8 sellos');

  await waiter
    .getByRole('tab', { name: 'Últimos' })
    .or(waiter.getByRole('button', { name: 'Últimos' }))
    .first()
    .click();
  await waiter
    .getByRole('button', { name: /^Quitar el sello/ })
    .first()
    .click();
  await waiter.getByText('Sello quitado').waitFor();
  await diner.reload();
  await diner.getByRole('button', { name: 'Tarjeta de sellos' }).click();
  await expect.poll(() => stampsOf(diner)).toBe('0 de 8 sellos');
});

test("the diner's phone has no signal: the waiter confirms, and the phone has the stamp when it is back (L7, L14)", async () => {
  await dinerAt('');
  await diner.context().setOffline(true);
  await diner.locator('.stamp-show').click();
  await diner.getByText('Sin conexión. Enséñalo igualmente').waitFor();
  await filmScreen();
  await waiterAtWork();
  await outcome('El código no está abierto').waitFor();
  await waiter.getByRole('button', { name: 'Sin conexión: sellar' }).click();
  await outcome('Sello puesto').waitFor();

  await diner.context().setOffline(false);
  await diner.getByText('¡Sello puesto!').waitFor();
  await diner.locator('.code-popup').waitFor({ state: 'hidden' });
  await expect.poll(() => stampsOf(diner)).toBe('1 de 8 sellos');
});

test('an expired card takes no stamp, and another one can be started (L11)', async () => {
  site.clock.ahead = -2 * YEAR;
  await dinerAtExpired();
  expect(await diner.locator('.stamp-news').innerText()).toBe('Expirada');
  site.clock.ahead = 0;
  await diner.getByRole('button', { name: 'Empezar otra tarjeta' }).click();
  await diner.getByText('Toca la tarjeta').waitFor();
  expect(await stampsOf(diner)).toBe('0 de 8 sellos');
});

async function dinerAtExpired(): Promise<void> {
  await signIn(diner, 'profile', await site.newDiner());
  await diner.getByText('Todavía no tienes ninguna tarjeta.').waitFor();
  await diner.goto(`${site.address}/`);
  await diner.getByRole('button', { name: 'Tarjeta de sellos' }).click();
  await diner.getByText('Expirada').waitFor();
}

test('a card of another bar is not stamped, and nobody hears of it (L4)', async () => {
  await dinerAt('parrilla');
  await showCode();
  await filmScreen();
  await waiterAtWork();
  await outcome('Sin sello').waitFor();
  await waiter.getByText('Esta tarjeta es de otro bar.', { exact: true }).waitFor();
  expect(await diner.getByText('Listo para escanear').isVisible()).toBe(true);
});
