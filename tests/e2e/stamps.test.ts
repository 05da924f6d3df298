import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/people.ts';
import { launchBrowser, openPhoneIn } from '../support/browser.ts';
import { cameraFlags, filmOf } from '../support/camera-film.ts';
import { DEMO_BAR, type LoyaltySite, serveLoyaltySite } from '../support/loyalty-site.ts';
import { sharedBrowser } from '../support/open-phone.ts';

/** The scanner passes over a code that it has just dealt with until it has been without it for so long. In milliseconds. */
const FORGOTTEN_AFTER = 3_000;
const YEAR = 365 * 86_400_000;

let site: LoyaltySite;
let folder: string;
let film: string;
let waitersBrowser: Browser;
let diner: Page;
let dinersUid: string;
let waiter: Page;

beforeAll(async () => {
  site = await serveLoyaltySite(inject('siteFolder'), inject('emulator'));
  folder = await mkdtemp(join(tmpdir(), 'carta-film-'));
  film = join(folder, 'camera.y4m');
  await filmOf(await emptyTable(), film);
  waitersBrowser = await launchBrowser(cameraFlags(film));
  waiter = await openPhoneIn(waitersBrowser, { permissions: ['camera'] });
  await waiter.clock.install();
  await signIn(waiter, '/staff', 'waiter@carta.example');
  await waiter.locator('.staff-camera video').waitFor();
  diner = await openPhoneIn(await sharedBrowser());
  const { uid, email } = await site.newDiner();
  dinersUid = uid;
  await signIn(diner, '/profile', email);
  await diner.getByText('Todavía no tienes ninguna tarjeta.').waitFor();
});

afterAll(async () => {
  await diner.context().close();
  await waitersBrowser.close();
  await site.close();
  await rm(folder, { recursive: true });
});

async function signIn(page: Page, path: string, email: string): Promise<void> {
  await page.goto(site.address + path);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** The diner opens their card at a venue, which claims it the first time. */
async function openCard(path: string): Promise<void> {
  // Where it is open the page opens it again.
  await diner.goto('about:blank');
  await diner.goto(site.address + path);
  await diner.getByRole('button', { name: 'Sellos', exact: true }).click();
}

const stamps = () => diner.locator('.stamp-boxes .sr-only').innerText();
async function expectStamps(words: string): Promise<void> {
  await expect.poll(stamps).toBe(words);
}
const codeCloses = () => diner.locator('.code-popup').waitFor({ state: 'hidden' });

async function showCode(says = 'Listo para escanear'): Promise<void> {
  await diner.locator('.stamp-show').click();
  await diner.getByText(says).waitFor();
}

const emptyTable = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'grey' } })
    .png()
    .toBuffer();
const dinersScreen = () => diner.locator('.code-picture').screenshot();
const tab = (index: number) => waiter.locator('.staff-tabs a').nth(index);

/** Another view. The camera still sees the code of before, which it may send once more: a refusal then comes a second later. */
async function goTo(index: number): Promise<void> {
  const go = async () => {
    await waiter.keyboard.press('Escape');
    await tab(index).click({ timeout: 2_000 });
    return true;
  };
  await expect.poll(() => go().catch(() => false)).toBe(true);
}
const leaveScanner = () => goTo(2);

/** The waiter's camera sees something else, after it has been off and has forgotten what it saw. */
async function pointCameraAt(picture: Buffer): Promise<void> {
  await leaveScanner();
  await waiter.locator('.staff-camera video').waitFor({ state: 'detached' });
  await filmOf(picture, film);
  await waiter.clock.fastForward(FORGOTTEN_AFTER);
  await goTo(0);
}

/** What stands below the diner's code, typed by the waiter. */
async function type(digits: string): Promise<void> {
  await waiter.getByRole('link', { name: 'Escribir código' }).click();
  await waiter.getByLabel('Código de 6 cifras').fill(digits);
  await waiter.getByRole('button', { name: 'Sellar' }).click();
}
const digits = () => diner.locator('.code-typed strong').innerText();

/** Waits for the outcome of a scan; what asks nothing goes by itself some seconds later. */
const outcome = (title: string, says = '') =>
  waiter.getByRole('region', { name: title, exact: true }).filter({ hasText: says }).waitFor();
const press = (name: string) => waiter.getByRole('button', { name }).click();

async function scanWithoutSignal(): Promise<void> {
  await pointCameraAt(await dinersScreen());
  await outcome('El código no está abierto');
  await press('Sin conexión: sellar');
}

async function next(): Promise<void> {
  await waiter.keyboard.press('Escape');
  await waiter.locator('.staff-outcome').waitFor({ state: 'detached' });
}

/**
 * A Saturday night with a real server, a real Auth emulator and real codes: the waiter's camera sees what stands on the diner's screen.
 * Each test goes on where the one before it has ended.
 */
describe('two phones', () => {
  test('a card is claimed, and once its code was shown (L17), stamped where the diner’s phone has no signal, which shows it when it is back (L7, L14)', async () => {
    await openCard('/');
    await diner.getByText('Toca la tarjeta').waitFor();
    expect(await stamps()).toBe('0 de 8 sellos');
    await diner.context().setOffline(true);
    await showCode('Sin conexión. Enséñalo igualmente');
    await scanWithoutSignal();
    await outcome('Sin sello', 'ya la ha enseñado en este bar');
    await next();

    const at = { uid: dinersUid, barID: DEMO_BAR, now: Date.now() + site.clock.ahead };
    await site.store.show(at);
    await site.store.hide(at);
    await scanWithoutSignal();
    await outcome('Sello puesto');

    const confirmed = diner.getByText('¡Sello puesto!').waitFor();
    await diner.context().setOffline(false);
    await confirmed;
    await codeCloses();
    await expectStamps('1 de 8 sellos');
    await next();
  });

  test('a card is shown, scanned, confirmed on both screens, closed, and counted up', async () => {
    await showCode();
    const confirmed = diner.getByText('¡Sello puesto!').waitFor();
    await pointCameraAt(await dinersScreen());
    await outcome('Sello puesto', '2 de 8');
    await confirmed;
    expect(await diner.locator('.code-picture').count()).toBe(0);
    await codeCloses();
    await expectStamps('2 de 8 sellos');
    await next();
  });

  test('a card of another bar is not stamped, and nobody hears of it (L4)', async () => {
    await openCard('/parrilla');
    await showCode();
    await pointCameraAt(await dinersScreen());
    await outcome('Sin sello', 'Esta tarjeta es de otro bar.');
    expect(await diner.getByText('Listo para escanear').isVisible()).toBe(true);
    await next();
    await pointCameraAt(await emptyTable());
  });

  test('a second scan of one showing gives nothing more (L5), and the stamp can be undone (L10)', async () => {
    await openCard('/');
    await showCode();
    const shown = await digits();
    await type(shown);
    await outcome('Sello puesto');
    await next();
    await type(shown);
    await outcome('Ya tenía el sello');
    await next();
    await codeCloses();
    await expectStamps('3 de 8 sellos');

    await leaveScanner();
    await waiter
      .getByRole('button', { name: /^Quitar el sello/ })
      .first()
      .click();
    await waiter.getByText('Sello quitado').waitFor();
    // Seen at once while the panel is open (L18).
    await expectStamps('2 de 8 sellos');
    await goTo(0);
  });

  test('up to the reward, its hand-over, and a new card (L9), which the code of the old one never stamps (L18)', async () => {
    for (let stamp = 3; stamp < 8; stamp += 1) await stampByCall();
    await openCard('/');
    await expectStamps('7 de 8 sellos');
    await showCode();
    await type(await digits());
    await outcome('¡Tarjeta completa!');
    await codeCloses();
    await diner.getByText('¡Recompensa conseguida!').waitFor();
    await waiter.getByText('Ahora no').click();

    // The full card is shown once more: its scan says what is due.
    await diner.locator('.stamp-show').click();
    await type(await digits());
    await outcome('Recompensa lista', 'Una torrija de la casa y un café');
    await codeCloses();
    await showCode();
    await press('Entregada');
    await outcome('Recompensa entregada');
    await codeCloses();
    await expectStamps('0 de 8 sellos');

    await diner.goto(`${site.address}/profile`);
    await diner.getByRole('link', { name: 'Historial' }).click();
    await diner.getByText('Recompensa entregada').waitFor();
  });

  test('a card that has expired says so, and another one can be started (L11)', async () => {
    site.clock.ahead = 2 * YEAR;
    await openCard('/parrilla');
    await diner.getByText('Expirada').waitFor();
    expect(await diner.locator('.stamp-news').textContent()).toBe('Expirada');
    await diner.getByRole('button', { name: 'Empezar otra tarjeta' }).click();
    await diner.getByText('Toca la tarjeta').waitFor();
    expect(await stamps()).toBe('0 de 10 sellos');
  });
});

/** A stamp that nobody looks at. */
async function stampByCall(): Promise<void> {
  const barID = DEMO_BAR;
  const now = Date.now() + site.clock.ahead;
  await site.store.show({ uid: dinersUid, barID, now });
  const code = { barID, cardOwnerID: dinersUid };
  await site.store.scan({ by: 'demo-waiter', code, barID, unshown: false, now });
  await site.store.hide({ uid: dinersUid, barID, now });
}
