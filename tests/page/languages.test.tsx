import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { watchLanguages } from '../../src/page/languages.ts';
import { TEXTS_CHANGED } from '../../src/page/page-events.ts';

/** Title, description and heading of the page in each of its languages. */
const WORDS = {
  es: ['Carta', 'La carta del bar', 'Ensaladas'],
  en: ['Menu', 'The menu of the bar', 'Salads'],
  fr: ['La carte', 'La carte du bar', 'Salades'],
} as const;
type Code = keyof typeof WORDS;

/** What the buttons are called. */
const NAMES: Readonly<Record<Code, string>> = { es: 'Español', en: 'English', fr: 'Français' };

const says = (language: Code): string =>
  `<output id="failure" data-island="" data-says="{name}: ${WORDS[language][0]} ?"></output>`;

/** The inside of the page in a language. */
function inside(language: Code): string {
  const flags = Object.entries(NAMES).map(
    ([flag, name]) => `<button data-language="${flag}" aria-label="${name}"><span>${flag}</span></button>`,
  );
  return `<header class="languages">${flags.join('')}</header><main><h2>${WORDS[language][2]}</h2></main>${says(language)}`;
}

/** The page in a language, as the build writes it. */
function written(language: Code): string {
  const [title, description] = WORDS[language];
  return `<html lang="${language}"><title>${title}</title><meta name="description" content="${description}"><body>${inside(language)}`;
}

const addressOf = (language: Code): string => `/cartasqr/assets/bar-Ab-_9xYz/${language}.html`;
const EVERY = Object.fromEntries(
  (Object.keys(WORDS) as Code[]).map((language) => [addressOf(language), written(language)]),
);
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

const flag = (language: Code): HTMLElement =>
  document.querySelector(`button[data-language=${language}]`) as HTMLElement;
const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');
const heading = () => document.querySelector('h2')?.textContent;
const said = () => document.getElementById('failure')?.textContent;
const tap = (language: Code): void => flag(language).querySelector('span')?.click();
async function idle(): Promise<void> {
  await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull();
}
const expectPage = (language: Code): void =>
  expect([document.documentElement.lang, document.title, description(), heading()]).toEqual([
    language,
    ...WORDS[language],
  ]);

const watch = (): void => watchLanguages(document);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // The page in Spanish, as it comes from the server.
  document.documentElement.lang = 'es';
  document.documentElement.dataset['languages'] = 'es en fr';
  document.title = 'Carta';
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="La carta del bar">');
  document.body.innerHTML = `<div id="root" data-page="/cartasqr/assets/bar-Ab-_9xYz">${inside('es')}</div>`;
});

describe('a tap on a flag', () => {
  test('shows that it was heard, then the page in that language, and tells those who show something of it elsewhere', async () => {
    const slow = Promise.withResolvers<void>();
    const asked = serve(EVERY, { en: slow.promise });
    watch();
    const told = vi.fn(heading);
    document.addEventListener(TEXTS_CHANGED, told);
    tap('en');
    expect(flag('en').ariaBusy).toBe('true');
    expectPage('es');
    slow.resolve();
    await idle();
    expectPage('en');
    expect(asked.mock.calls).toEqual([[addressOf('en')]]);
    expect(told.mock.results.map(({ value }) => value)).toEqual(['Salads']);
    expect(chosenLanguage()).toBe('en');
  });

  test('leads back and forth, and asks for each page once', async () => {
    const asked = serve(EVERY);
    watch();
    for (const language of ['en', 'es', 'en'] as const) {
      tap(language);
      await idle();
      expectPage(language);
    }
    expect(asked).toHaveBeenCalledTimes(2);
    expect(chosenLanguage()).toBe('en');
  });

  test('is answered where the browser forbids storing, too', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    serve(EVERY);
    watch();
    tap('en');
    await idle();
    expectPage('en');
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each([
    ['keeps the focus there', () => flag('en').focus(), () => flag('en')],
    ['does not take the focus where the reader had it nowhere', () => {}, () => document.body],
  ])('%s', async (_, focus, focused) => {
    serve(EVERY);
    watch();
    focus();
    tap('en');
    await idle();
    expect(heading()).toBe('Salads');
    expect(document.activeElement).toBe(focused());
  });

  test.each([
    ['there is no network', () => vi.stubGlobal('fetch', () => Promise.reject(FAILURE)), FAILURE],
    ['the answer says that there is none', () => serve({}), new Error('404 Not Found')],
    [
      'a hotel’s network answers with its own page',
      () => serve({ [addressOf('en')]: '<html lang="en"><title>WiFi</title><body><h1>Sign in</h1>' }),
      new Error('Not a page of the menu: WiFi'),
    ],
  ])('leaves the page as it is where %s, says so, and can be made again', async (_, spoil, failure) => {
    spoil();
    watch();
    tap('en');
    await idle();
    expectPage('es');
    expect(said()).toBe('English: Carta ?');
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Error loading the page in en:', failure);
    expect(chosenLanguage()).toBeUndefined();
    serve(EVERY);
    tap('en');
    await idle();
    expectPage('en');
    expect(said()).toBe('');
  });

  test.each([
    ['a slower one', { '/slow': '' }],
    ['a slower one that fails in the end', undefined],
  ])('is the last wish: %s before it does not count', async (_, pages) => {
    const slow = Promise.withResolvers<void>();
    serve(pages ? EVERY : { [addressOf('en')]: written('en') }, { fr: slow.promise });
    watch();
    tap('fr');
    tap('en');
    await expect.poll(heading).toBe('Salads');
    slow.resolve();
    await idle();
    expectPage('en');
    expect(said()).toBe('');
    expect(chosenLanguage()).toBe('en');
  });
});

describe('a finger or a mouse on a flag', () => {
  // The first event of a touch, too.
  const touch = (language: Code): boolean => flag(language).dispatchEvent(new Event('pointerover', { bubbles: true }));

  test('has its page fetched before it is wanted, and shows nothing yet', async () => {
    const asked = serve(EVERY);
    watch();
    touch('en');
    await Promise.all(asked.mock.results.map(({ value }) => value as Promise<Response>));
    expect(asked).toHaveBeenCalledOnce();
    expectPage('es');
    tap('en');
    await idle();
    expectPage('en');
    expect(asked).toHaveBeenCalledOnce();
  });

  test('says nothing where that fails, and the tap asks again', async () => {
    const asked = serve({});
    watch();
    touch('en');
    await asked.mock.results[0]?.value;
    await new Promise((resolve) => setTimeout(resolve));
    expect(said()).toBe('');
    expect(console.error).not.toHaveBeenCalled();
    serve(EVERY);
    tap('en');
    await idle();
    expectPage('en');
  });
});

test('what happens beside the flags is no wish', () => {
  const asked = serve(EVERY);
  watch();
  for (const element of document.querySelectorAll<HTMLElement>('#root, header, h2')) {
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    element.click();
  }
  expect(asked).not.toHaveBeenCalled();
});

describe('a page that is come to', () => {
  test('is shown in the language that was chosen before', async () => {
    rememberLanguage('fr');
    serve(EVERY);
    watch();
    await expect.poll(heading).toBe('Salades');
    expectPage('fr');
  });

  test('and come back to in the browser’s memory, in the one that was chosen since', async () => {
    serve(EVERY);
    watch();
    rememberLanguage('fr');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(heading).toBe('Salades');
    expectPage('fr');
  });

  test('says so where that cannot be had, and stays as it is; the next page is tried again', async () => {
    rememberLanguage('fr');
    serve({});
    watch();
    await expect.poll(said).toBe('Français: Carta ?');
    expectPage('es');
    expect(chosenLanguage()).toBe('fr');
  });

  test.each([
    ['that is the chosen one', 'es'],
    ['it does not have the chosen one', 'de'],
    ['none was chosen', undefined],
  ] as const)('stays in its own language where %s', (_, chosen) => {
    if (chosen) rememberLanguage(chosen);
    const asked = serve(EVERY);
    watch();
    expect(asked).not.toHaveBeenCalled();
  });
});
