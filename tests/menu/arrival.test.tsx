import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { arrive, startsAnew } from '../../src/menu/arrival.ts';

describe('startsAnew (specification, point 2)', () => {
  test('coming to the demo', () => {
    expect(startsAnew({ venue: 'index', from: 'ohara', kind: 'load' })).toBe(true);
    expect(startsAnew({ venue: 'index', from: null, kind: 'inside' })).toBe(true);
  });

  test('going on from the demo', () => {
    expect(startsAnew({ venue: 'ohara', from: 'index', kind: 'load' })).toBe(true);
    expect(startsAnew({ venue: 'ohara', from: 'index', kind: 'inside' })).toBe(true);
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
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  });

  afterEach(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  test('starts the next venue after the demo in es at its top', () => {
    arrive('masai');
    rememberLanguage('fr');
    arrive('ohara');
    expect(chosenLanguage()).toBe('fr');
    expect(window.scrollTo).not.toHaveBeenCalled();
    arrive('index');
    expect(chosenLanguage()).toBe('es');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    rememberLanguage('en');
    arrive('masai');
    expect(chosenLanguage()).toBe('es');
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });
});
