import { describe, expect, test } from 'vitest';
import { offeredLanguage } from '../../src/i18n/offered-language.ts';

describe('the language that is offered', () => {
  test.each([
    ['is the phone’s where the venue has it', ['en-GB', 'es'], ['es', 'en'], 'es', 'en'],
    ['is none where the page stands in it', ['es-ES', 'en'], ['es', 'en'], 'es', undefined],
    ['is the phone’s next where the venue lacks the first', ['ja', 'FR'], ['es', 'en', 'fr'], 'es', 'fr'],
    ['is none where the venue has none of the phone’s', ['ja', 'zh'], ['es', 'en'], 'es', undefined],
    ['is none where the phone says nothing', [''], ['es', 'en'], 'es', undefined],
    ['is none that the product does not know', ['pt-BR'], ['es', 'en'], 'es', undefined],
  ] as const)('%s', (_, phone, offered, shown, expected) => {
    expect(offeredLanguage({ phone, offered, shown })).toBe(expected);
  });
});
