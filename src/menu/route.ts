import type { NonIndexRouteObject } from 'react-router-dom';
import type { Language } from '../terms/language.ts';

/** One route of the generated table. */
export type MenuRoute = NonIndexRouteObject & {
  /** The path below the base path: empty for the demo venue, a star for the not-found page. */
  readonly path: string;
  /** The venue of the page; absent for the not-found page. */
  readonly handle?: { readonly venue: string };
};

/** One row of the generated registry of venues: the facts about a venue for the server, the build and the tools. */
export type VenueSummary<Code extends Language = Language> = {
  readonly name: string;
  readonly barID: string;
  /** The path below the base path; empty for the demo venue. */
  readonly path: string;
  readonly status: 'open' | 'unavailable';
  readonly urlPath: boolean;
  readonly languages: readonly Code[];
  readonly loyalty?: Programme;
};

/** A venue's stamp card, from its menu file. */
export type Programme = {
  readonly stamps: number;
  readonly reward: Readonly<Record<Language, string>>;
  readonly validity?: { readonly amount: number; readonly unit: 'days' | 'months' | 'years' };
  readonly perDay?: number;
};
