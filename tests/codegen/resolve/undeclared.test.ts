import { expect, test } from 'vitest';
import { compile, withItems, type Beside } from '../support/compile.ts';

/** Dishes without declared allergens: place and name. */
function undeclared(text: string, beside?: Beside): string[] {
  return compile(text, beside).undeclared.map(
    ({ file, line, column, name }) => `${file.replace('menus/', '')}:${line}:${column} ${name}`,
  );
}

test('a dish that names allergens, even traces or none at all, has declared them', () => {
  const items = '- Croquetas: 3 [gluten]\n- Pan: 1 [~soja]\n- Agua: 2 []\n- item: Vino\n  allergens: none';
  expect(undeclared(withItems(items))).toEqual([]);
});

test('a dish or highlight that says nothing of allergens is found where its name stands', () => {
  const items = '- Croquetas: 3\n- item: Costillas @en Ribs\n  price: 12\n- highlight: La Gordi\n  price: 14.90';
  expect(undeclared(withItems(items, 'es en'))).toEqual([
    'bar.yaml:6:5 Croquetas',
    'bar.yaml:7:11 Costillas',
    'bar.yaml:9:16 La Gordi',
  ]);
});

test('an offer is asked for allergens as a dish is, a set menu also for those of its dishes', () => {
  const setMenu = (name: string, dishes: string): string => `- setMenu: ${name}\n  courses: [{dishes: ${dishes}}]`;
  const items = [
    '- promo: Mediodía\n  price: 12',
    setMenu('Nadie', '[Sopa, Pan]'),
    setMenu('Una parte', '[Sopa: [apio], Pan]'),
    setMenu('Todo', '[Sopa: [apio], Pan: [gluten]]'),
    `${setMenu('Con bebida', '[Sopa: [apio]]')}\n  drink: {options: Vino}`,
    `${setMenu('Escrito', '[Sopa: [apio], Pan]')}\n  drink: {options: Vino}\n  allergens: gluten, sulfitos`,
  ];
  expect(undeclared(withItems(items.join('\n'))).map((place) => place.replace(/^\S+ /, ''))).toEqual([
    'Mediodía',
    'Nadie',
    'Una parte',
    'Con bebida',
  ]);
});

test('what is no dish, and what diners do not see, is not asked for allergens', () => {
  const items = '- heading: Tapas\n- note: De lunes a viernes\n- options: Salsas\n  choices: []\n- Oculto: 2 hidden';
  expect(undeclared(withItems(items))).toEqual([]);
  expect(undeclared(withItems('- Pan: 2').replace('  items', '  hidden: true\n  items'))).toEqual([]);
});

test('what the defaults declare is declared', () => {
  expect(undeclared(`defaults:\n  allergens: gluten\n${withItems('- Pan: 2')}`)).toEqual([]);
});

test("a partial's dish is found in the partial, once for all places that use it", () => {
  const partials = { bebidas: 'sections:\n  - section: Bebidas\n    items:\n      - Agua: 2\n' };
  const text = withItems('- use: bebidas#bebidas\n- use: bebidas#bebidas');
  expect(undeclared(text, { partials })).toEqual(['_shared/bebidas.yaml:4:9 Agua']);
});

test('a menu with an error elsewhere still says what is undeclared, one that cannot be read says nothing', () => {
  expect(undeclared(withItems('- Pan: 2\n- Agua: 2.555'))).toEqual(['bar.yaml:6:5 Pan', 'bar.yaml:7:5 Agua']);
  expect(undeclared('[')).toEqual([]);
});
