import { describe, expect, test } from 'vitest';
import { languageButtons } from '../../src/menu/language-buttons.ts';

describe('the flags of the language selector (specification, point 2)', () => {
  test('es and en: one flag, of the other language', () => {
    expect(languageButtons(['es', 'en'], 'es')).toEqual(['en']);
    expect(languageButtons(['es', 'en'], 'en')).toEqual(['es']);
    expect(languageButtons(['en', 'es'], 'en')).toEqual(['es']);
  });

  test('es and ca: one flag, of the other language', () => {
    expect(languageButtons(['es', 'ca'], 'es')).toEqual(['ca']);
    expect(languageButtons(['es', 'ca'], 'ca')).toEqual(['es']);
  });

  test('more languages, or another pair: every flag', () => {
    expect(languageButtons(['es', 'en', 'fr', 'ca'], 'fr')).toEqual(['es', 'en', 'fr', 'ca']);
    expect(languageButtons(['es', 'de'], 'es')).toEqual(['es', 'de']);
  });

  test('one language: no flag', () => {
    expect(languageButtons(['es'], 'es')).toEqual([]);
  });
});
