import { describe, expect, test, vi } from 'vitest';
import { chosenLanguage, hasChosen, rememberLanguage, resetLanguage } from '../../src/i18n/language-choice.ts';

describe('the chosen language', () => {
  test.each([
    ['is none on a first visit', () => {}, undefined, false],
    ['is remembered for the tab', () => rememberLanguage('ca'), 'ca', true],
    ['is es, which nobody chose, once it was reset', () => resetLanguage(), 'es', false],
    [
      'is none when something else is stored',
      () => sessionStorage.setItem('carta-language', 'pt-BR'),
      undefined,
      false,
    ],
  ])('%s', (_what, choose, language, isChosen) => {
    choose();
    expect([chosenLanguage(), hasChosen()]).toEqual([language, isChosen]);
  });

  test('is none where nothing may be stored', () => {
    rememberLanguage('ca');
    for (const way of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, way).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    rememberLanguage('en');
    expect([chosenLanguage(), hasChosen()]).toEqual([undefined, false]);
  });
});
