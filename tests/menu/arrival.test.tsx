import { afterEach, describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { arrive, startsAnew } from '../../src/menu/arrival.ts';

describe('startsAnew (specification, point 2)', () => {
  test('coming to the demo', () => {
    expect(startsAnew({ venue: 'index', from: 'ohara', kind: 'load' })).toBe(true);
    expect(startsAnew({ venue: 'index', from: null, kind: 'load' })).toBe(true);
  });

  test('going on from the demo', () => {
    expect(startsAnew({ venue: 'ohara', from: 'index', kind: 'load' })).toBe(true);
  });

  test('not from one venue to another', () => {
    expect(startsAnew({ venue: 'ohara', from: 'masai', kind: 'load' })).toBe(false);
    expect(startsAnew({ venue: 'ohara', from: null, kind: 'load' })).toBe(false);
  });

  test('not by a reload of the demo', () => {
    expect(startsAnew({ venue: 'index', from: 'index', kind: 'restore' })).toBe(false);
  });
});

describe('arrive', () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  const MENU = '<header class="venue-header"></header>';

  /** The document of a page; that of a menu has a header. */
  function come(name: string, { type = 'navigate', body = MENU } = {}): void {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
    document.body.innerHTML = `<div id="root" data-page="/cartasqr/assets/${name}-Ab-_9xYz">${body}</div>`;
    arrive(document);
  }

  test('keeps the language from one venue to the next, and not past the demo', () => {
    come('masai');
    rememberLanguage('fr');
    come('ohara');
    expect(chosenLanguage()).toBe('fr');
    come('index');
    expect(chosenLanguage()).toBe('es');
    rememberLanguage('en');
    come('masai');
    expect(chosenLanguage()).toBe('es');
  });

  test.each(['reload', 'back_forward'])('keeps the language of the demo after a %s', (type) => {
    come('index');
    rememberLanguage('de');
    come('index', { type });
    expect(chosenLanguage()).toBe('de');
  });

  test('a look at the profile is no visit to a venue', () => {
    come('index');
    rememberLanguage('en');
    come('profile', { body: '' });
    expect(chosenLanguage()).toBe('en');
    come('el-moreno');
    expect(chosenLanguage()).toBe('es');
  });

  test('knows the venues of the development server', () => {
    const open = (venue: string): void => {
      document.body.innerHTML = `<div id="root" data-page="/cartasqr/@id/__x00__virtual:page/${venue}/es">${MENU}</div>`;
      arrive(document);
    };
    open('index');
    rememberLanguage('de');
    open('el-moreno');
    expect(chosenLanguage()).toBe('es');
  });
});
