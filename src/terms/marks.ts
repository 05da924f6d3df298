import type { Allergen } from './allergens.ts';
import type { Declaration } from './declaration.ts';

/** Marks of what a dish is, by their names in the menu language, in the order in which they are shown; they say nothing about allergens. */
export const MARKS = [
  'vegetariano',
  'vegano',
  'sin gluten',
  'picante',
  'muy picante',
  'casero',
  'nuevo',
  'recomendado',
] as const;

export type Mark = (typeof MARKS)[number];

/** The marks that a diner can choose dishes by. */
export const DIETS = ['vegetariano', 'vegano', 'sin gluten'] as const satisfies readonly Mark[];

export type Diet = (typeof DIETS)[number];

const ANIMAL = ['pescado', 'crustaceos', 'molusco'] as const;

/** Allergens that contradict a mark. */
const EXCLUDED: Readonly<Partial<Record<Mark, readonly Allergen[]>>> = {
  vegetariano: ANIMAL,
  vegano: ['lacteo', 'huevos', ...ANIMAL],
  'sin gluten': ['gluten'],
};

/** The declared allergen that contradicts a mark. Traces of gluten do so, too. */
export function contradiction(mark: Mark, { allergens = [], mayContain = [] }: Declaration): Allergen | undefined {
  const declared = mark === 'sin gluten' ? [...allergens, ...mayContain] : allergens;
  return EXCLUDED[mark]?.find((allergen) => declared.includes(allergen));
}

/** Marks with the ones they imply, each once, in the order of the list: vegan implies vegetarian. */
export function impliedBy(marks: readonly Mark[]): Mark[] {
  return MARKS.filter((mark) => marks.includes(mark) || (mark === 'vegetariano' && marks.includes('vegano')));
}

/** The marks to show: 'vegan' makes 'vegetarian' redundant, 'very spicy' makes 'spicy' redundant. */
export function shownMarks(marks: readonly Mark[]): Mark[] {
  const said: Readonly<Partial<Record<Mark, Mark>>> = { vegetariano: 'vegano', picante: 'muy picante' };
  return MARKS.filter((mark) => marks.includes(mark) && !marks.some((other) => other === said[mark]));
}

/** The marks of an entry and of each of its parts, at any depth. */
export function marksWithin(entry: object): (readonly Mark[])[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    if (name === 'marks') return [value as readonly Mark[]];
    return typeof value === 'object' && value !== null ? marksWithin(value) : [];
  });
}
