import type { NonIndexRouteObject } from 'react-router-dom';
import type { Language } from '../terms/language.ts';

/** One route of the generated table. */
export type MenuRoute = NonIndexRouteObject & {
  /** Below the base path: empty for the demo venue, a star for what is not found. */
  readonly path: string;
  /** Whose page it is; the not-found page is nobody's. */
  readonly handle?: { readonly venue: string };
};

/** One row of the generated registry of venues: what the server, the build and the tools need to know of a venue. */
export type VenueSummary<Code extends Language = Language> = {
  readonly name: string;
  readonly barID: string;
  /** Below the base path; empty for the demo venue. */
  readonly path: string;
  readonly status: 'open' | 'unavailable';
  readonly urlPath: boolean;
  readonly languages: readonly Code[];
  readonly loyalty?: Programme;
};

/** A venue's stamp card as its menu file says. */
export type Programme = {
  readonly stamps: number;
  readonly reward: Readonly<Record<Language, string>>;
  readonly validity?: { readonly amount: number; readonly unit: 'days' | 'months' | 'years' };
  readonly perDay?: number;
};
