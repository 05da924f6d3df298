import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { type InterfaceLoaders, LanguageStore } from '../../src/i18n/language-store.ts';
import { fixtureInterface } from '../support/fixture-page.tsx';
import { texts as interfaceEn } from '../../generated/interface/en.ts';
import { texts as interfaceEs } from '../../generated/interface/es.ts';

const inSpanish = (loaders: InterfaceLoaders = fixtureInterface) =>
  new LanguageStore({ language: 'es', texts: interfaceEs }, loaders);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('LanguageStore', () => {
  test('starts with the language of the page, without telling anybody', async () => {
    const store = inSpanish();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.enter({ languages: ['es', 'en'] });
    expect(store.getState()).toEqual({ language: 'es', texts: interfaceEs });
    expect(listener).not.toHaveBeenCalled();
  });

  test('shows a language when its texts and those of the page are there, both at once', async () => {
    const store = inSpanish();
    const page = Promise.withResolvers<void>();
    await store.enter({ languages: ['es', 'en'], load: (language) => (language === 'en' ? page.promise : undefined) });
    const choosing = store.choose('en');
    await Promise.resolve();
    expect(store.getState().language).toBe('es');
    page.resolve();
    await choosing;
    expect(store.getState()).toEqual({ language: 'en', texts: interfaceEn });
  });

  test('keeps the choice for the next venue, and only where that offers it', async () => {
    const store = inSpanish();
    await store.enter({ languages: ['es', 'en'] });
    await store.choose('en');
    expect(chosenLanguage()).toBe('en');
    await store.enter({ languages: ['es', 'ca'] });
    expect(store.getState().language).toBe('es');
    await store.enter({ languages: ['es', 'en'] });
    expect(store.getState().language).toBe('en');
  });

  test('starts in the language that was chosen before', async () => {
    rememberLanguage('en');
    const store = inSpanish();
    await store.enter({ languages: ['es', 'en'] });
    expect(store.getState().texts).toBe(interfaceEn);
  });

  test('takes no language that the page does not offer', async () => {
    const store = inSpanish();
    await store.enter({ languages: ['es', 'en'] });
    await store.choose('de');
    expect(store.getState().language).toBe('es');
    expect(chosenLanguage()).toBeUndefined();
  });

  test('keeps the old language when the new one cannot be loaded, says so, and logs it', async () => {
    const failure = new TypeError('Failed to fetch');
    const store = inSpanish({ ...fixtureInterface, en: () => Promise.reject(failure) });
    await store.enter({ languages: ['es', 'en'] });
    await store.choose('en');
    expect(store.getState()).toEqual({ language: 'es', texts: interfaceEs, failed: 'en' });
    expect(console.error).toHaveBeenCalledWith('Error loading the texts of language en:', failure);
    expect(chosenLanguage()).toBeUndefined();
    await store.choose('es');
    expect(store.getState().failed).toBeUndefined();
  });

  test('ends with the last choice, however slow an earlier one is', async () => {
    const slow = Promise.withResolvers<{ texts: typeof interfaceEn }>();
    const store = inSpanish({ ...fixtureInterface, fr: () => slow.promise });
    await store.enter({ languages: ['es', 'en', 'fr'] });
    const first = store.choose('fr');
    await store.choose('en');
    slow.resolve({ texts: interfaceEn });
    await first;
    expect(store.getState().language).toBe('en');
    expect(chosenLanguage()).toBe('en');
  });

  test('tells again when the texts of a page come in the language that is shown', async () => {
    const store = inSpanish();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.enter({ languages: ['es'], load: async () => {} });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
