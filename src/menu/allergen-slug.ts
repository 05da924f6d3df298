import type { Sign } from './signs.ts';

/** The part of file names that is made from an allergen's or a mark's key: `frutos con cáscara` is `frutos-con-cascara`. */
export const allergenSlug = (sign: Sign): string => sign.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
