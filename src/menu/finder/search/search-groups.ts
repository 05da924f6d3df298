import type { HoursWindow } from '../../../time/windows.ts';
import type { Entry, Section } from '../../model.ts';
import { closedWindow, type OpenWindows } from '../allergens/review-menu.ts';
import type { Found } from './search-index.ts';

/** A result of the search. One that the page does not show now has a note and no link. */
export type Result = Found & {
  /** The window that keeps it off the menu now, its own or its section's; undefined while it is served. */
  readonly closed: HoursWindow | undefined;
  /** Whether the filter hides it. */
  readonly isHidden: boolean;
};

/** The results of one section. */
export type ResultGroup = {
  readonly section: Section;
  readonly isSimilar: boolean;
  readonly results: readonly Result[];
};

type PageNow = { readonly open: OpenWindows; readonly isHidden: (entry: Entry) => boolean };

/** The results by section, the section with the best one first. Within a section, results that the page shows now come first. */
export function groupResults(found: readonly Found[], { open, isHidden }: PageNow): ResultGroup[] {
  const results = found.map((each): Result => ({
    ...each,
    closed: closedWindow(each, open),
    isHidden: isHidden(each.entry),
  }));
  const groups = new Map<string, { section: Section; isSimilar: boolean; results: Result[] }>();
  for (const result of results) {
    const { section, isSimilar } = result;
    const key = `${isSimilar} ${section.id}`;
    const group = groups.get(key) ?? { section, isSimilar, results: [] };
    groups.set(key, group);
    group.results.push(result);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    results: group.results.sort((a, b) => Number(isReachable(b)) - Number(isReachable(a))),
  }));
}

/** Whether the page shows the result's row now. */
export const isReachable = ({ closed, isHidden }: Result): boolean => closed === undefined && !isHidden;

/** The result that the Enter key leads to. */
export const firstReachable = (groups: readonly ResultGroup[]): Result | undefined =>
  groups.flatMap(({ results }) => results).find(isReachable);
