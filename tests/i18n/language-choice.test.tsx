import { afterEach, describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage, startLanguage } from '../../src/i18n/language-choice.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('the chosen language', () => {
  test('is remembered for the tab', () => {
    expect(chosenLanguage()).toBeUndefined();
    rememberLanguage('ca');
    expect(chosenLanguage()).toBe('ca');
  });

  test('is none when something else is stored', () => {
    sessionStorage.setItem('carta-language', 'pt');
    expect(chosenLanguage()).toBeUndefined();
  });

  test('is none where the browser forbids storing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(chosenLanguage()).toBeUndefined();
  });
});

describe('startLanguage', () => {
  test('is the chosen one where the venue offers it', () => {
    expect(startLanguage(['es', 'en'], 'en')).toBe('en');
  });

  test('is the first of the venue where it does not, or where none was chosen', () => {
    expect(startLanguage(['ca', 'es'], 'fr')).toBe('ca');
    expect(startLanguage(['ca', 'es'], undefined)).toBe('ca');
  });
});
