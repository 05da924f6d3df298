/** Limits and rules of tonight's news and of figures that phones need, too. They are apart from the schemas, which phones do not load. */
import type { Role } from './calls.ts';
import type { Dish } from './tonight.ts';

/** How many specials a bar has at once (T3). */
export const MOST_SPECIALS = 12;

/** The longest texts, in UTF-16 units. */
export const LONGEST = { name: 80, description: 300, notice: 140 } as const;

/** The largest amount of today's price, in euros. */
export const LARGEST_AMOUNT = 10_000;

/** How many days of changes are answered unless the call names more, and at most. */
export const HISTORY_DAYS = { usual: 7, most: 31 } as const;

/** T2: staff say today's price where the menu's is a text, owners wherever there is one price. */
export const mayPrice = (role: Role, { price }: Pick<Dish, 'price'>): boolean =>
  typeof price === 'string' || (typeof price === 'number' && role === 'owner');

/** Of a bar's figures, how many days are answered unless the call names more, and at most: a year, and the same month of the year before. */
export const FIGURES_DAYS = { usual: 30, most: 400 } as const;
