import type { HoursWindow } from '../../../time/windows.ts';
import type { Entry, Section } from '../../model.ts';
import { closedWindow, type OpenWindows } from '../allergens/review-menu.ts';
import type { Found } from './search-index.ts';

/** A dish that was found. What is not on the page now is said to be so, and leads nowhere. */
export type Result = Found & {
  /** It is out of its hours: its own, or its section's. */
  readonly closed: HoursWindow | undefined;
  /** The filter has taken it out. */
  readonly isHidden: boolean;
};

/** Results of one section. */
export type ResultGroup = {
  readonly section: Section;
  readonly isSimilar: boolean;
  readonly results: readonly Result[];
};

type PageNow = { readonly open: OpenWindows; readonly isHidden: (entry: Entry) => boolean };

/** Results by section, the section with the best first; within one, what can be gone to comes first. */
export function groupResults(found: readonly Found[], { open, isHidden }: PageNow): ResultGroup[] {
  const results = found.map((each): Result => {
    return {
      ...each,
      closed: closedWindow(each, open),
      isHidden: isHidden(each.entry),
    };
  });
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
    results: group.results.toSorted((a, b) => Number(isReachable(b)) - Number(isReachable(a))),
  }));
}

/** Whether the page shows its row now. */
export const isReachable = ({ closed, isHidden }: Result): boolean => closed === undefined && !isHidden;

/** Where the Enter key leads. */
export const firstReachable = (groups: readonly ResultGroup[]): Result | undefined =>
  groups.flatMap(({ results }) => results).find(isReachable);
