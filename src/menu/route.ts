import type { ComponentType } from 'react';
import type { Language } from '../i18n/language.ts';

/** One row of the generated route table. */
export type VenueRoute = {
  /** Below the base path, without slashes; empty for the demo venue. */
  readonly path: string;
  /** Also reachable with one more segment. */
  readonly urlPath?: true;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
};

/** One row of the generated registry of venues: what the server, the build and the tools need to know of a venue. */
export type VenueSummary = {
  readonly name: string;
  readonly barID: string;
  /** Below the base path; empty for the demo venue. */
  readonly path: string;
  readonly status: 'open' | 'unavailable';
  readonly urlPath: boolean;
  readonly languages: readonly Language[];
  readonly loyalty?: Programme;
};

/** A venue's stamp card as its menu file says. */
export type Programme = {
  readonly stamps: number;
  readonly reward: Readonly<Partial<Record<Language, string>>>;
  readonly validity?: { readonly amount: number; readonly unit: 'days' | 'months' | 'years' };
  readonly perDay?: number;
};
