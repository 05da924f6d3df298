import type { ResolvedSection as Section, ResolvedVenue as Venue } from '../../src/terms/resolved-venue.ts';
import type { ResolvedEntry } from '../kinds/kinds.ts';

/** The resolved venue, with the entry types of the table of kinds. */
export type ResolvedVenue = Venue<ResolvedEntry>;
export type ResolvedSection = Section<ResolvedEntry>;
