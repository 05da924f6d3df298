import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { violations } from '../support/violations.ts';
import { LONG } from '../support/long.ts';
import { launchBrowser, watchConsole } from '../support/browser.ts';
import { openPhone } from '../support/open-phone.ts';
import { violationsInBothColours } from '../support/both-colours.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { cameraFlags, filmOf, pngOfCode } from '../support/camera-film.ts';
import { CARD, FULL, STAMPED } from '../support/staff-cards.ts';
import { BAR, signIn, StaffStandIn } from '../support/staff-stand-in.ts';
import { LANGUAGE_CODES } from '../../src/terms/house.ts';
import { EVENING, TONIGHT } from '../support/tonight-evening.ts';

const site = inject('site');
const QR = '{"qr":"cartasqr","service":"loyalty","barID":"taberna","cardOwnerID":"diner1"}';

let folder: string;
let film: string;
/** Its camera sees a diner's code. */
let filming: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-film-'));
  film = join(folder, 'film.y4m');
  await filmOf(await pngOfCode(QR), film);
  filming = await launchBrowser(cameraFlags(film));
});
afterAll(async () => {
  await filming.close();
  await rm(folder, { recursive: true });
});

declare global {
  interface Window {
    /** What the clock shows from now on. */
    frozen?: number;
  }
}

type StaffOptions = NonNullable<Parameters<typeof openPhone>[0]> & { readonly path?: string };
type Waiter = { readonly page: Page; readonly server: StaffStandIn; readonly said: string[] };

/** An outcome that asks nothing goes by itself after so long. In milliseconds. */
const SHOWN_FOR = 6_000;

/**
 * A waiter's phone with the page open, nobody signed in. Its clock can be stopped, and an outcome stays until it is put away: what a
 * machine takes to look at it is no part of the page.
 */
async function openStaff({ path = '', ...options }: StaffOptions = {}): Promise<Waiter> {
  const page = await openPhone({ reducedMotion: 'reduce', ...options });
  const said = watchConsole(page);
  const server = new StaffStandIn();
  await server.attach(page);
  await page.addInitScript((shownFor) => {
    const wait = window.setTimeout;
    const unlessShown = (then: TimerHandler, time?: number, ...values: unknown[]): number =>
      time === shownFor ? 0 : wait(then, time, ...values);
    Object.assign(window, { setTimeout: unlessShown });
    const now = Date.now;
    Date.now = () => window.frozen ?? now();
  }, SHOWN_FOR);
  await page.goto(`${site}/staff${path}`);
  return { page, server, said };
}

/** The same, signed in, at the scanner. */
async function atWork(options: StaffOptions = {}): Promise<Waiter> {
  const waiter = await openStaff(options);
  await signIn(waiter.page);
  await waiter.page.locator('.staff-tabs').waitFor();
  return waiter;
}

const startCamera = (page: Page) => page.getByRole('button', { name: 'Activar la cámara' }).tap();
const outcome = (page: Page, name: string) => page.getByRole('region', { name });
const tab = (page: Page, index: number) => page.locator('.staff-tabs a').nth(index);

/** Waits until the reader has looked at so many pictures more: after each it asks for the next one. */
async function looks(page: Page, count: number): Promise<void> {
  await page.locator('.staff-camera video').evaluate(
    (video: HTMLVideoElement, wanted) =>
      new Promise<void>((resolve) => {
        const ask = video.requestVideoFrameCallback.bind(video);
        let left = wanted;
        video.requestVideoFrameCallback = (look) => {
          left -= 1;
          if (left < 0) resolve();
          return ask(look);
        };
      }),
    count,
  );
}

describe('the camera', () => {
  it('reads a diner’s code under the page’s own policy, and says what came of it', async () => {
    const { page, server, said } = await atWork({ browser: filming });
    const readers: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.wasm')) readers.push(`${response.status()} ${new URL(response.url()).origin}`);
    });
    expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
    // Allowed when it is asked for, and not before.
    await page.context().grantPermissions(['camera']);
    await startCamera(page);
    await outcome(page, 'Sello puesto').filter({ hasText: '3 de 10' }).waitFor();
    expect(server.sent('POST /scan-loyalty-card')).toEqual([{ qr: QR, barID: 'taberna' }]);
    expect(server.calls[0]?.authorization).toMatch(/^Bearer \S+\.$/);
    expect(readers).toEqual([`200 ${new URL(site).origin}`]);
    expect(said).toEqual([]);
  });

  it('starts by itself where it is allowed, sends what stays in view once, and is given back while nobody looks', async () => {
    const { page, server } = await atWork({ browser: filming, permissions: ['camera'] });
    const codes = () => server.sent('POST /scan-loyalty-card').map((body) => (body as { qr: string }).qr);
    const video = page.locator('.staff-camera video');
    await outcome(page, 'Sello puesto').waitFor();
    // A code is forgotten after seconds without a look at it, which pass on a busy machine.
    await page.evaluate(() => {
      window.frozen = Date.now();
    });
    // A tap anywhere.
    await page.touchscreen.tap(200, 300);
    await page.locator('.staff-outcome').waitFor({ state: 'detached' });
    await looks(page, 10);
    expect(codes()).toEqual([QR]);

    const track = await video.evaluateHandle((element: HTMLVideoElement) => {
      const [first] = (element.srcObject as MediaStream).getVideoTracks();
      return first;
    });
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    expect(await track.evaluate((one) => one?.readyState)).toBe('ended');
    await hide(false);
    await video.waitFor();
    await tab(page, 2).tap();
    await video.waitFor({ state: 'detached' });
    // Back at the scanner nobody is asked again; the camera sees somebody else.
    await filmOf(await pngOfCode(QR.replace('diner1', 'diner2')), film);
    await tab(page, 0).tap();
    await expect.poll(codes).toEqual([QR, QR.replace('diner1', 'diner2')]);
    await filmOf(await pngOfCode(QR), film);
  });

  it('that is denied says so, and the code can be typed', async () => {
    const { page } = await atWork({ browser: filming });
    await startCamera(page);
    await page.getByText(/El navegador no tiene permiso para usar la cámara/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Escribir código' }).tap();
    await page.getByLabel('Código de 6 cifras').fill('482913');
    await page.keyboard.press('Enter');
    await outcome(page, 'Sello puesto').waitFor();
  });
});

test('all views are in reach on the smallest phone that lies', async () => {
  const { page, server } = await openStaff({ viewport: { width: 568, height: 320 } });
  server.answers['GET /staff'] = { body: { bars: [{ ...BAR, role: 'owner', members: MEMBERS }] } };
  await signIn(page);
  const last = await tab(page, 5).boundingBox();
  expect((last?.y ?? NaN) + (last?.height ?? NaN)).toBeLessThanOrEqual(320);
});

describe('by the keyboard alone', () => {
  it('a code is typed, its outcome heard, and the next one begun', async () => {
    const { page, server } = await atWork();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const focus = async (name: string): Promise<void> => {
      for (let step = 0; step < 12; step += 1) {
        if ((await focused()) === name) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`No focus on ${name}`);
    };
    await focus('Escribir código');
    await page.keyboard.press('Enter');
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('482 913');
    await page.keyboard.press('Enter');
    await outcome(page, 'Sello puesto').waitFor();
    await expect.poll(() => page.locator('[role=alert]').first().textContent()).toBe('Sello puesto. 3 de 10.');
    await expect.poll(focused).toBe('Siguiente');
    // What lies behind is out of reach.
    await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^Quitar el sello/);
    await page.keyboard.press('Enter');
    await outcome(page, 'Sello quitado').waitFor();
    await page.keyboard.press('Escape');
    await focus('Escribir código');
    expect(server.calls.map(({ path }) => path)).toEqual(['GET /staff', 'POST /scan-loyalty-card', 'POST /undo-stamp']);
  });
});

describe('the focus', () => {
  it('is on no dish that lies under what was done last', async () => {
    const { page, server } = await openStaff({ path: '/taberna/tonight', viewport: { width: 320, height: 568 } });
    const [name, section] = ['Presa ibérica a la brasa con parmentier de boniato', 'Carnes'];
    const dishes = Array.from({ length: 12 }, (_, at) => ({ id: `d${at}`, name: { es: name }, section, price: 24 }));
    const news = { ...EVENING[`GET ${TONIGHT}`].body, soldOut: ['d0'], dropped: [] };
    server.answers['GET /staff'] = { body: { bars: [{ ...BAR, role: 'owner', members: MEMBERS }] } };
    Object.assign(server.answers, EVENING, {
      'GET /bars/taberna/dishes': { body: { ...EVENING['GET /bars/taberna/dishes'].body, dishes } },
      [`PUT ${TONIGHT}/sold-out/d0`]: { body: news },
    });
    await signIn(page);
    await page.getByRole('searchbox').fill('presa');
    await page.locator('.staff-found button').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.staff-last').waitFor();
    const under: number[] = [];
    for (let row = 1; row < dishes.length; row += 1) {
      // Past the way to the price of the row before.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      under.push(await page.evaluate(hiddenByLast));
    }
    expect(Math.max(...under)).toBeLessThanOrEqual(0);
  });

  it('is on no section that lies under the search, on a page in four times its size', async () => {
    const { page, server } = await openStaff({ path: '/taberna/tonight', viewport: { width: 320, height: 256 } });
    Object.assign(server.answers, EVENING);
    await signIn(page);
    await page.locator('summary').last().focus();
    await page.keyboard.press('Tab');
    const under: number[] = [];
    for (const _ of await page.locator('summary').all()) {
      await page.keyboard.press('Shift+Tab');
      under.push(
        await page.evaluate(() => {
          const [search, focused] = [document.querySelector('[type=search]'), document.activeElement];
          return (search?.getBoundingClientRect().bottom ?? NaN) - (focused?.getBoundingClientRect().top ?? NaN);
        }),
      );
    }
    expect(Math.max(...under)).toBeLessThanOrEqual(0);
  });

  it('is never lost with what had it', async () => {
    const { page, server } = await openStaff();
    server.answers['GET /staff'] = { body: { bars: [{ ...BAR, role: 'owner', members: MEMBERS }] } };
    server.answers['POST /invitations'] = { body: INVITATION };
    server.answers['POST /undo-stamp'] = 'no network';
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    const press = async (name: string | RegExp): Promise<void> => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await signIn(page);
    await tab(page, 3).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await tab(page, 3).tap();
    await press('Como personal');
    await page.locator('.staff-invitation').waitFor();
    expect(await focused()).toBe('Como personal');
    await press('Quitar a Luis');
    // On what does no harm.
    await expect.poll(focused).toBe('Cancelar');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Quitar a Luis');
    await tab(page, 0).tap();
    await page.getByRole('link', { name: 'Escribir código' }).tap();
    await page.getByLabel('Código de 6 cifras').fill('48');
    await press('Sellar');
    await page.locator('input:focus').fill('482913');
    await press('Sellar');
    await press(/^Quitar el sello/);
    await page.getByText('No hay conexión. Comprueba la red e inténtalo otra vez.').waitFor();
    expect(await focused()).toMatch(/^Quitar el sello/);
  });
});

describe('the address', () => {
  it('of a view is where a reload, a signing in and a step back lead', async () => {
    const { page, server } = await openStaff({ path: '/taberna/figures?from=2026-10-24&to=2026-11-22' });
    server.answers['GET /staff'] = { body: { bars: [{ ...BAR, role: 'owner', members: MEMBERS }] } };
    server.answers['GET /bars/taberna/stats'] = { body: STATS };
    await signIn(page);
    await page.getByText('Por día').waitFor();
    await tab(page, 2).tap();
    await page.waitForURL(`${site}/staff/taberna/recent`);
    await page.reload();
    await page.getByRole('heading', { name: 'Últimos escaneos' }).waitFor();
    await page.goBack();
    await page.getByText('Por día').waitFor();
    expect(page.url()).toBe(`${site}/staff/taberna/figures?from=2026-10-24&to=2026-11-22`);
  });

  it('stays where a step back puts an outcome away', async () => {
    const { page } = await atWork();
    await tab(page, 2).tap();
    await tab(page, 0).tap();
    await page.getByRole('link', { name: 'Escribir código' }).tap();
    await page.getByLabel('Código de 6 cifras').fill('482913');
    await page.keyboard.press('Enter');
    await outcome(page, 'Sello puesto').waitFor();
    await page.waitForURL(`${site}/staff/taberna`);
    await page.evaluate(() => window.history.back());
    await page.locator('.staff-outcome').waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(`${site}/staff/taberna`);
    await page.evaluate(() => window.history.back());
    await page.waitForURL(`${site}/staff/taberna/recent`);
  });

  it('stays, too, where nothing in the page is a step back', async () => {
    const { page } = await atWork({ path: '/taberna' });
    await page.getByRole('link', { name: 'Escribir código' }).tap();
    await page.getByLabel('Código de 6 cifras').fill('482913');
    await page.keyboard.press('Enter');
    await outcome(page, 'Sello puesto').waitFor();
    await page.waitForURL(`${site}/staff/taberna`);
    await expect.poll(() => page.evaluate(() => window.history.state.idx)).toBe(1);
    await page.evaluate(() => window.history.back());
    await page.locator('.staff-outcome').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Escribir código' }).waitFor();
    expect(page.url()).toBe(`${site}/staff/taberna`);
  });
});

describe('an invitation', () => {
  it('outlasts the signing in and leaves the address', async () => {
    const token = 'abcdefghijklmnopqrstuvwxyz';
    const { page, server } = await openStaff({ path: `#invitation=${token}` });
    server.answers['GET /staff'] = { body: { bars: [] } };
    server.answers['POST /invitations/accept'] = { body: { ...BAR } };
    await page.getByText(/Te han invitado/).waitFor();
    expect(page.url()).toBe(`${site}/staff`);
    await page.reload();
    await signIn(page);
    await page.getByRole('button', { name: 'Aceptar la invitación' }).tap();
    await page.getByRole('heading', { name: 'Ya formas parte de La Taberna.' }).waitFor();
    expect(server.sent('POST /invitations/accept')).toEqual([{ token }]);
  });
});

describe('the page', () => {
  it('that cannot be loaded says so, and tries again', async () => {
    const page = await openPhone();
    const server = new StaffStandIn();
    await page.route('**/cartasqr/api/**', (route) => route.abort());
    await page.goto(`${site}/staff`);
    await page.getByText('No se ha podido cargar. Comprueba la conexión.').waitFor();
    await page.unroute('**/cartasqr/api/**');
    await server.attach(page);
    await page.getByRole('button', { name: 'Reintentar' }).tap();
    await page.getByLabel('Contraseña').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Servicio');
  });

  it('alone may run WebAssembly', async () => {
    const rights = async (path: string): Promise<boolean | undefined> =>
      (await fetch(site + path)).headers.get('content-security-policy')?.includes("'wasm-unsafe-eval'");
    for (const path of ['/staff', '/staff/taberna', '/staff/taberna/figures']) expect(await rights(path)).toBe(true);
    for (const path of ['/', '/taberna', '/profile', '/nada']) expect(await rights(path)).toBe(false);
  });

  it('brings its reader of codes to no phone that keeps a copy of a page', async () => {
    const assets = join(inject('siteFolder'), 'cartasqr/assets');
    const names = await readdir(assets);
    expect(names.filter((name) => name.endsWith('.wasm')).length).toBe(1);
    for (const name of names.filter((each) => /^page-.*json$/.test(each))) {
      expect(await readFile(join(assets, name), 'utf8')).not.toContain('.wasm');
    }
  });

  it('gives an owner the figures as a file', async () => {
    const { page, server } = await openStaff();
    server.answers['GET /staff'] = { body: { bars: [{ ...BAR, role: 'owner', members: [] }] } };
    server.answers['GET /bars/taberna/stats'] = { body: STATS };
    await signIn(page);
    await tab(page, 4).tap();
    await page.getByText('Por día').waitFor();
    server.answers['GET /bars/taberna/stats'] = { body: 'day,name,stamps\n' };
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar CSV' }).tap(),
    ]);
    expect(file.suggestedFilename()).toBe('taberna-2026-10-24-2026-11-22.csv');
  });
});

const LONG_BAR = 'Cervecería Restaurante Marisquería Hermanos Etxebarrietagoien';
const MEMBERS = [
  { uid: 'waiter1', name: 'Marta', role: 'owner' as const, since: '2026-03-03T10:00:00.000Z' },
  { uid: 'waiter2', name: 'Luis', role: 'staff' as const, since: '2026-09-03T10:00:00.000Z' },
];
const LINK = `https://cartas.example/cartasqr/staff#invitation=abcdefghijklmnopqrstuvwxyz`;
const INVITATION = { barID: 'taberna', role: 'staff', link: LINK, expires: '2026-11-23T20:04:00.000Z' };
const STATS = {
  barID: 'taberna',
  from: '2026-10-24',
  to: '2026-11-22',
  days: [
    {
      day: '2026-11-22',
      stamps: 41,
      cards: 3,
      rewards: 2,
      byMember: [{ name: 'una.persona.con.nombre.largo@example.com', stamps: 41, rewards: 2 }],
    },
  ],
  total: { stamps: 141, cards: 3, rewards: 2 },
  soldOut: [{ dishID: 'rodaballo', name: 'Rodaballo a la plancha', days: 4 }],
};

/** Goes through all that the page can show to an owner who is signed in, and calls back at each. */
async function everyState({ page, server }: Waiter, look: (state: string) => Promise<void>): Promise<void> {
  await tab(page, 0).tap();
  await page.locator('.staff-camera').waitFor();
  await look('the camera is off');
  const outcomes = [
    ['stamped', { body: STAMPED }],
    ['repeated', { body: { ...STAMPED, outcome: 'repeated', stampedAt: new Date().toISOString() } }],
    ['reward-ready', { body: { outcome: 'reward-ready', card: FULL } }],
    ['filled', { body: { ...STAMPED, card: FULL } }],
    ['not-shown', { body: { outcome: 'refused', reason: 'not-shown' } }],
    ['expired', { body: { outcome: 'refused', reason: 'expired' } }],
    ['no network', 'no network'],
    ['undone', { body: { ...STAMPED, card: CARD } }],
  ] as const;
  for (const [name, answer] of outcomes) {
    server.answers['POST /scan-loyalty-card'] = answer;
    await page.locator('.staff-scan .staff-controls a').tap();
    await page.locator('.staff-typed input').fill('482913');
    if (name === 'stamped') await look('typing');
    await page.keyboard.press('Enter');
    await page.locator('.staff-outcome').waitFor();
    if (name === 'undone') {
      await page.locator('.staff-undo').tap();
      await page.locator('.staff-outcome.said-calm').waitFor();
    }
    await look(name);
    await page.keyboard.press('Escape');
    await page.locator('.staff-outcome').waitFor({ state: 'detached' });
  }
  await tab(page, 1).tap();
  await page.locator('.staff-marked').waitFor();
  await look('tonight');
  await page.getByRole('searchbox').fill('a');
  await look('searching a dish');
  server.answers[`PUT ${TONIGHT}/sold-out/croquetas`] = 'no network';
  await page.locator('.staff-found button').first().tap();
  await page.locator('.staff-unsent').waitFor();
  await look('a change that was not sent');
  await page.locator('.staff-unsent button').last().tap();
  await page.locator('.staff-found a').first().tap();
  await page.locator('input[inputmode=decimal]').waitFor();
  await page.keyboard.press('Enter');
  await look('a price');
  await page.goBack();
  await page.locator('a[href$="/special"]').tap();
  await page.locator('form').waitFor();
  await page.locator('input[type=radio]').first().tap();
  await page.locator('form [type=submit]').tap();
  await page.locator('form [role=alert]').first().waitFor();
  for (const summary of await page.locator('summary').all()) await summary.tap();
  await look('a special');
  await page.goBack();
  await page.locator('a[href$="/notice"]').tap();
  await page.locator('input[type=time]').waitFor();
  await look('the notice');
  await page.goBack();
  await page.locator('a[href$="/history"]').tap();
  await page.locator('.staff-history').waitFor();
  await look('the history');
  await tab(page, 2).tap();
  await look('recent');
  await tab(page, 3).tap();
  await page.locator('.staff-pair button').first().tap();
  await page.locator('.staff-invitation').waitFor();
  await look('staff');
  await page.locator('.staff-list button').nth(1).tap();
  await look('removing');
  await page.keyboard.press('Escape');
  await tab(page, 4).tap();
  await page.locator('.staff-table').first().waitFor();
  await look('figures');
  await tab(page, 5).tap();
  await look('more');
}

/** In short in two languages of long words, of which browsers hyphenate one. */
test('no state of the page has a fault by day or by night, or overflows 320 pixels in any language or in text of twice the size, with targets of 48', async () => {
  const waiter = await openStaff({ viewport: { width: 320, height: 568 } });
  const { page, server } = waiter;
  await page.getByLabel('Contraseña').waitFor();
  expect(await layoutShift(page)).toBe(0);
  expect(await violationsInBothColours(page)).toEqual([]);
  const own = { ...BAR, name: LONG_BAR, role: 'owner' as const, members: MEMBERS };
  server.answers['GET /staff'] = { body: { bars: [own, { ...BAR, barID: 'parrilla' }] } };
  server.answers['POST /invitations'] = { body: INVITATION };
  server.answers['GET /bars/taberna/stats'] = { body: STATS };
  Object.assign(server.answers, EVENING);
  const wideInLargeText = async (): Promise<string[]> => {
    const setText = (size: string) =>
      page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);
    await setText('200%');
    const { wide } = await page.evaluate(misfits);
    await setText('');
    return wide;
  };
  await page.locator('select').selectOption('eu');
  await page.getByText('Jarraitu Googlerekin').waitFor();
  expect(await wideInLargeText()).toEqual([]);
  await page.locator('select').selectOption('es');
  await page.getByLabel('Contraseña').waitFor();
  await signIn(page);
  const choice = page.getByRole('link', { name: LONG_BAR });
  await choice.waitFor();
  expect(await wideInLargeText()).toEqual([]);
  await choice.tap();
  await page.locator('.staff-tabs').waitFor();
  for (const language of LONG ? LANGUAGE_CODES.toSorted() : ['de', 'eu']) {
    await tab(page, 5).tap();
    await page.locator('select').last().selectOption(language);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await everyState(waiter, async (state) => {
      const seen = { state, language };
      expect({ ...seen, ...(await page.evaluate(misfits)) }).toEqual({ ...seen, wide: [], small: [] });
      expect({ ...seen, large: await wideInLargeText() }).toEqual({ ...seen, large: [] });
      if (language !== 'de') return;
      const faults = LONG ? await violationsInBothColours(page) : await violations(page);
      expect({ ...seen, faults }).toEqual({ ...seen, faults: [] });
    });
  }
});

/** Runs in the page: how much of what has the focus lies under what was done last, in pixels; less than none where they are apart. */
function hiddenByLast(): number {
  const bar = document.querySelector('.staff-last')?.getBoundingClientRect();
  return (document.activeElement?.getBoundingClientRect().bottom ?? NaN) - (bar?.top ?? NaN);
}

/** Runs in the page: what is wider than the screen or than its place, and what is too small for a thumb. */
function misfits(): { wide: string[]; small: string[] } {
  const name = (element: Element): string => `${element.className}: ${element.textContent?.slice(0, 40)}`;
  const seen = [...document.querySelectorAll('main *')].filter(
    (element) => element.checkVisibility() && !element.classList.contains('sr-only'),
  );
  /** A box is as large as the words beside it, which may be tapped, too. */
  const placeOf = (element: Element): Element =>
    (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element;
  /** Whether words of a table's title or of a day leave their place, or are broken: then there are more lines than words. */
  const spills = (element: Element): boolean => {
    const text = element.firstChild;
    if (!text || !element.matches('caption, tbody th:has(span)')) return false;
    const words = new Range();
    words.selectNode(text);
    const lines = [...words.getClientRects()];
    const { right } = element.getBoundingClientRect();
    return lines.some((line) => line.right > right + 1) || lines.length > (text.textContent ?? '').split(' ').length;
  };
  const isSmall = (element: Element): boolean => {
    const { width, height } = placeOf(element).getBoundingClientRect();
    return width < 43.5 || height < 47.5;
  };
  const targets = seen.filter((element) => element.matches('button, a, select, input') && !element.closest('.sign-in'));
  return {
    wide: seen
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isCut = element.matches('button, a') && element.scrollWidth > element.clientWidth + 1;
        return left < -1 || right > document.documentElement.clientWidth + 1 || isCut || spills(element);
      })
      .map(name),
    small: targets.filter(isSmall).map(name),
  };
}
