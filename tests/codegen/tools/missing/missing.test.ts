import { expect, test } from 'vitest';
import { missingChanges, isComplete, missingIn, missingTable } from '../../../../codegen/tools/missing/missing.ts';
import { compile, withItems } from '../../support/compile.ts';
import { missing } from '../../support/missing.ts';
import { LANGUAGES } from '../../../support/languages.ts';

const missingOf = (text: string) => {
  const { diagnostics, undeclared } = compile(text);
  return missingIn(diagnostics, undeclared, LANGUAGES);
};

test('a whole menu lacks nothing', () => {
  const found = missingOf(withItems('- Pan: 2 [gluten]'));
  expect(found).toEqual({ errors: 0, translations: {}, pictures: 0, warnings: 0, allergens: 0, places: [] });
  expect(isComplete(found)).toBe(true);
});

test('everything that a menu lacks is counted once, by what its editor has to do', () => {
  const items =
    '- Pan @en Bread: 2 [gluten]\n- item: Vino\n  price: 3 cops\n  image: vino\n- Agua @en Water @de Wasser: 2.555 []';
  const found = missingOf(withItems(items, 'es en de'));
  expect(found).toMatchObject({ errors: 1, translations: { en: 1, de: 2 }, pictures: 1, warnings: 1, allergens: 1 });
  expect(isComplete(found)).toBe(false);
  expect(found.places.map(({ kind, language, line, column }) => [kind, language, line, column])).toEqual([
    ['translation', 'de', 6, 5],
    ['translation', 'en', 7, 11],
    ['translation', 'de', 7, 11],
    ['warning', undefined, 8, 14],
    ['picture', undefined, 9, 12],
    ['error', undefined, 10, 32],
    ['allergens', undefined, 7, 11],
  ]);
  expect(found.places.at(-1)).toEqual({
    kind: 'allergens',
    file: 'menus/bar.yaml',
    line: 7,
    column: 11,
    message: '"Vino" says nothing of allergens.',
    hint: '',
    es: { message: '"Vino" no dice nada de alérgenos.', hint: '' },
  });
});

test('a translation that the venue requires is one, and an error, too', () => {
  const found = missingOf(`requiredLanguages: ca\n${withItems('- item: {es: Pan}\n  allergens: gluten', 'es ca')}`);
  expect(found).toMatchObject({ errors: 1, translations: { ca: 1 }, warnings: 0 });
  expect(found.places).toHaveLength(1);
});

test('in the table of venues nothing missing is one line, and no venues are none', () => {
  expect(missingTable([{ id: 'bar', missing: missing() }], 'en')).toBe('Nothing is missing in 1 venue.\n');
  expect(missingTable([], 'en')).toBe('');
});

test('the worst comes first, whole venues are counted, and columns without anything are left out', () => {
  const venues = [
    { id: 'agua', missing: missing({ allergens: 40 }) },
    { id: 'bar', missing: missing() },
    { id: 'el-moreno', missing: missing({ translations: { fr: 3, de: 12 }, pictures: 1 }) },
    { id: 'masai', missing: missing({ errors: 1 }) },
  ];
  expect(missingTable(venues, 'en').split('\n')).toEqual([
    'What is missing in the venues:',
    '',
    '  venue      errors  de  fr  pictures  allergens',
    '  masai           1   ·   ·         ·          ·',
    '  el-moreno       ·  12   3         1          ·',
    '  agua            ·   ·   ·         ·         40',
    '  … nothing is missing in 1 venue',
    '',
    '  de fr: texts without that language',
    '  allergens: dishes that do not state them; [] states that there are none',
    '',
  ]);
  expect(missingTable(venues, 'es').split('\n')).toEqual([
    'Qué falta en los locales:',
    '',
    '  local      errores  de  fr  fotos  alérgenos',
    '  masai            1   ·   ·      ·          ·',
    '  el-moreno        ·  12   3      1          ·',
    '  agua             ·   ·   ·      ·         40',
    '  … no falta nada en 1 local',
    '',
    '  de fr: textos sin ese idioma',
    '  alérgenos: platos que no los declaran; [] declara que no hay ninguno',
    '',
  ]);
});

test('hundreds of venues with everything missing fit a terminal of 80 columns, the worst of them by name', () => {
  const counts = { es: 123, en: 123, fr: 123, de: 123, it: 123, ca: 123 };
  const venues = Array.from({ length: 300 }, (_, at) => ({
    id: `taberna-de-la-plaza-mayor-numero-${at}`,
    missing: missing({ errors: 1 + (at % 2), translations: counts, pictures: 123, warnings: 123, allergens: 123 }),
  }));
  const lines = missingTable(venues, 'en').split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines).toHaveLength(24);
  expect(lines[3]).toBe('  taberna-de-la-plaz…      2 123 123 123 123 123 123      123      123       123');
  expect(lines.at(-5)).toBe('  … 284 more lack something');
});

const BEFORE = [
  { id: 'bar', missing: missing({ errors: 1, translations: { de: 2 } }) },
  { id: 'masai', missing: missing({ allergens: 1 }) },
];

test('a venue as it was is not spoken of', () => {
  expect(missingChanges(BEFORE, BEFORE, 'en')).toBe('');
});

test('a venue that lacks something else than before has a line', () => {
  const now = [
    { id: 'bar', missing: missing() },
    {
      id: 'masai',
      missing: missing({ errors: 2, translations: { en: 1, de: 2 }, pictures: 1, warnings: 1, allergens: 3 }),
    },
  ];
  expect(missingChanges(BEFORE, now, 'en').split('\n')).toEqual([
    'bar: nothing is missing',
    'masai: 2 errors, 1 text without English (en), 2 texts without German (de), 1 picture not there, 1 warning, 3 dishes without allergens',
    '',
  ]);
  expect(missingChanges(BEFORE, now, 'es').split('\n')).toEqual([
    'bar: no falta nada',
    'masai: 2 errores, 1 texto sin inglés (en), 2 textos sin alemán (de), 1 foto que no está, 1 aviso, 3 platos sin alérgenos',
    '',
  ]);
});

test('a new venue has a line only where it lacks something; one that is gone has none', () => {
  const now = [
    { id: 'chain', missing: missing() },
    { id: 'ohara', missing: missing({ pictures: 2 }) },
  ];
  expect(missingChanges(BEFORE, now, 'en')).toBe('ohara: 2 pictures not there\n');
});

test('a change that concerns a whole chain stays short', () => {
  const venues = Array.from({ length: 20 }, (_, at) => ({ id: `bar-${at}`, missing: missing({ warnings: 1 }) }));
  const lines = missingChanges([], venues, 'en').split('\n');
  expect(lines[0]).toBe('bar-0: 1 warning');
  expect(lines.slice(7)).toEqual(['bar-7: 1 warning', '… and 12 more venues', '']);
});
