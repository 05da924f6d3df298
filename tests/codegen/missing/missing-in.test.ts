import { expect, test } from 'vitest';
import { isComplete, missingIn } from '../../../codegen/missing/missing-in.ts';
import { compile, withItems } from '../support/compile.ts';

const missingOf = (text: string) => {
  const { diagnostics, undeclared } = compile(text);
  return missingIn(diagnostics, undeclared);
};

test('a whole menu lacks nothing', () => {
  const missing = missingOf(withItems('- Pan: 2 [gluten]'));
  expect(missing).toEqual({ errors: 0, translations: {}, pictures: 0, warnings: 0, allergens: 0, places: [] });
  expect(isComplete(missing)).toBe(true);
});

test('everything that a menu lacks is counted once, by what its editor has to do', () => {
  const items =
    '- Pan @en Bread: 2 [gluten]\n- item: Vino\n  price: 3 cops\n  image: vino\n- Agua @en Water @de Wasser: 2.555 []';
  const missing = missingOf(withItems(items, 'es en de'));
  expect(missing).toMatchObject({ errors: 1, translations: { en: 1, de: 2 }, pictures: 1, warnings: 1, allergens: 1 });
  expect(isComplete(missing)).toBe(false);
  expect(missing.places.map(({ kind, language, line, column }) => [kind, language, line, column])).toEqual([
    ['translation', 'de', 6, 5],
    ['translation', 'en', 7, 11],
    ['translation', 'de', 7, 11],
    ['warning', undefined, 8, 14],
    ['picture', undefined, 9, 12],
    ['error', undefined, 10, 32],
    ['allergens', undefined, 7, 11],
  ]);
  expect(missing.places.at(-1)).toEqual({
    kind: 'allergens',
    file: 'menus/bar.yaml',
    line: 7,
    column: 11,
    message: '"Vino" says nothing of allergens.',
    hint: '',
  });
});

test('a translation that the venue requires is one, and an error, too', () => {
  const missing = missingOf(`requiredLanguages: ca\n${withItems('- item: {es: Pan}\n  allergens: gluten', 'es ca')}`);
  expect(missing).toMatchObject({ errors: 1, translations: { ca: 1 }, warnings: 0 });
  expect(missing.places).toHaveLength(1);
});
