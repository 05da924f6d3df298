import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offers } from '../../generated/offers.ts';
import { rememberLanguage, resetLanguage } from '../../src/i18n/language-choice.ts';
import { languageToOffer, offerLanguage } from '../../src/page/language-offer.ts';
import { showIn } from '../../src/page/show-in.ts';
import type { Language } from '../../src/terms/house.ts';
import { showFixturePage } from '../support/fixture-page.tsx';

beforeEach(() => showFixturePage());

describe('the language that is offered', () => {
  const forbidStoring = () =>
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

  // The page stands in Spanish, and is to be had in English and French.
  test.each<[what: string, phone: string[], expected: Language | undefined, given?: () => void]>([
    ['is the phone’s', ['en-GB', 'es'], 'en'],
    ['is the first of the phone’s that the menu has', ['de-DE', 'fr-FR', 'en'], 'fr'],
    ['is none where the menu stands in it', ['es-MX', 'en'], undefined],
    ['is none where the menu has none of the phone’s', ['de', 'ca'], undefined],
    ['is none after a choice', ['en'], undefined, () => rememberLanguage('es')],
    ['is there after the demo, which has chosen nothing', ['en'], 'en', resetLanguage],
    ['is none once one was offered', ['en'], undefined, () => offerLanguage(document, 'fr', offers.fr.offer)],
    ['is there where nothing may be stored', ['en'], 'en', forbidStoring],
    [
      'is none on a page in one language',
      ['en'],
      undefined,
      () => void delete document.documentElement.dataset['languages'],
    ],
  ])('%s', (_what, phone, expected, given) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(phone);
    given?.();
    expect(languageToOffer(document)).toBe(expected);
  });
});

const line = (): HTMLElement | null => document.querySelector('#root > aside.offer');
const button = (selector: string): HTMLElement => line()?.querySelector(selector) as HTMLElement;

describe('the line that offers it', () => {
  beforeEach(() => offerLanguage(document, 'en', offers.en.offer));

  test('speaks it, is one of the language buttons, and is nobody else’s', () => {
    expect([line()?.lang, line()?.ariaLabel]).toEqual(['en', 'This menu is also in English.']);
    expect(line()?.querySelector('p')?.textContent).toBe('This menu is also in English.');
    expect(button('[data-language=en]').textContent).toBe('Read in English');
    // Its name is the page's.
    expect([button('.close').ariaLabel, button('.close').lang]).toEqual(['Cerrar', 'es']);
    expect(line()?.hasAttribute('data-added')).toBe(true);
  });

  test('goes when it is closed, and leaves the focus beside its place', () => {
    button('.close').click();
    expect(line()).toBeNull();
    expect(document.activeElement?.getAttribute('data-wants')).toBe('search');
  });

  test('goes when any language is shown, and not before', () => {
    button('[data-language=en]').click();
    expect(line()).not.toBeNull();
    showIn(document, document.implementation.createHTMLDocument());
    expect(line()).toBeNull();
  });
});
