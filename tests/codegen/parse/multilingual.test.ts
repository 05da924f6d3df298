import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, withItems } from '../support/compile.ts';

const noteOf = (note: string, languages = 'es en fr'): unknown => {
  const [entry] = entriesOf(withItems(`- note: ${note}`, languages));
  return entry?.kind === 'note' ? entry.text : undefined;
};

describe('a multilingual text', () => {
  test.each([
    ['Agua @en Water @fr Eau', { es: 'Agua', en: 'Water', fr: 'Eau' }],
    ['  Agua   @fr   Eau @en  Water ', { es: 'Agua', fr: 'Eau', en: 'Water' }],
    ['{es: Agua, en: Water, fr: Eau}', { es: 'Agua', en: 'Water', fr: 'Eau' }],
    ['"@es Agua @en Water @fr Eau"', { es: 'Agua', en: 'Water', fr: 'Eau' }],
    ['|\n    Agua\n    fría\n    @en Water\n    @fr Eau', { es: 'Agua\nfría', en: 'Water', fr: 'Eau' }],
    ['>\n    Agua\n    fría\n    @en Water\n    @fr Eau', { es: 'Agua fría', en: 'Water', fr: 'Eau' }],
  ])('%s', (note, text) => {
    expect(noteOf(note)).toEqual(text);
  });

  test.each([
    ['Síguenos: @elmoreno', 'quoted'],
    ['Escribe a ana@bar.es', 'plain'],
    ['Pizza @EN horno', 'plain'],
    ['Menú@en casa', 'plain'],
    ['A @e n B', 'plain'],
  ])('%s is ordinary text', (note, how) => {
    expect(noteOf(how === 'plain' ? note : `"${note}"`, 'es')).toEqual({ es: note });
  });

  test('a tag after a backslash is ordinary text', () => {
    expect(noteOf('Escribe \\@en casa', 'es')).toEqual({ es: 'Escribe @en casa' });
  });

  test('the first text is in the first language of the file', () => {
    expect(noteOf('Water @es Agua', 'en es')).toEqual({ en: 'Water', es: 'Agua' });
  });
});

describe('each language stands once', () => {
  test.each([
    [
      'Agua @en Water @en Wat',
      '6:26 error duplicate-language: This text has two versions in "en". (delete one of them)',
    ],
    [
      'Agua @es Aigua @en Water',
      '6:16 error duplicate-language: This text has two versions in "es", the language of the text before the first tag. (delete one of them)',
    ],
    [
      '{es: Agua, en: Water, en: Wat}',
      '6:33 error duplicate-language: This text has two versions in "en". (delete one of them)',
    ],
  ])('%s', (note, problem) => {
    expectProblems(withItems(`- note: ${note}`, 'es en'), [problem]);
  });
});

test('a tag that is near a language', () => {
  expectProblems(withItems('- note: Agua @eu Ura', 'es'), [
    '6:16 error unknown-language: "@eu" is not a language of menus. (languages are es en fr de it ca; write \\@eu for ordinary text)',
  ]);
});

test('a list, and a mapping of other words, are no text', () => {
  expectProblems(withItems('- note: [Agua]\n- note: {text: Agua}\n- note: {es: [Agua]}'), [
    '6:11 error wrong-type: A text is expected here, not a list. (write the text behind the colon)',
    '7:12 error wrong-type: A text is expected here; "text" is no language of it. (write the text, or {es: …, en: …})',
    '8:16 error wrong-type: A text is expected here. (write es: and the text)',
  ]);
});
