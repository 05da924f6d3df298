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
