import type { Special, Words } from '../protocol/tonight.ts';

/** What news there are: a dish that is gone, its price of today, a special, the notice. */
const NEWS = ['sold-out', 'price', 'special', 'notice'] as const;
export type What = (typeof NEWS)[number];

/** What is said, beside of what it is said. */
export type Content =
  | { readonly what: 'sold-out' }
  | { readonly what: 'price'; readonly amount: number }
  | { readonly what: 'special'; readonly special: Special }
  | { readonly what: 'notice'; readonly text: Words };

/** One piece of news of a bar. */
export type NewsRow = {
  /** The id of the dish or of the special; empty for the notice, of which there is one. */
  readonly subject: string;
  /** What the dish was called when this was said; the special's name; empty for the notice. */
  readonly name: string;
  readonly content: Content;
  /** When it was first said, in one piece with what it is now. */
  readonly since: number;
  /** When it ends by itself; null: when somebody takes it back (T1). */
  readonly ends: number | null;
};

/** Whether it still holds. */
export const isLive = ({ ends }: Pick<NewsRow, 'ends'>, now: number): boolean => ends === null || now < ends;

/** Whether two say the same to a reader. The order in which fields or languages were sent does not matter. */
export const saysTheSame = (one: Content, other: Content): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
