/** Limits and rules of tonight's news and of statistics that phones need, too; separate from the schemas, which phones do not load. */
import { contradiction, type Mark } from '../../src/terms/marks.ts';
import type { Role } from './calls.ts';
import type { Declared, Dish } from './tonight.ts';

/** Limit of a bar's specials at the same time (T3). */
export const MOST_SPECIALS = 12;

/** The longest texts, in UTF-16 units. */
export const LONGEST = { name: 80, description: 300, notice: 140 } as const;

/** The largest amount of today's price. A thousand euros are more than a million in some currencies. */
export const largestAmount = (currency: string): number => (currency === 'EUR' ? 10_000 : 10_000_000);

/** Days of changes in an answer: the default, and the limit. */
export const HISTORY_DAYS = { usual: 7, most: 31 } as const;

/** T2: staff may set today's price if the menu's price is a text, owners if there is exactly one price. */
export const mayPrice = (role: Role, { price }: Pick<Dish, 'price'>): boolean =>
  typeof price === 'string' || (typeof price === 'number' && role === 'owner');

/** Whether a special's marks contradict its allergens (T3): a diner might believe the wrong one. */
export const contradictsItself = ({
  marks = [],
  allergens,
}: {
  readonly marks?: readonly Mark[] | undefined;
  readonly allergens: Declared;
}): boolean => typeof allergens !== 'string' && marks.some((mark) => contradiction(mark, { allergens }) !== undefined);

/** Days of statistics in an answer: the default, and the limit, which is a year and the same month of the year before. */
export const FIGURES_DAYS = { usual: 30, most: 400 } as const;
