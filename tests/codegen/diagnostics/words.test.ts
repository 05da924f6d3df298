import { expect, test } from 'vitest';
import { ENGLISH, type Template } from '../../../codegen/diagnostics/messages/english.ts';
import { ENGLISH_OF_COMMANDS } from '../../../codegen/diagnostics/messages/english-commands.ts';
import { ENGLISH_OF_FILES } from '../../../codegen/diagnostics/messages/english-files.ts';
import { SPANISH } from '../../../codegen/diagnostics/messages/spanish.ts';
import { terminalLanguage, words } from '../../../codegen/diagnostics/words.ts';

test.each([
  [{ LANG: 'es_ES.UTF-8' }, 'es'],
  [{ LC_MESSAGES: 'en_GB.UTF-8', LANG: 'es_ES.UTF-8' }, 'en'],
  [{ LC_ALL: 'es', LC_MESSAGES: 'en_GB.UTF-8' }, 'es'],
  [{ LC_ALL: '', LANG: 'es_MX' }, 'es'],
  [{ LANG: 'est_EE' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{}, 'en'],
])('a terminal of %j speaks %s', (environment, language) => {
  expect(terminalLanguage(environment)).toBe(language);
});

test('a template is filled in both languages, also with words that are in both', () => {
  expect(words('notOneOf', words('listOrMapping'), ['open', 'unavailable'])).toEqual({
    en: 'A list or mapping is not open or unavailable.',
    es: 'Una lista o varios campos no es open ni unavailable.',
  });
  expect(words('missingText', 'ca')).toEqual({
    en: 'This text has no Catalan (ca).',
    es: 'A este texto le falta el catalán (ca).',
  });
});

test('no template has the name of another', () => {
  expect(ENGLISH).toMatchObject(ENGLISH_OF_FILES);
  expect(ENGLISH).toMatchObject(ENGLISH_OF_COMMANDS);
});

/** What a template makes of marks in the place of its values. */
function filled(template: (...values: never[]) => string): string {
  return template(...(Array.from({ length: template.length }, (_, index) => `<${index}>`) as never[]));
}

test.each((Object.keys(ENGLISH) as Template[]).filter((key) => !/join|map|nameOf/.test(String(ENGLISH[key]))))(
  'both languages of %s say the same values and end alike',
  (key) => {
    const [english, spanish] = [filled(ENGLISH[key]), filled(SPANISH[key])];
    const values = (text: string): string[] => [...new Set(text.match(/<\d>/g))].toSorted();
    expect(values(spanish)).toEqual(values(english));
    expect(spanish.endsWith('.')).toBe(english.endsWith('.'));
  },
);
