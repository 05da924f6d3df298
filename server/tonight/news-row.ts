import type { Special, Words } from '../protocol/tonight.ts';

/** The content of a piece of news, without its subject: a dish that is sold out, its price of today, a special, the notice. */
export type Content =
  | { readonly what: 'sold-out' }
  | { readonly what: 'price'; readonly amount: number }
  | { readonly what: 'special'; readonly special: Special }
  | { readonly what: 'notice'; readonly text: Words };

/** The kind of a piece of news. */
export type What = Content['what'];

/** One piece of news of a bar. */
export type NewsRow = {
  /** The id of the dish or of the special; empty for the notice, of which there is one. */
  readonly subject: string;
  /** The name of the dish at the time of the change, or of the special; empty for the notice. */
  readonly name: string;
  readonly content: Content;
  /** When it was first set, without an interruption since. */
  readonly since: number;
  /** When it ends; null: only when somebody takes it back (T1). */
  readonly ends: number | null;
};

/** Whether it has not ended. */
export const isLive = ({ ends }: Pick<NewsRow, 'ends'>, now: number): boolean => ends === null || now < ends;
