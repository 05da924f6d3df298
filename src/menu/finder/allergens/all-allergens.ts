import type { Allergen } from '../../../i18n/terms.ts';

/** As an object, so that the compiler misses none. */
const ALL: Readonly<Record<Allergen, true>> = {
  altramuces: true,
  apio: true,
  cacahuetes: true,
  crustaceos: true,
  'frutos con cáscara': true,
  gluten: true,
  huevos: true,
  lacteo: true,
  molusco: true,
  mostaza: true,
  pescado: true,
  sesamo: true,
  soja: true,
  sulfitos: true,
};

/** The 14 allergens of Regulation (EU) 1169/2011. */
export const ALLERGENS = Object.keys(ALL) as readonly Allergen[];
