/** What `carta diff --format json` prints; docs/menu-changes.md describes it. */
import type { Change } from './change.ts';
import type { NewsReport } from './news/news-report.ts';
import type { LeftOut } from './read-menus.ts';

export type VenueName = { readonly id: string; readonly name: string };

/** Changes that are the same in all these venues; mostly of one. */
export type ChangedVenues = { readonly venues: readonly VenueName[]; readonly changes: readonly Change[] };

export type Report = {
  /** The revision that was compared with, as it was asked for. */
  readonly from: { readonly revision: string; readonly commit: string };
  /** Absent: the files as they are on disk. */
  readonly to?: { readonly revision: string; readonly commit: string };
  /** What several venues share first, then each venue's own, by address. A change stands in one place only. */
  readonly groups: readonly ChangedVenues[];
  /** Words of the interface, which all venues have. */
  readonly interface: readonly Change[];
  /** Files that could not be compared because of an error in the older or newer menu. */
  readonly leftOut: readonly (LeftOut & { readonly side: 'from' | 'to' })[];
  /** Absent unless the server was asked (`--news`). */
  readonly news?: NewsReport;
  /** How many allergens were removed from dishes that are still there. */
  readonly allergensRemoved: number;
  /** Whether that was allowed with --allow-allergen-removal. */
  readonly removalAllowed: boolean;
};
