import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Card } from '../../server/protocol/card.ts';
import type { ScanAnswer } from '../../server/protocol/scan.ts';
import { type Variant, WITH_LANGUAGES } from '../support/built-site.ts';
import { FULL, STAMPED } from '../support/staff-cards.ts';
import { signIn as signInAsStaff, StaffStandIn } from '../support/staff-stand-in.ts';
import { EVENING } from '../support/tonight-evening.ts';
import { signIn, StampCardStandIn } from '../support/stamp-card-stand-in.ts';
import { until } from '../support/until.ts';

/** One state of a page, to be looked at. */
export type State = {
  /** Of its file. */
  readonly name: string;
  readonly what: string;
  /** How its site differs from that of the tests. */
  readonly site?: Variant;
  /** Below the base path. */
  readonly path: string;
  readonly phone?: BrowserContextOptions;
  /** When, on the clocks of Madrid in winter; a Friday's noon unless given. Several are seen side by side in two rows. */
  readonly times?: readonly string[];
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<unknown>;
  /** How the picture is taken: as it is, or as it is printed. */
  readonly media?: 'print';
};

const dark: BrowserContextOptions = { colorScheme: 'dark' };
const size = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });

const scrollTo =
  (selector: string) =>
  (page: Page): Promise<unknown> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        document.documentElement.dataset['jumped'] = '';
        element.scrollIntoView();
      });

const open =
  (name: string) =>
  (page: Page): Promise<unknown> =>
    page.getByRole('button', { name }).first().click();

const speak =
  (language: string) =>
  async (page: Page): Promise<unknown> => {
    await page.click(`[data-language=${language}]`);
    return page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  };

const search =
  (words: string) =>
  async (page: Page): Promise<unknown> => {
    await page.click('.bar [data-wants=search]');
    return page.getByRole('searchbox').fill(words);
  };

/** Somebody is signed in who has this many of ten stamps. */
const withStamps =
  (nStamps: number) =>
  async (page: Page): Promise<void> => {
    const card: Card = {
      cardID: 'card',
      bar: { ID: 'parrilla' },
      expiration: '2027-05-20T10:00:00.000Z',
      maxStamps: 10,
      nStamps,
      reward: 'Una burger a elegir, con patatas',
      rewards: { es: 'Una burger a elegir, con patatas', en: 'A burger of your choice, with fries' },
      state: nStamps === 10 ? 'full' : 'open',
    };
    await signIn(page);
    await new StampCardStandIn(card, card).serve(page);
  };

async function openCard(page: Page): Promise<unknown> {
  await open('Sellos')(page);
  return page.waitForSelector('.stamp-show');
}

async function showCode(page: Page): Promise<unknown> {
  await openCard(page);
  await page.click('.stamp-show');
  return page.waitForSelector('.code-typed');
}

/** A waiter's phone, at which a scan answers this. */
const withScans =
  (answer: ScanAnswer) =>
  async (page: Page): Promise<void> => {
    const server = new StaffStandIn();
    server.answers['POST /scan-loyalty-card'] = { body: answer };
    await server.attach(page);
  };

/** A waiter's phone on a busy evening. */
async function withEvening(page: Page): Promise<void> {
  const server = new StaffStandIn();
  Object.assign(server.answers, EVENING);
  await server.attach(page);
}

async function openTonight(page: Page): Promise<unknown> {
  await startWork(page);
  await page.locator('.staff-tabs a').nth(1).click();
  return page.waitForSelector('.staff-marked');
}

async function startWork(page: Page): Promise<unknown> {
  await signInAsStaff(page);
  return page.waitForSelector('.staff-tabs');
}

async function typeCode(page: Page): Promise<unknown> {
  await startWork(page);
  await page.getByRole('link', { name: 'Escribir código' }).click();
  await page.getByLabel('Código de 6 cifras').fill('482913');
  await page.keyboard.press('Enter');
  return page.waitForSelector('.staff-outcome');
}

/** Chooses two allergens in the sheet. */
async function choose(page: Page): Promise<unknown> {
  await page.click('.bar [data-wants=allergens]');
  await page.getByRole('checkbox', { name: 'Gluten' }).check();
  return page.getByRole('checkbox', { name: 'Huevos' }).check();
}

/** Chooses what is marked as vegetarian, in the sheet. */
async function chooseMark(page: Page): Promise<unknown> {
  await page.click('.bar [data-wants=allergens]');
  return page.getByRole('checkbox', { name: 'Vegetariano' }).check();
}

async function filterByMark(page: Page): Promise<unknown> {
  await chooseMark(page);
  await page.keyboard.press('Escape');
  return scrollTo('#raciones')(page);
}

async function filter(page: Page): Promise<unknown> {
  await choose(page);
  await page.keyboard.press('Escape');
  return scrollTo('.section')(page);
}

/** Notes three prices, and opens the list. */
async function list(page: Page): Promise<unknown> {
  const prices = page.locator('main [data-wants^="price:"]:visible');
  for (const index of [1, 3, 7]) await prices.nth(index).tap();
  await page.tap('.bar [data-wants=list]');
  return page.waitForSelector('.finder-list[open]');
}

async function slip(page: Page): Promise<unknown> {
  await list(page);
  await page.tap('.finder-list [data-wants=slip]');
  return page.waitForSelector('.finder-slip[open]');
}

async function askStaff(page: Page): Promise<unknown> {
  await filter(page);
  return page.locator('.section [data-wants^="waiter:"]').first().click();
}

/** Waits until the page is kept, and comes again without network. */
async function goOffline(page: Page): Promise<unknown> {
  const isKept = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('carta-records-2')).keys();
      return kept.some(({ url }) => url.endsWith('/kept/parrilla'));
    });
  await until(isKept);
  await page.context().setOffline(true);
  return page.reload();
}

/** Everything that is to be looked at before an issue of the page is closed. */
export const STATES: readonly State[] = [
  { name: 'burger-house', what: 'A burger house, dark by its own choice', path: 'parrilla' },
  { name: 'dish', what: 'A dish', path: 'parrilla', act: open('LA GORDI') },
  { name: 'dish-by-day', what: 'A dish with several prices', path: '', act: open('Croquetas de la abuela') },
  { name: 'dish-video', what: 'A dish with a video', path: '', act: open('Chuleta de la lumbre') },
  {
    name: 'sections',
    what: 'The list of sections',
    path: 'parrilla',
    act: (page) => page.click('.bar [popovertarget=sections]'),
  },
  { name: 'tavern', what: 'A tavern', path: '' },
  { name: 'tavern-dark', what: 'The same on a dark phone', path: '', phone: dark },
  { name: 'tapas', what: 'Tapas: three prices for each dish', path: 'taberna', act: scrollTo('.section') },
  { name: 'tapas-dark', what: 'The same on a dark phone', path: 'taberna', phone: dark, act: scrollTo('.section') },
  {
    name: 'group-menus',
    what: 'Menus for groups and their conditions',
    path: 'caserio',
    act: scrollTo('.section'),
  },
  {
    name: 'german',
    what: 'Long German texts',
    path: '',
    act: async (page) => (await speak('de')(page), scrollTo('.section')(page)),
  },
  {
    name: 'catalan',
    what: 'Catalan',
    path: '',
    act: async (page) => (await speak('ca')(page), scrollTo('.section')(page)),
  },
  {
    name: 'basque',
    what: 'Basque',
    site: WITH_LANGUAGES,
    path: 'pizarra',
    times: ['2026-11-20T14:00'],
    act: async (page) => (await speak('eu')(page), scrollTo('.section')(page)),
  },
  {
    name: 'right-to-left',
    what: 'An invented language from right to left',
    site: WITH_LANGUAGES,
    path: 'espejo',
    act: scrollTo('.section'),
  },
  {
    name: 'lunch',
    what: 'A lunch menu at 12:59, 13:00 and 16:00, on Friday above and on Saturday below',
    site: WITH_LANGUAGES,
    path: 'pizarra',
    phone: size(412, 640),
    times: ['20T12:59', '20T13:00', '20T16:00', '21T12:59', '21T13:00', '21T16:00'].map((time) => `2026-11-${time}`),
  },
  { name: 'wine-list', what: 'The wine list', site: WITH_LANGUAGES, path: 'pizarra', act: scrollTo('#vinos') },
  { name: 'marks', what: 'Choosing a mark', site: WITH_LANGUAGES, path: 'pizarra', act: chooseMark },
  { name: 'marked', what: 'What is shown then', site: WITH_LANGUAGES, path: 'pizarra', act: filterByMark },
  {
    name: 'offer',
    what: "The phone's language is offered, once",
    path: 'parrilla',
    phone: { locale: 'en-GB' },
    act: (page) => page.waitForSelector('.offer'),
  },
  { name: 'search', what: 'A search', path: 'parrilla', act: search('queso') },
  { name: 'allergens', what: 'Choosing allergens', path: 'parrilla', act: choose },
  { name: 'filtered', what: 'What the dishes say then', path: 'parrilla', act: filter },
  { name: 'waiter', what: 'The card for the staff', path: 'parrilla', act: askStaff },
  { name: 'list', what: 'The list of a diner', path: 'taberna', act: list },
  { name: 'slip', what: 'The same for the waiter', path: 'taberna', act: slip },
  {
    name: 'offline',
    what: 'A copy, without network',
    path: 'parrilla',
    phone: { serviceWorkers: 'allow' },
    act: goOffline,
  },
  {
    name: 'night',
    what: 'Evening: what is only had then is there',
    path: '',
    times: ['2026-11-20T21:00'],
    act: scrollTo('#la-noche'),
  },
  {
    name: 'large-text',
    what: 'Text of twice the size at 360 pixels',
    path: 'parrilla',
    phone: size(360, 800),
    act: (page) =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '34px';
      }),
  },
  { name: 'narrow', what: '320 pixels, as a screen of 1280 at 400 %', path: 'parrilla', phone: size(320, 640) },
  {
    name: 'landscape',
    what: 'A phone on its side',
    path: 'parrilla',
    phone: size(915, 412),
    act: open('LA GORDI'),
  },
  { name: 'tablet', what: 'A tablet', path: '', phone: size(768, 1024) },
  { name: 'desktop', what: 'A desktop', path: 'parrilla', phone: { ...size(1280, 800), isMobile: false } },
  {
    name: 'no-pictures',
    what: 'Pictures that do not load',
    path: '',
    before: (page) => page.route('**/img/**', (route) => route.abort()),
    act: open('Croquetas de la abuela'),
  },
  { name: 'no-script', what: 'Without JavaScript', path: 'parrilla', phone: { javaScriptEnabled: false } },
  { name: 'claim', what: 'The stamp card, signed out', path: 'parrilla', act: open('Sellos') },
  {
    name: 'stamp-card',
    what: 'The stamp card, signed in',
    path: 'parrilla',
    before: withStamps(4),
    act: openCard,
  },
  { name: 'stamp-card-full', what: 'A full card', path: 'parrilla', before: withStamps(10), act: openCard },
  { name: 'stamp-code', what: 'The code for the waiter', path: 'parrilla', before: withStamps(4), act: showCode },
  { name: 'unavailable', what: 'A menu that is not to be had', path: 'cerrado' },
  { name: 'not-found', what: 'No such page', path: 'nowhere' },
  {
    name: 'profile',
    what: 'The profile, signed out',
    path: 'profile',
    before: (page) => new StaffStandIn().attach(page),
  },
  {
    name: 'profile-cards',
    what: 'The profile, signed in',
    path: 'profile',
    before: withStamps(4),
    act: (page) => page.waitForSelector('.profile-card'),
  },
  {
    name: 'profile-account',
    what: 'Their account',
    path: 'profile/account',
    before: withStamps(4),
    act: (page) => page.waitForSelector('.profile-account'),
  },
  { name: 'staff-sign-in', what: "The staff's page, signed out", path: 'staff', before: withScans(STAMPED) },
  {
    name: 'staff-scanner',
    what: 'The scanner, before the camera is on',
    path: 'staff',
    before: withScans(STAMPED),
    act: startWork,
  },
  {
    name: 'staff-stamped',
    what: 'Stamped, with the way back',
    path: 'staff',
    before: withScans(STAMPED),
    act: typeCode,
  },
  {
    name: 'staff-reward',
    what: 'A full card: hand over the reward',
    path: 'staff',
    before: withScans({ outcome: 'reward-ready', card: FULL }),
    act: typeCode,
  },
  {
    name: 'staff-tonight',
    what: 'Tonight: what is sold out, and the search',
    path: 'staff',
    before: withEvening,
    act: openTonight,
  },
  {
    name: 'paper',
    what: 'On paper',
    path: 'parrilla',
    phone: { ...size(794, 1123), isMobile: false },
    media: 'print',
  },
];
