import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rememberLanguage } from '../../src/i18n/language-choice.ts';
import type { Language } from '../../src/i18n/language.ts';
import { switchPage } from '../../src/i18n/switch-page.ts';
import { takeWishes } from '../../src/i18n/take-wishes.ts';
import { watchLanguages } from '../../src/i18n/watch-languages.ts';
import { APP_WANTED, LANGUAGE_WISH, TEXTS_CHANGED } from '../../src/ui/page-events.ts';
import { claimPage, pageState } from '../../src/ui/page-state.ts';
import { startScript } from '../support/start-script.ts';

/** Title and heading of the page in each of its languages. */
const WORDS = { es: ['Carta', 'Ensaladas'], en: ['Menu', 'Salads'], fr: ['La carte', 'Salades'] } as const;
type Code = keyof typeof WORDS;

/** The inside of the page in a language, as the build writes it. */
function inside(language: Code): string {
  const [title, heading] = WORDS[language];
  const buttons = ['es', 'en', 'fr'].map((flag) => `<button data-language="${flag}"><span>${flag}</span></button>`);
  return `<title>${title}</title><header>${buttons.join('')}</header><main><h2>${heading}</h2></main>`;
}

/** The page in Spanish, as it comes from the server. */
function openPage(): void {
  document.documentElement.lang = 'es';
  document.body.innerHTML = `<div id="root" data-page="/cartasqr/assets/bar-1">${inside('es')}</div>`;
  document.querySelector('title')?.remove();
  document.title = 'Carta';
}

const addressOf = (language: Code): string => `/cartasqr/assets/bar-1/${language}.html`;
const EVERY = { [addressOf('en')]: inside('en'), [addressOf('fr')]: inside('fr') };
const FAILURE = new TypeError('Failed to fetch');

/** Lets the server have these pages; `gates` hold an answer back. The result says what was asked for. */
function serve(pages: Readonly<Record<string, string>>, gates: Partial<Record<Code, Promise<unknown>>> = {}) {
  const fetched = vi.fn(async (address: string) => {
    await gates[address.slice(-7, -5) as Code];
    const text = pages[address];
    return new Response(text, text === undefined ? { status: 404, statusText: 'Not Found' } : { status: 200 });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const flag = (language: string): HTMLElement =>
  document.querySelector(`button[data-language=${language}]`) as HTMLElement;
const heading = (): string | null | undefined => document.querySelector('h2')?.textContent;
async function shows(words: string): Promise<void> {
  await expect.poll(heading).toBe(words);
}

const wanted = vi.fn();
const wished = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  wanted.mockClear();
  wished.mockClear();
  openPage();
  return startScript(() => {
    document.addEventListener(APP_WANTED, wanted);
    document.addEventListener(LANGUAGE_WISH, wished);
  });
});

describe('a page that is switched before React', () => {
  test('stands in the other language, says so, and tells those who show something of it elsewhere', async () => {
    const asked = serve(EVERY);
    const told = vi.fn(heading);
    onTestFinished(startScript(() => document.addEventListener(TEXTS_CHANGED, told)));
    expect(await switchPage(document, 'en')).toBe(true);
    expect(asked).toHaveBeenCalledExactlyOnceWith('/cartasqr/assets/bar-1/en.html');
    expect([heading(), document.title, document.documentElement.lang]).toEqual(['Salads', 'Menu', 'en']);
    expect(document.getElementById('root')?.dataset['language']).toBe('en');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(told).toHaveReturnedWith('Salads');
  });

  test('keeps the focus on the flag', async () => {
    serve(EVERY);
    flag('en').focus();
    await switchPage(document, 'en');
    expect(document.activeElement).toBe(flag('en'));
  });

  test('does not take the focus where the reader had it nowhere', async () => {
    serve(EVERY);
    await switchPage(document, 'en');
    expect(document.activeElement).toBe(document.body);
  });

  test.each([
    ['there is no network', () => vi.stubGlobal('fetch', () => Promise.reject(FAILURE)), FAILURE],
    ['the answer says that there is none', () => serve({}), new Error('404 Not Found')],
  ])('stays as it is where %s, and the console is told', async (_, spoil, failure) => {
    spoil();
    expect(await switchPage(document, 'en')).toBe(false);
    expect([heading(), document.title, document.documentElement.lang]).toEqual(['Ensaladas', 'Carta', 'es']);
    expect(document.getElementById('root')?.dataset['language']).toBeUndefined();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Error loading the page in en:', failure);
  });

  test('is one with a root', async () => {
    document.body.innerHTML = '<p>Carta</p>';
    expect(await switchPage(document, 'en')).toBe(false);
  });
});

const watch = (): void => onTestFinished(startScript(() => watchLanguages(document)));

// One that is answered, several, and one that the server cannot answer are made in tests/e2e/before-react.test.ts.
describe('a tap on a flag before React', () => {
  test('is finished before React takes the page, all of several', async () => {
    const slow = Promise.withResolvers<void>();
    serve(EVERY, { fr: slow.promise });
    watch();
    flag('en').click();
    flag('fr').click();
    const claim = claimPage();
    await shows('Salads');
    expect(pageState().claimed).toBeUndefined();
    slow.resolve();
    await claim;
    expect(heading()).toBe('Salades');
  });

  test('that failed is forgotten when a later one is answered', async () => {
    serve(EVERY, { fr: Promise.reject(FAILURE) });
    watch();
    flag('fr').click();
    await expect.poll(() => pageState().language).toBe('fr');
    flag('en').click();
    await shows('Salads');
    expect(pageState().language).toBeUndefined();
  });
});

test('a tap on a flag when React has the page is for the app', async () => {
  const asked = serve(EVERY);
  watch();
  await claimPage();
  flag('en').click();
  expect([flag('en').ariaBusy, pageState().language]).toEqual(['true', 'en']);
  expect(wished).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

test('a tap beside the flags is no wish', () => {
  const asked = serve(EVERY);
  watch();
  document.querySelector('h2')?.click();
  document.getElementById('root')?.click();
  expect(asked).not.toHaveBeenCalled();
  expect(pageState().language).toBeUndefined();
});

test.each([
  ['that is the chosen one', 'es'],
  ['it does not have the chosen one', 'de'],
] as const)('a page that is come to stays in its own language where %s', (_, chosen) => {
  rememberLanguage(chosen);
  const asked = serve(EVERY);
  watch();
  expect(asked).not.toHaveBeenCalled();
});

describe('the app', () => {
  const answer = vi.fn(async (_language: Language) => {});
  let end = (): void => {};

  beforeEach(() => {
    answer.mockClear();
    return () => end();
  });

  /** As `watchLanguages` tells it. */
  function wish(language: Language): void {
    flag(language).ariaBusy = 'true';
    pageState().language = language;
    document.dispatchEvent(new Event(LANGUAGE_WISH));
  }

  const take = (): void => {
    end = takeWishes(document, answer);
  };
  async function idle(): Promise<void> {
    await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull();
  }

  test('answers the wish that waited for it', async () => {
    wish('en');
    take();
    expect(answer).toHaveBeenCalledExactlyOnceWith('en');
    await idle();
  });

  test('answers each that comes, once', async () => {
    take();
    expect(answer).not.toHaveBeenCalled();
    wish('en');
    await idle();
    wish('fr');
    await idle();
    expect(answer.mock.calls).toEqual([['en'], ['fr']]);
    expect(pageState().language).toBeUndefined();
  });

  test('shows until it has answered that the tap was heard', async () => {
    const slow = Promise.withResolvers<void>();
    answer.mockReturnValueOnce(slow.promise);
    take();
    wish('en');
    await Promise.resolve();
    expect(flag('en').ariaBusy).toBe('true');
    slow.resolve();
    await idle();
  });

  test('that is taken down answers no more', () => {
    take();
    end();
    wish('en');
    expect(answer).not.toHaveBeenCalled();
  });
});
