import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { LanguageStore, type LaterLoaders, type TextLoaders } from '../../src/i18n/language-store.ts';
import { fixtureLoaders } from '../support/fixture-page.tsx';
import { texts as interfaceEn } from '../../generated/interface/en.ts';
import { texts as interfaceEs } from '../../generated/interface/es.ts';

const inSpanish = (own: Partial<TextLoaders> = {}) =>
  new LanguageStore({ language: 'es', texts: interfaceEs }, { ...fixtureLoaders, ...own });

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
    const store = inSpanish({ loaders: { ...fixtureLoaders.loaders, en: () => Promise.reject(failure) } });
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
    const store = inSpanish({ loaders: { ...fixtureLoaders.loaders, fr: () => slow.promise } });
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

  test('stays in the language of the page where the browser forbids storing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = new LanguageStore({ language: 'en', texts: interfaceEn }, fixtureLoaders);
    await store.enter({ languages: ['es', 'en'] });
    expect(store.getState().language).toBe('en');
  });
});

describe('the texts that most diners never see', () => {
  test('are not there until they are asked for, and then in the shown language', async () => {
    const store = inSpanish();
    await store.enter({ languages: ['es', 'en'] });
    expect(store.getState().later).toBeUndefined();
    await store.wantLater();
    expect(store.getState().later?.demoInformation.title).toBe('Tu carta digital, a tu medida');
  });

  test('change with the language', async () => {
    const store = inSpanish();
    await store.enter({ languages: ['es', 'en'] });
    await store.wantLater();
    await store.choose('en');
    expect(store.getState().later?.demoInformation.title).toBe('Your digital menu, made to measure');
  });

  test('asked for during a switch come in the language that it ends with', async () => {
    const page = Promise.withResolvers<void>();
    const store = inSpanish();
    await store.enter({ languages: ['es', 'en'], load: (language) => (language === 'en' ? page.promise : undefined) });
    const choosing = store.choose('en');
    await Promise.resolve();
    const wanting = store.wantLater();
    page.resolve();
    await Promise.all([choosing, wanting]);
    expect(store.getState().later?.demoInformation.title).toBe('Your digital menu, made to measure');
  });

  test('that cannot be loaded are logged, and asked for again', async () => {
    const failure = new TypeError('Failed to fetch');
    let online = false;
    const es: LaterLoaders['es'] = () => (online ? fixtureLoaders.later.es() : Promise.reject(failure));
    const store = inSpanish({ later: { ...fixtureLoaders.later, es } });
    await store.wantLater();
    expect(console.error).toHaveBeenCalledWith('Error loading the texts of language es:', failure);
    expect(store.getState().later).toBeUndefined();
    online = true;
    await store.wantLater();
    expect(store.getState().later?.demoInformation.title).toBe('Tu carta digital, a tu medida');
  });
});

test('the words that offer a language are in that language', async () => {
  expect(await inSpanish().offerOf('en')).toEqual({
    text: 'This menu is also in English.',
    button: 'Read in English',
  });
});
