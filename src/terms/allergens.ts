/** The 14 allergens of Regulation (EU) 1169/2011 by the keys of the menu language, in the order in which menus list them. */
export const ALLERGENS = [
  'altramuces',
  'apio',
  'cacahuetes',
  'crustaceos',
  'frutos con cáscara',
  'gluten',
  'huevos',
  'lacteo',
  'molusco',
  'mostaza',
  'pescado',
  'sesamo',
  'soja',
  'sulfitos',
] as const;

export type Allergen = (typeof ALLERGENS)[number];
