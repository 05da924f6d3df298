import type { ResolvedSection as Section, ResolvedVenue as Venue } from '../../src/terms/resolved-venue.ts';
import type { ResolvedEntry } from '../kinds/kinds.ts';

/** The resolved venue with entries as the table of kinds makes them. */
export type ResolvedVenue = Venue<ResolvedEntry>;
export type ResolvedSection = Section<ResolvedEntry>;
