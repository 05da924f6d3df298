/** The changes for diners, as `carta diff --format json` prints them. */
import type { Allergen } from '../../../src/terms/allergens.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { EntryKind } from '../../kinds/kinds.ts';
import type { NewsReport } from './news/news-report.ts';
import type { ChangeCode } from './print/describe.ts';
import type { LeftOut } from './read-menus.ts';
import type { Revision } from './revision.ts';

/** The kind and name of an entry; of a removed one, its last name. */
export type EntryName = {
  readonly kind: EntryKind;
  /** Absent for kinds without ids: headings, notes, banners, options, conditions. */
  readonly id?: string;
  readonly name: string;
};

export type Change = {
  readonly code: ChangeCode;
  /** Title of the section; absent if the whole venue is meant. */
  readonly section?: string;
  readonly entry?: EntryName;
  /** The path to a part of an entry: a step of a builder and its option, a course of a menu and its dish. */
  readonly part?: readonly string[];
  /** The changed field: 'description', 'phone', 'accent'; for a part, its role ('option'). */
  readonly field?: string;
  /** Label of a price in the venue's first language. */
  readonly label?: string;
  readonly allergen?: Allergen;
  readonly language?: Language;
  /** The value as diners read it. Absent if there was none. */
  readonly before?: string;
  readonly after?: string;
  /** Names of the dishes added or removed together with a section or a venue. */
  readonly entries?: readonly string[];
};

/** Whether a change declares less of an allergen than before, for a dish that still exists. */
export const isRemoval = ({ code }: Change): boolean => code === 'allergen-removed' || code === 'allergens-undeclared';

export type VenueName = { readonly id: string; readonly name: string };

/** Changes that are identical in all these venues, mostly a single one. */
export type ChangedVenues = { readonly venues: readonly VenueName[]; readonly changes: readonly Change[] };

export type Report = {
  readonly from: Revision;
  /** Absent: the files as they are on disk. */
  readonly to?: Revision;
  /** First the changes that several venues share, then each venue's own, by address. Each change is listed once. */
  readonly groups: readonly ChangedVenues[];
  readonly interface: readonly Change[];
  /** Files that could not be compared because of an error in the older or newer menu. */
  readonly leftOut: readonly (LeftOut & { readonly side: 'from' | 'to' })[];
  /** Absent unless the server was asked (`--news`). */
  readonly news?: NewsReport;
  readonly allergensRemoved: number;
  readonly removalAllowed: boolean;
};
