import { z } from 'zod';
import { ALLERGENS } from '../../src/terms/allergens.ts';
import { CURRENCY, type Language, LANGUAGE_CODES } from '../../src/terms/house.ts';
import { LANGUAGE_CODE } from '../../src/terms/language.ts';
import { MARKS } from '../../src/terms/marks.ts';
import { barIdSchema } from './qr.ts';
import { largestAmount, LONGEST } from './limits.ts';

/** The schemas of tonight's news (T1 to T10), and of the calls that read and change them. */

/** A line of text: no control characters, no bidi controls, no lone surrogates. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text));

/** A text in the languages in which it was written, at least one. It is text, never markup (T9). */
const wordsSchema = (longest: number) =>
  z
    .partialRecord(z.enum(LANGUAGE_CODES), line(longest))
    .refine((words) => Object.values(words).some((text) => text !== undefined));

/** An amount in the site's currency, VAT included, in whole cents. */
const amountSchema = z
  .number()
  .positive()
  .max(largestAmount(CURRENCY))
  .refine((amount) => amount === Math.round(amount * 100) / 100);

/** At least one of these words, each once. */
const wordListSchema = <Word extends string>(words: readonly Word[]) =>
  z
    .array(z.enum(words))
    .min(1)
    .refine((list) => new Set(list).size === list.length);

/** The contained allergens, or one of the two other answers. There is no default (T3). */
const declaredSchema = z.union([wordListSchema(ALLERGENS), z.enum(['none', 'undeclared'])]);

/** A dish for tonight only (T3). */
export const specialSchema = z.strictObject({
  name: wordsSchema(LONGEST.name),
  price: amountSchema,
  allergens: declaredSchema,
  description: wordsSchema(LONGEST.description).optional(),
  marks: wordListSchema(MARKS).optional(),
});

/** An entry's id in the served menu (T6). */
const dishIdSchema = z.string().regex(/^[a-z0-9-]{1,200}$/);
const specialIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const noticeSchema = z.strictObject({
  text: wordsSchema(LONGEST.notice),
  /** When it ends, ISO in UTC (T4). */
  until: z.iso.datetime(),
});

const newsFields = {
  barID: barIdSchema,
  /**
   * Since when the news are these, ISO in UTC: the time of the last change or expiry, and never before the last 06:00. The same
   * news have the same `asOf`, and so the same `ETag`. Phones record the time of receipt by their own clock.
   */
  asOf: z.iso.datetime(),
  /** Ids of dishes that are sold out (T1). */
  soldOut: z.array(dishIdSchema),
  /** Today's prices (T2). */
  prices: z.array(z.strictObject({ id: dishIdSchema, amount: amountSchema })),
  /** In the order in which they were written (T3). */
  specials: z.array(z.strictObject({ id: specialIdSchema, ...specialSchema.shape })),
  /** T4. */
  notice: noticeSchema.optional(),
};

/** The public news (T9). */
export const newsSchema = z.strictObject(newsFields);

/** The news for staff, also the answer to every change. */
export const staffNewsSchema = z.strictObject({
  ...newsFields,
  /** Those of `soldOut` that are marked until further notice (T1). */
  untilNotice: z.array(dishIdSchema),
  /** News of dishes that the menu no longer has (T6). Each stays until it ends or is taken back. */
  dropped: z.array(z.strictObject({ id: dishIdSchema, name: z.string(), what: z.enum(['sold-out', 'price']) })),
  /** The server's clock, ISO in UTC. Phones' clocks are wrong by hours. */
  now: z.iso.datetime(),
});

/** A language code in the build's description; the build has checked that it is known. */
const builtLanguageSchema = z.custom<Language>((code) => typeof code === 'string' && LANGUAGE_CODE.test(code));

/** A dish that news can name. */
const dishSchema = z.strictObject({
  id: dishIdSchema,
  /** Its name by language; in the menu's first at least. */
  name: z.partialRecord(builtLanguageSchema, z.string()),
  /** The title of its section in the menu's first language. */
  section: z.string(),
  /** Its price, if it has exactly one: euros, or a text ('S.M'). Null if it has none or several (T2). */
  price: z.union([z.number(), z.string()]).nullable(),
});

/** The dishes of a bar's menus that news can name, in the order of the page. The build writes them; staff ask for them. */
export const barDishesSchema = z.strictObject({
  barID: barIdSchema,
  /** The bar's time zone, whose 06:00 counts (T1), if it differs from the site's. */
  timeZone: z.string().optional(),
  /** The menu's first one comes first. */
  languages: z.array(builtLanguageSchema).min(1),
  dishes: z.array(dishSchema),
});

export const dishParamsSchema = z.strictObject({ barID: barIdSchema, id: dishIdSchema });
export const specialParamsSchema = z.strictObject({ barID: barIdSchema, specialID: specialIdSchema });

/** Until 06:00, or until further notice, which only owners may set (T1). */
export const soldOutRequestSchema = z.strictObject({ until: z.enum(['day', 'notice']) });
export const todaysPriceRequestSchema = z.strictObject({ amount: amountSchema });

/** The answer to a new special: the news, and the id of the special among them. */
export const specialAnswerSchema = z.strictObject({ ...staffNewsSchema.shape, specialID: specialIdSchema });

/** Days from 06:00 to 06:00, both included, 'YYYY-MM-DD'. */
export const historyQuerySchema = z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() });

const rowSchema = <What extends string, Shape extends z.ZodRawShape>(what: What, shape: Shape) =>
  z.strictObject({
    id: z.string(),
    at: z.iso.datetime(),
    /** Who changed it; empty for somebody who had their data deleted. */
    by: z.string(),
    change: z.enum(['set', 'taken-back']),
    /** For how long; null: until further notice, or taken back. */
    until: z.iso.datetime().nullable(),
    what: z.literal(what),
    ...shape,
  });

/** A row of the ledger (T7): something set or taken back. `name` is the dish's name at that time. */
export const historyRowSchema = z.discriminatedUnion('what', [
  rowSchema('sold-out', { dishID: z.string(), name: z.string() }),
  rowSchema('price', { dishID: z.string(), name: z.string(), amount: amountSchema }),
  rowSchema('special', { specialID: z.string(), name: z.string(), special: specialSchema }),
  rowSchema('notice', { text: noticeSchema.shape.text }),
]);

export const historySchema = z.strictObject({
  barID: barIdSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  /** The last one first. */
  rows: z.array(historyRowSchema),
});

export type Words = z.infer<typeof noticeSchema>['text'];
export type Declared = z.infer<typeof declaredSchema>;
export type Special = z.infer<typeof specialSchema>;
export type TonightNotice = z.infer<typeof noticeSchema>;
export type News = z.infer<typeof newsSchema>;
export type StaffNews = z.infer<typeof staffNewsSchema>;
export type SpecialAnswer = z.infer<typeof specialAnswerSchema>;
export type Dish = z.infer<typeof dishSchema>;
export type BarDishes = z.infer<typeof barDishesSchema>;
export type HistoryRow = z.infer<typeof historyRowSchema>;
export type History = z.infer<typeof historySchema>;
