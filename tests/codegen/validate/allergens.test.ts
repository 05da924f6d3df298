import { expect, test } from 'vitest';
import { compile, entriesOf, withItems } from '../support/compile.ts';

const declared = (item: string): unknown => {
  const { allergens, mayContain } = entriesOf(withItems(item))[0] as { allergens?: string[]; mayContain?: string[] };
  return { allergens, mayContain };
};

test('the allergens of a dish stand in their order, each once', () => {
  const all =
    'sulfitos, soja, sesamo, pescado, mostaza, molusco, lacteo, huevos, gluten, frutos con cáscara, crustaceos, cacahuetes, apio, altramuces, gluten';
  const inOrder =
    'altramuces apio cacahuetes crustaceos frutos con cáscara gluten huevos lacteo molusco mostaza pescado sesamo soja sulfitos';
  const { allergens } = declared(`- Plato: [${all}]`) as { allergens: string[] };
  expect(allergens).toHaveLength(14);
  expect(allergens.join(' ')).toBe(inOrder);
});

test.each([
  ['Lácteos', 'lacteo'],
  ['crustáceos', 'crustaceos'],
  ['Huevo', 'huevos'],
  ['MOLUSCOS', 'molusco'],
  ['altramuce', 'altramuces'],
  ['sésamo', 'sesamo'],
  ['"frutos con cáscara"', 'frutos con cáscara'],
  ['Frutos con cascaras', 'frutos con cáscara'],
  ['Fruto  con\tcáscara', 'frutos con cáscara'],
  ["'soja'", 'soja'],
  ['" soja "', 'soja'],
])('%s is %s', (written, key) => {
  expect(declared(`- Plato: 3 [${written}]`)).toEqual({ allergens: [key], mayContain: undefined });
});

/** The words by which editors may call an allergen, each with the one that is proposed in its place. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  altramuces: ['altramuz', 'lupin'],
  apio: ['celery'],
  cacahuetes: ['peanuts', 'cacahuate'],
  crustaceos: ['crustaceans', 'gambas'],
  'frutos con cáscara': ['almendras', 'frutos secos', 'nueces', 'nuts', 'frutos de cáscara'],
  gluten: ['trigo', 'wheat', 'gultenn', 'lguten', 'xgluten', 'lutens'],
  huevos: ['eggs', 'guevos'],
  lacteo: ['dairy', 'lactosa', 'leche', 'milk', 'queso', 'laceto'],
  molusco: ['molluscs', 'molluscos'],
  mostaza: ['mustard', 'mostasa'],
  pescado: ['fish', 'pezcado'],
  sesamo: ['sesame'],
  soja: ['soy', 'soya', 'sojja', 'osja'],
  sulfitos: ['sulphites', 'sulfuros'],
};

test.each(Object.entries(MEANT).flatMap(([key, words]) => words.map((word) => [word, key] as const)))(
  'by %s is meant %s, in the plural or not, whatever its case',
  (word, key) => {
    for (const written of [word, word.toUpperCase(), word.replace(/s$/, ''), word.replace(/s?$/, 's')]) {
      const { diagnostics } = compile(withItems(`- Plato: 3 [${written}]`));
      expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
        [`"${written}" is not an allergen.`, `did you mean "${key}"?`],
      ]);
    }
  },
);

const UNLIKE = [
  'jaja',
  'hoja',
  'sopa',
  'suevo',
  'usado',
  'casado',
  'pestos',
  'sezam',
  'mleko',
  'latke',
  'agio',
  'mostos',
];

test.each(['pan', 'kiwi', 'pollo', 'todos', 'sal', 'ajo', ...UNLIKE])('by %s no allergen is meant', (word) => {
  const [{ hint } = { hint: '' }] = compile(withItems(`- Plato: 3 [${word}]`)).diagnostics;
  expect(hint).toMatch(/^allergens are: altramuces, apio, .*, sulfitos$/);
});

test.each(['sin gluten', 'no soja', 'gluten free', 'gluten~', '¿soja?'])(
  'by %s its opposite is not suggested, nor what nobody is sure of',
  (word) => {
    const [{ hint, fix } = { hint: '' }] = compile(withItems(`- Plato: 3 [${word}]`)).diagnostics;
    expect(fix).toBeUndefined();
    expect(hint).toBe('write only what the dish contains, with ~ before what it may contain');
  },
);

test('of a hundred unknown words each has its hint', () => {
  const words = Array.from({ length: 101 }, (_, at) => `kiwi ${at}`);
  const { diagnostics } = compile(withItems(`- Plato: 3 [${words.join(', ')}]`));
  expect(diagnostics.filter(({ hint }) => hint.startsWith('allergens are'))).toHaveLength(100);
  expect(diagnostics).toHaveLength(101);
});

test.each([
  ['- Plato: 3', undefined, undefined],
  ['- Plato: []', [], undefined],
  ['- Plato: 3 [ ]', [], undefined],
  ['- Plato: 3 [none]', [], undefined],
  ['- Plato: [~soja]', undefined, ['soja']],
  ['- Plato: 3 [~soja, gluten, ~gluten, ~ apio]', ['gluten'], ['apio', 'soja']],
  ['- item: Plato\n  allergens: gluten, ~soja', ['gluten'], ['soja']],
  ['- item: Plato\n  allergens: "[gluten, ~soja]"', ['gluten'], ['soja']],
  ['- item: Plato\n  allergens: [gluten, ~soja]', ['gluten'], ['soja']],
  ['- item: Plato\n  allergens:\n    - gluten\n    - ~soja', ['gluten'], ['soja']],
  ['- item: Plato\n  allergens: none', [], undefined],
  ['- item: Plato\n  allergens: [none]', [], undefined],
  ['- item: Plato\n  allergens: []', [], undefined],
  ['- item: Plato\n  allergens: "[ ]"', [], undefined],
  ['- item: Plato\n  allergens: " [gluten, ~soja] "', ['gluten'], ['soja']],
  ['- item: Plato\n  allergens: [gluten, "soja, ~apio" ]', ['gluten', 'soja'], ['apio']],
  [
    '- item: Plato\n  allergens: |\n    [gluten,\n    "frutos\n    con cáscara"]',
    ['frutos con cáscara', 'gluten'],
    undefined,
  ],
  ['- item: Plato\n  allergens:', undefined, undefined],
  ['- item: Plato\n  allergens: ""', undefined, undefined],
  ['- item: Plato\n  allergens: " "', undefined, undefined],
])('an allergen is contained, possible, absent or not declared: %s', (item, allergens, mayContain) => {
  expect(declared(item)).toEqual({ allergens, mayContain });
});
