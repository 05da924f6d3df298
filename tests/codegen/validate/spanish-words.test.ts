import { describe, expect, test } from 'vitest';
import { fieldInSpanish } from '../../../codegen/validate/spanish-words.ts';
import { expectProblems, withItems } from '../support/compile.ts';

const SECTIONS = 'sections:\n- section: Carta\n  items:\n  - Agua: 2\n';
const problem = (place: string, word: string, meant: string): string =>
  `${place} error unknown-field: "${word}" is not a field that can stand here. (did you mean "${meant}"?)`;

describe('a field in Spanish is told by its place', () => {
  test('of a venue', () => {
    expectProblems(`venue: Bar\nidiomas: es en\nsubtítulo: Brasa\n${SECTIONS}`, [
      problem('2:1', 'idiomas', 'languages'),
      problem('3:1', 'subtítulo', 'subtitle'),
    ]);
  });

  test('of its contact', () => {
    expectProblems(`venue: Bar\ncontact:\n  teléfono: 958000101\n${SECTIONS}`, [problem('3:3', 'teléfono', 'phone')]);
  });

  test('of a dish', () => {
    expectProblems(withItems('- item: Pan\n  precio: 2\n  alérgenos: gluten\n  Foto: pan'), [
      problem('7:5', 'precio', 'price'),
      problem('8:5', 'alérgenos', 'allergens'),
      problem('9:5', 'Foto', 'image'),
    ]);
  });

  test('of a course and of a section, which have dishes of other names', () => {
    expect(fieldInSpanish('platos', ['title', 'dishes'])).toBe('dishes');
    expect(fieldInSpanish('platos', ['section', 'items'])).toBe('items');
  });

  test('and is none where it cannot stand', () => {
    expect(fieldInSpanish('precio', ['title', 'dishes'])).toBeUndefined();
    expect(fieldInSpanish('constructor', ['title'])).toBeUndefined();
  });
});

describe('a language by another word', () => {
  test.each([
    ['cat', 'ca'],
    ['eng', 'en'],
    ['uk', 'en'],
    ['alemán', 'de'],
    ['Français', 'fr'],
  ])('%s', (word, meant) => {
    expectProblems(`venue: Bar\nlanguages: ${word}\nstatus: unavailable\n`, [
      `2:12 error unknown-language: "${word}" is not a language of menus. (did you mean "${meant}"?)`,
    ]);
  });
});
