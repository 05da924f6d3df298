import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { takeWishes, watchLanguageButtons } from '../../src/i18n/language-wish.ts';

beforeAll(() => watchLanguageButtons(document));

afterEach(() => {
  window.cartaLanguage = undefined;
});

/** The root element of a page says its language, too. */
const PAGE = '<div data-language="es"><button data-language="en">flag</button><p>text</p></div>';

const press = (): HTMLButtonElement => {
  document.body.innerHTML = PAGE;
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  return button;
};

describe('a tap on a flag', () => {
  test('before the app is there is heard at once, and answered when it comes', async () => {
    const button = press();
    expect(button.getAttribute('aria-busy')).toBe('true');
    const answer = vi.fn(async () => {});
    const end = takeWishes(document, answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith('en');
    await vi.waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
    end();
  });

  test('is answered once by the app that is there', async () => {
    const answer = vi.fn(async () => {});
    const end = takeWishes(document, answer);
    const button = press();
    expect(answer).toHaveBeenCalledExactlyOnceWith('en');
    await vi.waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
    end();
  });

  test('beside the flags is no wish', () => {
    document.body.innerHTML = PAGE;
    document.querySelector('p')?.click();
    expect(window.cartaLanguage).toBeUndefined();
  });
});
