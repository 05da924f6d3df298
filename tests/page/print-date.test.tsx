import { beforeEach, expect, test, vi } from 'vitest';
import { datePrints } from '../../src/page/print-date.ts';
import { showFixturePage } from '../support/fixture-page.tsx';

const print = (): void => void window.dispatchEvent(new Event('beforeprint'));
const printed = (): unknown => document.querySelector<HTMLElement>('footer')?.dataset['printed'];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  datePrints(document);
});

test.each([
  ['es', 'Fecha de impresión: 22 de noviembre de 2026'],
  ['en', 'Printed on 22 November 2026'],
  ['fr', 'Date d’impression\u00A0: 22 novembre 2026'],
] as const)('a menu in %s says on paper when it was printed', async (language, words) => {
  await showFixturePage(language);
  expect(printed()).toBeUndefined();
  print();
  expect(printed()).toBe(words);
});

test('the day is that of each print, in Madrid', async () => {
  await showFixturePage();
  for (const [now, day] of [
    ['2026-11-22T22:59:59Z', '22'],
    ['2026-11-22T23:00:00Z', '23'],
  ] as const) {
    vi.setSystemTime(now);
    print();
    expect(printed()).toContain(` ${day} de noviembre`);
  }
});

test('a page that is no menu is printed as it is', () => {
  document.documentElement.lang = 'es';
  document.body.innerHTML = '<main>Página no encontrada</main>';
  print();
  expect(document.body.innerHTML).toBe('<main>Página no encontrada</main>');
});
