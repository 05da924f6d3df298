import { describe, expect, test, vi } from 'vitest';
import { chosenLanguage, hasChosen, rememberLanguage, resetLanguage } from '../../src/i18n/language-choice.ts';
import { offeredLanguage } from '../../src/i18n/match-language.ts';
import { startLanguage } from '../../src/app/start-app.tsx';

describe('the chosen language', () => {
  test.each([
    ['is none on a first visit', () => {}, undefined, false],
    ['is remembered for the tab', () => rememberLanguage('ca'), 'ca', true],
    ['is es, which nobody chose, once it was reset', () => resetLanguage(), 'es', false],
    ['may be one with a region', () => rememberLanguage('pt-BR' as 'pt'), 'pt-BR', true],
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

describe('the language that a page starts in', () => {
  test.each([
    ['is the chosen one where the venue offers it', ['es', 'en'], 'en', 'en'],
    ['is the first of the venue where it does not', ['ca', 'es'], 'fr', 'ca'],
    ['is the first of the venue where none was chosen', ['ca', 'es'], undefined, 'ca'],
  ] as const)('%s', (_, offered, chosen, expected) => {
    expect(startLanguage(offered, chosen)).toBe(expected);
  });
});

describe('the language that is offered', () => {
  test.each([
    ['is the phone’s where the venue has it', ['en-GB', 'es'], ['es', 'en'], 'es', 'en'],
    ['is none where the page stands in it', ['es-ES', 'en'], ['es', 'en'], 'es', undefined],
    ['is the phone’s next where the venue lacks the first', ['ja', 'FR'], ['es', 'en', 'fr'], 'es', 'fr'],
    ['is none where the venue has none of the phone’s', ['ja', 'zh'], ['es', 'en'], 'es', undefined],
    ['is none where the phone says nothing', [''], ['es', 'en'], 'es', undefined],
    ['is none that the product does not know', ['pt-BR'], ['es', 'en'], 'es', undefined],
    ['is the phone’s without its region', ['pt-BR'], ['es', 'pt'], 'es', 'pt'],
  ] as const)('%s', (_, phone, offered, shown, expected) => {
    expect(offeredLanguage({ phone, offered, shown })).toBe(expected);
  });
});
