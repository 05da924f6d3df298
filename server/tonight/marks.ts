import type { Mark } from '../../src/terms/marks.ts';
import type { Declared, Special } from '../protocol/tonight.ts';

const ANIMAL = ['pescado', 'crustaceos', 'molusco'] as const;

/** Allergens that a dish with this mark cannot have. */
const EXCLUDED: Partial<Record<Mark, readonly Exclude<Declared, string>[number][]>> = {
  vegano: ['lacteo', 'huevos', ...ANIMAL],
  vegetariano: ANIMAL,
  'sin gluten': ['gluten'],
};

/** Whether a special says of itself what its allergens deny (T3): a diner might believe the wrong one. */
export const contradicts = ({ marks = [], allergens }: Pick<Special, 'marks' | 'allergens'>): boolean =>
  typeof allergens !== 'string' &&
  marks.some((mark) => EXCLUDED[mark]?.some((excluded) => allergens.includes(excluded)));
