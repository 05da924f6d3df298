import { describe, expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';
import { startLanguage } from '../../src/i18n/language-choice.ts';
import { offeredLanguage } from '../../src/i18n/offered-language.ts';

test.each([
  ['Desde {year}, {venue}', { year: 2012, venue: 'El Moreno' }, 'Desde 2012, El Moreno'],
  // A value stays as it is, and a place that has none as well.
  ['{venue}: {name}', { venue: '$& {name}' }, '$& {name}: {name}'],
])('the places of "%s" are filled', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
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
  ] as const)('%s', (_, phone, offered, shown, expected) => {
    expect(offeredLanguage({ phone, offered, shown })).toBe(expected);
  });
});
