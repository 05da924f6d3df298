import type { Allergen } from '../i18n/terms.ts';

/** The part of an allergen's key that class names and files are made of: `frutos con cáscara` is `frutos-con-cascara`. */
export const allergenSlug = (allergen: Allergen | 'none'): string =>
  allergen.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
