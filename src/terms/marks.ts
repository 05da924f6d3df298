import type { Allergen } from './allergens.ts';

/** Marks of what a dish is, by their names in the menu language, in the order in which they are shown; signs of character, not of allergens. */
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

/** Allergens that what is marked so cannot contain. */
const EXCLUDED: Readonly<Partial<Record<Mark, readonly Allergen[]>>> = {
  vegetariano: ANIMAL,
  vegano: ['lacteo', 'huevos', ...ANIMAL],
  'sin gluten': ['gluten'],
};

/** The allergen that is declared and that contradicts a mark. Traces of gluten do, too. */
export function contradiction(
  mark: Mark,
  {
    allergens = [],
    mayContain = [],
  }: { readonly allergens?: readonly Allergen[]; readonly mayContain?: readonly Allergen[] },
): Allergen | undefined {
  const declared = mark === 'sin gluten' ? [...allergens, ...mayContain] : allergens;
  return EXCLUDED[mark]?.find((allergen) => declared.includes(allergen));
}

/** Marks with what they imply, each once, in the order of the list: what is vegan is vegetarian. */
export function impliedBy(marks: readonly Mark[]): Mark[] {
  return MARKS.filter((mark) => marks.includes(mark) || (mark === 'vegetariano' && marks.includes('vegano')));
}

/** The marks that are shown: 'vegan' says that it is vegetarian, 'very spicy' that it is spicy. */
export function shownMarks(marks: readonly Mark[]): Mark[] {
  const said: Readonly<Partial<Record<Mark, Mark>>> = { vegetariano: 'vegano', picante: 'muy picante' };
  return MARKS.filter((mark) => marks.includes(mark) && !marks.some((other) => other === said[mark]));
}

/** The marks of an entry, and those of each part of it, however deep it stands. */
export function marksWithin(entry: object): (readonly Mark[])[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    if (name === 'marks') return [value as readonly Mark[]];
    return typeof value === 'object' && value !== null ? marksWithin(value) : [];
  });
}
