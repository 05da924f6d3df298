import { expect, test } from 'vitest';
import { readOddTags } from '../../../codegen/validate/odd-tags.ts';
import { entriesOf, withItems } from '../support/compile.ts';

const ALL = { es: 'Agua', en: 'Water', fr: 'Eau' };

test.each<[note: string, text: object, languages?: string]>([
  ['Agua @en Water @fr Eau', ALL],
  ['  Agua   @fr   Eau @en  Water ', ALL],
  ['{es: Agua, en: Water, fr: Eau}', ALL],
  ['"@es Agua @en Water @fr Eau"', ALL],
  ['|\n    Agua\n    fría\n    @en Water\n    @fr Eau', { ...ALL, es: 'Agua\nfría' }],
  ['>\n    Agua\n    fría\n    @en Water\n    @fr Eau', { ...ALL, es: 'Agua fría' }],
  // The first text is in the first language of the file.
  ['Water @es Agua', { en: 'Water', es: 'Agua' }, 'en es'],
  // Ordinary text.
  ['"Síguenos: @elmoreno"', { es: 'Síguenos: @elmoreno' }, 'es'],
  ['Escribe a ana@bar.es', { es: 'Escribe a ana@bar.es' }, 'es'],
  ['Pizza \\@EN horno', { es: 'Pizza @EN horno' }, 'es'],
  ['Menú\\@en casa', { es: 'Menú@en casa' }, 'es'],
  ['A @e n B', { es: 'A @e n B' }, 'es'],
  ['Escribe \\@en casa', { es: 'Escribe @en casa' }, 'es'],
])('a text in several languages: %s', (note, text, languages = 'es en fr') => {
  expect(entriesOf(withItems(`- note: ${note}`, languages))).toEqual([{ kind: 'note', text }]);
});

test.each([
  ['@pt-BR', 'pt-br'],
  ['@PT_BR', 'pt-br'],
  ['@pt-PT', 'pt'],
  ['@EN', 'en'],
])('%s with a region of the menus is that language', (written, meant) => {
  expect([...(readOddTags(`Pan ${written} Bread`, ['es', 'en', 'pt', 'pt-br'], () => undefined) ?? [])]).toEqual([
    meant,
  ]);
});
