import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { LanguageStore, type LaterLoaders, type TextLoaders } from '../../src/i18n/language-store.ts';
import { fixtureLoaders } from '../support/fixture-page.tsx';
import { texts as interfaceEn } from '../../generated/interface/en.ts';
import { texts as interfaceEs } from '../../generated/interface/es.ts';

const FAILURE = new TypeError('Failed to fetch');
const fails = () => Promise.reject(FAILURE);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const forbidStoring = () =>
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

describe('the chosen language', () => {
  test('is remembered for the tab', () => {
    expect(chosenLanguage()).toBeUndefined();
    rememberLanguage('ca');
    expect(chosenLanguage()).toBe('ca');
  });

  test('is none when something else is stored, or nothing may be', () => {
    sessionStorage.setItem('carta-language', 'pt');
    expect(chosenLanguage()).toBeUndefined();
    forbidStoring();
    expect(chosenLanguage()).toBeUndefined();
  });
});

const inSpanish = (own: Partial<TextLoaders> = {}) =>
  new LanguageStore({ language: 'es', texts: interfaceEs }, { ...fixtureLoaders, ...own });

/** Has entered a page in Spanish, English and French. */
async function entered(own?: Partial<TextLoaders>, load?: () => Promise<void>): Promise<LanguageStore> {
  const store = inSpanish(own);
  const loadOthers = load && { load: (language: string) => (language === 'es' ? undefined : load()) };
  await store.enter({ languages: ['es', 'en', 'fr'], ...loadOthers });
  return store;
}

describe('the language of a page', () => {
  test('is that of the document at first, without telling anybody', async () => {
    const store = inSpanish();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.enter({ languages: ['es', 'en'] });
    expect(store.getState()).toEqual({ language: 'es', texts: interfaceEs });
    expect(listener).not.toHaveBeenCalled();
  });

  test('changes when the texts of the interface and those of the page are there, both at once', async () => {
    const page = Promise.withResolvers<void>();
    const store = await entered({}, () => page.promise);
    const choosing = store.choose('en');
    await Promise.resolve();
    expect(store.getState().language).toBe('es');
    page.resolve();
    await choosing;
    expect(store.getState()).toEqual({ language: 'en', texts: interfaceEn });
  });

  test('is kept for the next venue, and shown only where that offers it', async () => {
    const store = await entered();
    await store.choose('en');
    expect(chosenLanguage()).toBe('en');
    await store.enter({ languages: ['es', 'ca'] });
    expect(store.getState().language).toBe('es');
    await store.enter({ languages: ['es', 'en'] });
    expect(store.getState().language).toBe('en');
  });

  test('is the one that was chosen before', async () => {
    rememberLanguage('en');
    expect((await entered()).getState().texts).toBe(interfaceEn);
  });

  test('is none that the page does not offer', async () => {
    const store = await entered();
    await store.choose('ca');
    expect(store.getState().language).toBe('es');
    expect(chosenLanguage()).toBeUndefined();
  });

  test('stays when another cannot be loaded; that is said, and logged', async () => {
    const store = await entered({ loaders: { ...fixtureLoaders.loaders, en: fails } });
    await store.choose('en');
    expect(store.getState()).toEqual({ language: 'es', texts: interfaceEs, failed: 'en' });
    expect(console.error).toHaveBeenCalledWith('Error loading the texts of language en:', FAILURE);
    expect(chosenLanguage()).toBeUndefined();
    await store.choose('es');
    expect(store.getState().failed).toBeUndefined();
  });

  test('is the last choice in the end, however slow an earlier one is', async () => {
    const slow = Promise.withResolvers<{ texts: typeof interfaceEn }>();
    const store = await entered({ loaders: { ...fixtureLoaders.loaders, fr: () => slow.promise } });
    const first = store.choose('fr');
    await store.choose('en');
    slow.resolve({ texts: interfaceEn });
    await first;
    expect([store.getState().language, chosenLanguage()]).toEqual(['en', 'en']);
  });

  test('is told again when the texts of a page come in the one that is shown', async () => {
    const store = inSpanish();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.enter({ languages: ['es'], load: async () => {} });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('stays that of the document where the browser forbids storing', async () => {
    forbidStoring();
    const store = new LanguageStore({ language: 'en', texts: interfaceEn }, fixtureLoaders);
    await store.enter({ languages: ['es', 'en'] });
    expect(store.getState().language).toBe('en');
  });
});

describe('the texts that most diners never see', () => {
  const SPANISH = 'Tu carta digital, a tu medida';
  const ENGLISH = 'Your digital menu, made to measure';
  const title = (store: LanguageStore) => store.getState().later?.demoInformation.title;

  test('are not there until they are asked for, come in the shown language, and change with it', async () => {
    const store = await entered();
    expect(title(store)).toBeUndefined();
    await store.wantLater();
    expect(title(store)).toBe(SPANISH);
    await store.choose('en');
    expect(title(store)).toBe(ENGLISH);
  });

  test('asked for during a switch come in the language that it ends with', async () => {
    const page = Promise.withResolvers<void>();
    const store = await entered({}, () => page.promise);
    const choosing = store.choose('en');
    await Promise.resolve();
    const wanting = store.wantLater();
    page.resolve();
    await Promise.all([choosing, wanting]);
    expect(title(store)).toBe(ENGLISH);
  });

  test('that cannot be loaded are logged, and asked for again', async () => {
    let online = false;
    const es: LaterLoaders['es'] = () => (online ? fixtureLoaders.later.es() : fails());
    const store = inSpanish({ later: { ...fixtureLoaders.later, es } });
    await store.wantLater();
    expect(console.error).toHaveBeenCalledWith('Error loading the texts of language es:', FAILURE);
    expect(title(store)).toBeUndefined();
    online = true;
    await store.wantLater();
    expect(title(store)).toBe(SPANISH);
  });
});

test('the words that offer a language are in that language', async () => {
  expect(await inSpanish().offerOf('en')).toEqual({
    text: 'This menu is also in English.',
    button: 'Read in English',
  });
});
