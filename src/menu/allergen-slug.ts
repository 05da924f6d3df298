import type { Sign } from './signs.ts';

/** The part of an allergen's or a mark's key that files are made of: `frutos con cáscara` is `frutos-con-cascara`. */
export const allergenSlug = (sign: Sign): string => sign.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
