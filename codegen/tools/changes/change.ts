/** What changed for a diner, as `carta diff --format json` prints it. */
import type { Allergen } from '../../../src/terms/allergens.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { EntryKind } from '../../kinds/kinds.ts';
import type { NewsReport } from './news/news-report.ts';
import type { ChangeCode } from './print/describe.ts';
import type { LeftOut } from './read-menus.ts';

/** What an entry is, and how it is called: now, or as it was if it is gone. */
export type EntryName = {
  readonly kind: EntryKind;
  /** Absent of entries that have none: headings, notes, banners, options, conditions. */
  readonly id?: string;
  readonly name: string;
};

export type Change = {
  readonly code: ChangeCode;
  /** Title of the section; absent where the whole venue is meant. */
  readonly section?: string;
  readonly entry?: EntryName;
  /** The way to a part of an entry: the step of a builder and its option, the course of a menu and its dish. */
  readonly part?: readonly string[];
  /** What of it: 'description', 'phone', 'accent'; of a part what it is ('option'). */
  readonly field?: string;
  /** Label of a price in the venue's first language. */
  readonly label?: string;
  readonly allergen?: Allergen;
  readonly language?: Language;
  /** As the diner reads it. Absent where there was nothing. */
  readonly before?: string;
  readonly after?: string;
  /** Names of the dishes that came or went together: with a section, or a venue. */
  readonly entries?: readonly string[];
};

/** Less is said of an allergen than before, though the dish is still there. */
export function isRemoval({ code }: Change): boolean {
  return code === 'allergen-removed' || code === 'allergens-undeclared';
}

export type VenueName = { readonly id: string; readonly name: string };

/** Changes that are the same in all these venues; mostly of one. */
export type ChangedVenues = { readonly venues: readonly VenueName[]; readonly changes: readonly Change[] };

export type Report = {
  readonly from: { readonly revision: string; readonly commit: string };
  /** Absent: the files as they are on disk. */
  readonly to?: { readonly revision: string; readonly commit: string };
  /** What several venues share first, then each venue's own, by address. A change stands in one place only. */
  readonly groups: readonly ChangedVenues[];
  readonly interface: readonly Change[];
  /** Files that could not be compared because of an error in the older or newer menu. */
  readonly leftOut: readonly (LeftOut & { readonly side: 'from' | 'to' })[];
  /** Absent unless the server was asked (`--news`). */
  readonly news?: NewsReport;
  readonly allergensRemoved: number;
  readonly removalAllowed: boolean;
};
