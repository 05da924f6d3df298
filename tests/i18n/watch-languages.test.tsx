import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { watchLanguages } from '../../src/i18n/watch-languages.ts';
import { APP_WANTED, LANGUAGE_WISH } from '../../src/ui/page-events.ts';
import { claimPage, pageState } from '../../src/ui/page-state.ts';
import { startScript } from '../support/start-script.ts';
import { ADDRESS, flag, heading, inside, openPage, serve } from './language-page.ts';

const wanted = vi.fn();
const wished = vi.fn();
let ends: (() => void)[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.clearAllMocks();
  openPage();
  ends = [
    startScript(() => {
      document.addEventListener(APP_WANTED, wanted);
      document.addEventListener(LANGUAGE_WISH, wished);
    }),
  ];
});

afterEach(() => {
  for (const end of ends) end();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const watch = (): void => {
  ends.push(startScript(() => watchLanguages(document)));
};
const shows = (words: string): Promise<void> => vi.waitFor(() => expect(heading()).toBe(words));
const both = { [ADDRESS.en]: inside('en'), [ADDRESS.fr]: inside('fr') };

describe('a tap on a flag before React', () => {
  test('is heard at once, shows the page in that language and keeps the choice', async () => {
    serve(both);
    watch();
    flag('en').querySelector('span')?.click();
    expect(flag('en').ariaBusy).toBe('true');
    await shows('Salads');
    expect(flag('en').ariaBusy).toBeNull();
    expect(chosenLanguage()).toBe('en');
    expect(wanted).not.toHaveBeenCalled();
  });

  test('is followed by others: the last one is what the page ends with, however slow the first', async () => {
    const slow = Promise.withResolvers<void>();
    serve(both, { [ADDRESS.en]: slow.promise });
    watch();
    flag('en').click();
    flag('fr').click();
    slow.resolve();
    await shows('Salades');
    await vi.waitFor(() => expect(pageState().switching).toBeUndefined());
    expect(heading()).toBe('Salades');
    expect(chosenLanguage()).toBe('fr');
  });

  test('is finished before React takes the page, all of several', async () => {
    const slow = Promise.withResolvers<void>();
    serve(both, { [ADDRESS.fr]: slow.promise });
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

  test('that the server cannot answer is left to the app, which is called for', async () => {
    serve({});
    watch();
    flag('en').click();
    await vi.waitFor(() => expect(wanted).toHaveBeenCalledOnce());
    expect(pageState().language).toBe('en');
    expect(wished).toHaveBeenCalledOnce();
    expect(heading()).toBe('Ensaladas');
    expect(flag('en').ariaBusy).toBe('true');
    expect(chosenLanguage()).toBeUndefined();
  });

  test('that failed is forgotten when a later one is answered', async () => {
    serve(both, { [ADDRESS.fr]: Promise.reject(new TypeError('Failed to fetch')) });
    watch();
    flag('fr').click();
    await vi.waitFor(() => expect(pageState().language).toBe('fr'));
    flag('en').click();
    await shows('Salads');
    expect(pageState().language).toBeUndefined();
  });
});

test('a tap on a flag when React has the page is for the app', async () => {
  const asked = serve(both);
  watch();
  await claimPage();
  flag('en').click();
  expect(flag('en').ariaBusy).toBe('true');
  expect(pageState().language).toBe('en');
  expect(wished).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

test('a tap beside the flags is no wish', () => {
  const asked = serve(both);
  watch();
  document.querySelector('h2')?.click();
  document.getElementById('root')?.click();
  expect(asked).not.toHaveBeenCalled();
  expect(pageState().language).toBeUndefined();
});

describe('a page that is come to', () => {
  test('is shown in the language that was chosen before', async () => {
    rememberLanguage('fr');
    serve(both);
    watch();
    await shows('Salades');
    expect(document.documentElement.lang).toBe('fr');
  });

  test('stays in its own where that is the chosen one', () => {
    rememberLanguage('es');
    const asked = serve(both);
    watch();
    expect(asked).not.toHaveBeenCalled();
  });

  test('stays in its own where it does not have the chosen one', () => {
    rememberLanguage('de');
    const asked = serve(both);
    watch();
    expect(asked).not.toHaveBeenCalled();
  });
});
