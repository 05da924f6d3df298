import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tonightTexts } from '../../generated/tonight.ts';
import type { News } from '../../server/protocol/tonight.ts';
import { showTonight } from '../../src/menu/tonight/show-tonight.ts';
import { layers } from '../../src/page/layers.ts';
import { itemLayer } from '../../src/page/layers-place.ts';
import { NEWS_CHANGED } from '../../src/page/page-events.ts';
import { rowsOf } from '../../src/page/rows.ts';
import { openersOf } from '../../src/page/show-item.ts';
import { getTonight } from '../../src/menu/tonight/shown.ts';
import type { Language } from '../../src/terms/house.ts';
import { fixtureMenu } from '../support/fixture-menu.ts';
import { showFixturePage } from '../support/fixture-page.tsx';
import { lines } from './in-menu.tsx';

/** Ten in the evening in Madrid. */
const NOW = Date.parse('2026-11-21T21:00:00Z');
const ROWS = fixtureMenu.sections.flatMap(({ entries }) => entries.map(({ id }) => id));

const NONE: News = { barID: 'la-prueba', asOf: '2026-11-21T20:00:00Z', soldOut: [], prices: [], specials: [] };

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  sessionStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      return address === '/la-prueba/rows.json' ? Response.json(ROWS) : Response.error();
    }),
  );
  Element.prototype.scrollIntoView = vi.fn();
  await showFixturePage();
});

afterEach(async () => {
  await show(NONE);
});

async function show(news: Partial<News>, { at = NOW, isOld = false, language = 'es' as Language } = {}): Promise<void> {
  document.documentElement.lang = language;
  await showTonight(
    document,
    { news: { ...NONE, ...news }, at, isOld },
    async (of) => (await tonightTexts[of]()).texts,
  );
}

const rowOf = (id: string): HTMLElement => rowsOf(document)[ROWS.indexOf(id)] ?? expect.fail(id);
const pricesOf = (id: string) => rowOf(id).querySelector('.prices');
const hoy = (): HTMLElement | null => document.getElementById('tonight_news');
/** What the quiet line says, once it does. */
const told = async (): Promise<HTMLElement> => {
  await expect.poll(() => document.querySelector('.offer > p')?.textContent).toBeTruthy();
  return document.querySelector<HTMLElement>('.offer > p') ?? expect.fail('no line');
};
/** As a diner does who asks to see it. */
const reveal = (): void => document.querySelector<HTMLElement>('.offer .button')?.click();

const RICE: News['specials'][number] = {
  id: 'a1',
  name: { es: 'Arroz con conejo', en: 'Rice with rabbit' },
  price: 16.5,
  allergens: ['molusco', 'sulfitos'],
  description: { es: 'Para uno' },
  marks: ['casero', 'muy picante'],
};

test('a dish that is sold out stays in its place and says so in the place of its price (T5)', async () => {
  await show({ soldOut: ['pulpo-a-la-gallega', 'croquetas-de-jamon'] });
  for (const id of ['pulpo-a-la-gallega', 'croquetas-de-jamon']) {
    expect(rowOf(id).dataset['soldOut']).toBe('');
    expect(pricesOf(id)?.querySelector(':scope > .tonight')?.textContent).toBe('Agotado');
  }
  expect(document.querySelectorAll('.tonight')).toHaveLength(2);
  await show({ soldOut: ['pulpo-a-la-gallega'] }, { language: 'en' });
  expect(lines('.tonight')).toEqual(['Sold out']);
});

test('an open dish is shown anew where the news are of it, and stays what it is where they are of others', async () => {
  const shownAnew = vi.fn();
  document.addEventListener(NEWS_CHANGED, shownAnew);
  const [opener] = openersOf(document);
  const id = ROWS[rowsOf(document).findIndex((row) => row.contains(opener ?? null))] ?? '';
  layers.open(itemLayer(document, 0));
  onTestFinished(() => layers.close(itemLayer(document, 0)));
  await show({ soldOut: [ROWS.findLast((each) => each !== id) ?? ''] });
  expect(shownAnew).not.toHaveBeenCalled();
  const close = document.querySelector<HTMLElement>('dialog.popup .close');
  close?.closest('dialog')?.setAttribute('open', '');
  onTestFinished(() => close?.closest('dialog')?.removeAttribute('open'));
  await show({ soldOut: [id] });
  expect(shownAnew).toHaveBeenCalledOnce();
  // What had the focus may have been exchanged.
  expect(document.activeElement).toBe(close);
});

test("today's price stands in the place of the menu's, with the word (T2)", async () => {
  await show({ prices: [{ id: 'pulpo-a-la-gallega', amount: 18.4 }] });
  expect(lines('.tonight')).toEqual(['18,40 € hoy']);
  expect(rowOf('pulpo-a-la-gallega').dataset['soldOut']).toBeUndefined();
  expect(getTonight().dishes.get('pulpo-a-la-gallega')).toEqual({ words: '18,40 € hoy', amount: 18.4 });
});

test("today's price is for what the menu's is for, and leaves its label to be read (T2)", async () => {
  await show({ prices: ['alitas-de-pollo', 'menu-1', 'tabla-de-quesos'].map((id) => ({ id, amount: 3 })) });
  expect(lines('.tonight')).toEqual(['3,00 € x UD hoy', '3,00 € hoy', '3,00 € por persona hoy']);
  const [price] = rowOf('tabla-de-quesos').getElementsByClassName('prices') as unknown as [HTMLElement];
  price.innerHTML = '<span><small>Ración </small>14,50 €</span>';
  await show({ prices: [{ id: 'tabla-de-quesos', amount: 12 }] });
  expect(price.querySelector('span > .tonight')?.textContent).toBe('12,00 € hoy');
  await show({ soldOut: ['tabla-de-quesos'] });
  expect(price.textContent).toBe('Ración 14,50 €Agotado');
  await show({});
  expect(price.innerHTML).toBe('<span><small>Ración </small>14,50 €</span>');
});

test('what is taken back leaves nothing behind, and news of dishes that the menu has no more are let be (T6)', async () => {
  const before = document.body.innerHTML;
  await show({ soldOut: ['pulpo-a-la-gallega', 'gone'], prices: [{ id: 'la-clasica', amount: 9 }], specials: [RICE] });
  reveal();
  await show({});
  expect(document.activeElement).toBe(document.querySelector('main'));
  document.querySelector('main')?.blur();
  expect(document.body.innerHTML).toBe(before);
});

test('the dishes of tonight and the notice stand in a section before the first, as text and nothing else (T3, T4, T9)', async () => {
  const notice = { text: { es: 'Cerramos a las <b>11</b>' }, until: '2026-11-21T22:00:00Z' };
  const turbot = { id: 'a2', name: { es: 'Rodaballo <i>' }, price: 24, allergens: 'undeclared' } as const;
  const melon = { id: 'a3', name: { ca: 'Meló' }, price: 4, allergens: 'none' } as const;
  await show({ specials: [RICE, turbot, melon], notice });
  expect(hoy()).toBeNull();
  expect((await told()).textContent).toBe('Cerramos a las <b>11</b>');
  reveal();
  expect(hoy()?.nextElementSibling).toBe(
    document.querySelector('main > :is(.announcements, section:not([data-added]))'),
  );
  expect(hoy()?.querySelectorAll('b, i')).toHaveLength(0);
  expect(lines('#tonight_news > :not(ul), #tonight_news li > :not(.text)')).toEqual([
    'Hoy',
    'Cerramos a las <b>11</b>',
    'Arroz con conejo',
    '16,50 €',
    'Rodaballo <i>',
    '24,00 €',
    'Meló',
    '4,00 €',
  ]);
  expect(lines('#tonight_news .text')).toEqual(['Para uno Muy picante · Casero', '', '']);
  const marks = [...document.querySelectorAll<HTMLElement>('#tonight_news .marks')];
  expect(marks.map(({ dataset, hidden }) => [dataset['signs'], hidden])).toEqual([['uv', true]]);
  expect([...document.querySelectorAll('#tonight_news .signs')].map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Contiene: Moluscos, Sulfitos',
    'Alérgenos no declarados',
    'El establecimiento declara que no contiene ninguno de los 14 alérgenos',
  ]);
  expect([...document.querySelectorAll<HTMLElement>('#tonight_news h3')].map(({ lang }) => lang)).toEqual([
    '',
    '',
    'ca',
  ]);
  expect(rowsOf(document)).toHaveLength(ROWS.length);
});

test('the section of tonight does not part the heading of the announcements from their list (T3)', async () => {
  const announced = '<h2 class="sr-only">Destacados</h2><ul class="announcements"></ul>';
  document.querySelector('main > section')?.insertAdjacentHTML('beforebegin', announced);
  await show({ specials: [RICE] });
  await told();
  reveal();
  expect(hoy()?.nextElementSibling?.textContent).toBe('Destacados');
});

test('a notice without a translation is told as what it is written in (T4)', async () => {
  await show({ notice: { text: { es: 'Cerramos pronto' }, until: '2026-11-21T22:00:00Z' } }, { language: 'en' });
  expect((await told()).outerHTML).toBe('<p role="status" lang="es">Cerramos pronto</p>');
  await show({ notice: { text: { es: 'Cerramos pronto', en: 'We close soon' }, until: '2026-11-21T22:00:00Z' } });
  expect((await told()).outerHTML).toBe('<p role="status">Cerramos pronto</p>');
});

test('who asks to see what there is tonight has the focus on its heading', async () => {
  await show({ specials: [RICE] });
  reveal();
  expect(document.activeElement).toBe(hoy()?.querySelector('h2'));
});

test('what the diner put aside is not told again, something else is', async () => {
  await show({ specials: [RICE] });
  document.querySelector<HTMLElement>('.offer .close')?.click();
  expect(document.querySelector('.offer')).toBeNull();
  await show({ specials: [RICE], soldOut: ['la-clasica'] });
  expect(document.querySelector('.offer')).toBeNull();
  await show({ specials: [RICE, { ...RICE, id: 'a4', name: { es: 'Ostras' } }] });
  expect((await told()).textContent).toBe('Hoy: Arroz con conejo · Ostras');
});

test('the quiet line is announced as it comes, and once, and keeps the focus while it says the same', async () => {
  await show({ specials: [RICE] });
  const region = document.querySelector('.offer > [role=status]');
  // A screen reader announces what comes into a region that it knows.
  expect([region?.textContent, (await told()).textContent]).toEqual(['', 'Hoy: Arroz con conejo']);
  const button = document.querySelector<HTMLElement>('.offer .button');
  button?.focus();
  await show({ specials: [{ ...RICE, price: 15 }], soldOut: ['la-clasica'] });
  expect([document.querySelector('.offer > p'), document.activeElement]).toEqual([region, button]);
  // It leads to what there is by now.
  reveal();
  expect(lines('#tonight_news .prices')).toEqual(['15,00 €']);
});

test('a phone without network says how old its news are, and shows none of before 06:00 (T8)', async () => {
  await show({ specials: [RICE] }, { at: NOW - 5_400_000, isOld: true });
  reveal();
  expect(hoy()?.querySelector('p')?.textContent).toBe('Sin conexión. Lo último que sabemos: 20:30.');
  await show({ specials: [RICE], soldOut: ['la-clasica'] }, { at: Date.parse('2026-11-21T04:59:59Z') });
  expect([hoy(), document.querySelector('.tonight')]).toEqual([null, null]);
});

test('a phone without network says how old its marks are where there is nothing else, and nothing where there are none (T8)', async () => {
  // Its place is above the screen.
  const above = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1, 0, 0));
  onTestFinished(() => above.mockRestore());
  await show({ soldOut: ['la-clasica'] }, { at: NOW - 5_400_000, isOld: true });
  expect(lines('#tonight_news > *')).toEqual(['Hoy', 'Sin conexión. Lo último que sabemos: 20:30.']);
  expect(document.querySelector('.offer')).toBeNull();
  await show({}, { at: NOW - 5_400_000, isOld: true });
  expect(hoy()).toBeNull();
});

test.each([
  ['a phone that wakes', (): unknown => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'a page that comes back',
    (): unknown => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('%s after 06:00 shows none of the night before while it waits for an answer (T8)', async (_, wake) => {
  await show({ soldOut: ['pulpo-a-la-gallega'], specials: [RICE] });
  reveal();
  const changed = new Promise((resolve) =>
    document.addEventListener(NEWS_CHANGED, resolve, { once: true, capture: true }),
  );
  vi.setSystemTime('2026-11-22T04:59:59Z');
  wake();
  expect([hoy(), ...lines('.tonight')]).toEqual([expect.anything(), 'Agotado']);
  vi.setSystemTime('2026-11-22T05:00:00Z');
  wake();
  await changed;
  expect([hoy(), ...lines('.tonight')]).toEqual([null]);
});

test('news that a phone heard before it set its clock back by a day are of no known night (T8)', async () => {
  await show({ soldOut: ['la-clasica'] }, { at: NOW + 86_400_000, isOld: true });
  expect([hoy(), document.querySelector('.tonight')]).toEqual([null, null]);
});

test('06:00 is that of the venue, and so is the hour of old news (T8)', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('data-zone'));
  document.documentElement.dataset['zone'] = 'Atlantic/Canary';
  // Half past five in the Canaries, half past six in Madrid.
  vi.setSystemTime('2026-11-22T05:30:00Z');
  await show({ soldOut: ['la-clasica'] }, { isOld: true });
  reveal();
  expect(lines('.tonight')).toEqual(['Agotado']);
  await show({ soldOut: ['la-clasica'], specials: [RICE] }, { isOld: true });
  reveal();
  expect(hoy()?.querySelector('p')?.textContent).toBe('Sin conexión. Lo último que sabemos: 21:00.');
  vi.setSystemTime('2026-11-22T06:00:00Z');
  await show({ soldOut: ['la-clasica'], specials: [RICE] }, { isOld: true });
  expect([hoy(), document.querySelector('.tonight')]).toEqual([null, null]);
});

test('the section of tonight is read in the language that is chosen while it is on the screen (T3)', async () => {
  await show({ specials: [RICE] });
  reveal();
  await show({ specials: [RICE] }, { language: 'en' });
  expect(lines('#tonight_news h2, #tonight_news h3')).toEqual(['Today', 'Rice with rabbit']);
});

/** Each special takes ten points. */
function layOutSpecials(): void {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.querySelectorAll('[data-special]').length * 10;
  });
  onTestFinished(() => height.mockRestore());
}

test('while it is on the screen it says what is true where nothing moves for it, and waits where something would (T5)', async () => {
  layOutSpecials();
  const oysters = { ...RICE, id: 'a4', name: { es: 'Ostras' } };
  await show({ specials: [RICE, oysters] });
  reveal();
  await show({ specials: [{ ...RICE, allergens: ['gluten'] }, oysters] });
  expect(hoy()?.querySelector('.signs')?.ariaLabel).toBe('Contiene: Gluten');
  await show({ specials: [oysters] });
  expect(lines('#tonight_news h3')).toEqual(['Ostras']);
  expect(hoy()?.style.minHeight).toBe('20px');
  await show({ specials: [RICE, oysters, { ...RICE, id: 'a5', name: { es: 'Gachas' } }] });
  expect(lines('#tonight_news h3')).toEqual(['Ostras']);
  reveal();
  expect(lines('#tonight_news h3')).toEqual(['Arroz con conejo', 'Ostras', 'Gachas']);
});

test('who reads there keeps the focus where news have to wait, and has it on the heading of what takes its place', async () => {
  layOutSpecials();
  await show({ specials: [RICE] });
  reveal();
  const title = () => hoy()?.querySelector('h2');
  const before = title();
  await show({ specials: [RICE, { ...RICE, id: 'a4' }] });
  expect([document.activeElement === before, before === title()]).toEqual([true, true]);
  await show({ specials: [{ ...RICE, price: 18 }] });
  expect([document.activeElement === title(), before === title()]).toEqual([true, false]);
  await show(NONE);
  expect([document.activeElement?.localName, hoy()?.innerHTML]).toEqual(['main', '']);
});

test('a notice ends at its time (T4), which the server knows better than the phone while it answers', async () => {
  const notice = { text: { es: 'Cerramos pronto' }, until: '2026-11-21T21:00:00Z' };
  await show({ notice }, { at: NOW - 70_000 });
  expect([hoy(), document.querySelector('.offer')]).toEqual([null, null]);
  await show({ notice }, { isOld: true });
  expect([hoy(), document.querySelector('.offer')]).toEqual([null, null]);
  await show({ notice });
  expect((await told()).textContent).toContain('Cerramos pronto');
});

test('the same news change nothing', async () => {
  await show({ soldOut: ['la-clasica'], specials: [RICE] });
  const seen = vi.fn();
  const observer = new MutationObserver(seen);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  await show({ soldOut: ['la-clasica'], specials: [RICE] }, { at: NOW + 60_000 });
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
});
