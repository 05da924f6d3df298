import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { switchPage } from '../../src/i18n/switch-page.ts';
import { TEXTS_CHANGED } from '../../src/ui/page-events.ts';
import { ADDRESS, flag, heading, inside, openPage, serve } from './language-page.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openPage();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a page that is switched before React', () => {
  test('stands in the other language, and says so', async () => {
    const asked = serve({ [ADDRESS.en]: inside('en') });
    expect(await switchPage(document, 'en')).toBe(true);
    expect(asked).toHaveBeenCalledExactlyOnceWith('/cartasqr/assets/bar-1/en.html');
    expect(heading()).toBe('Salads');
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe('Menu');
    expect(document.getElementById('root')?.dataset['language']).toBe('en');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  test('tells those who show something of it elsewhere', async () => {
    serve({ [ADDRESS.en]: inside('en') });
    const told = vi.fn(heading);
    document.addEventListener(TEXTS_CHANGED, told);
    await switchPage(document, 'en');
    expect(told).toHaveReturnedWith('Salads');
    document.removeEventListener(TEXTS_CHANGED, told);
  });

  test('keeps the focus on the flag', async () => {
    serve({ [ADDRESS.en]: inside('en') });
    flag('en').focus();
    await switchPage(document, 'en');
    expect(document.activeElement).toBe(flag('en'));
  });

  test('keeps the focus on the flag that has taken the place of the tapped one', async () => {
    openPage(['en']);
    serve({ [ADDRESS.en]: inside('en', ['es']) });
    flag('en').focus();
    await switchPage(document, 'en');
    expect(document.activeElement).toBe(flag('es'));
  });

  test('does not take the focus where the reader had it nowhere', async () => {
    serve({ [ADDRESS.en]: inside('en') });
    await switchPage(document, 'en');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a page that cannot be switched', () => {
  const expectOld = (): void => {
    expect(heading()).toBe('Ensaladas');
    expect(document.documentElement.lang).toBe('es');
    expect(document.title).toBe('Carta');
    expect(document.getElementById('root')?.dataset['language']).toBeUndefined();
  };

  test('stays as it is without a network, and the console is told', async () => {
    const failure = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', () => Promise.reject(failure));
    expect(await switchPage(document, 'en')).toBe(false);
    expectOld();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Error loading the page in en:', failure);
  });

  test('does not take a page that says that there is none', async () => {
    serve({});
    expect(await switchPage(document, 'en')).toBe(false);
    expectOld();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Error loading the page in en:', new Error('404 Not Found'));
  });

  test('is one without a root', async () => {
    document.body.innerHTML = '<p>Carta</p>';
    expect(await switchPage(document, 'en')).toBe(false);
  });
});
