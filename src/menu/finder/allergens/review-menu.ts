import type { HoursWindow } from '../../../time/windows.ts';
import { sectionWindow, windowOfEntry } from '../../hours-rule.ts';
import { declarationOf } from '../../declared-signs.ts';
import type { Entry, Section } from '../../model.ts';
import type { Tonight } from '../../tonight/shown.ts';
import type { Filter } from './filter.ts';
import { dietsIn, isDish, type Verdict, verdictOf } from './verdict-of.ts';

/** The numbers of dishes by verdict, among those on the menu now. */
export type Counts = Readonly<Record<Verdict['kind'] | 'hidden' | 'dishes', number>>;

/** The number of hidden dishes. `all`: none is shown. */
type Hidden = { readonly hidden: number; readonly all: boolean };

/** The declarations of tonight's own dishes. */
type Specials = readonly Pick<Tonight['specials'][number], 'id' | 'allergens' | 'marks'>[];

export type Review = {
  /** The verdict on each dish, including those outside their hours. */
  readonly verdicts: ReadonlyMap<Entry, Verdict>;
  /** The same of tonight's own dishes, by their ids. */
  readonly specials: ReadonlyMap<string, Verdict>;
  readonly counts: Counts;
  /** The number of dishes that each section hides; sections that hide none are left out. */
  readonly sections: ReadonlyMap<Section, Hidden>;
  /** The same of tonight's own dishes. */
  readonly tonight: Hidden | undefined;
  /** Sub-headings under which nothing is left. */
  readonly emptyHeadings: ReadonlySet<Entry>;
};

/** The verdict on a dish of the menu, or on one of tonight's own. */
export const verdictOn = (review: Review | undefined, entry: Entry): Verdict | undefined =>
  review?.verdicts.get(entry) ?? review?.specials.get(entry.id);

/** The windows of time that are open; undefined: the time is not known yet, so everything is shown. */
export type OpenWindows = readonly string[] | undefined;

/** Whether an entry with this window of time is on the menu now. */
const isOpen = (window: HoursWindow | undefined, open: OpenWindows): boolean =>
  window === undefined || open === undefined || open.includes(window);

/** The window that keeps a dish off the menu now: its own, or its section's. */
export function closedWindow(
  { section, entry }: { readonly section: Section; readonly entry: Entry },
  open: OpenWindows,
): HoursWindow | undefined {
  const windows = [sectionWindow(section), windowOfEntry(entry)];
  return windows.find((window) => !isOpen(window, open));
}

/** Applies a filter to a menu and to tonight's own dishes. */
export function reviewMenu(
  sections: readonly Section[],
  filter: Filter,
  open: OpenWindows,
  tonight: Specials = [],
): Review {
  const { chosen, strict, diets } = filter;
  const wanted = diets && { diets, hiding: dietsIn(sections) };
  const verdicts = new Map<Entry, Verdict>();
  const hiddenIn = new Map<Section, Hidden>();
  const emptyHeadings = new Set<Entry>();
  const counts = {
    contains: 0,
    mayContain: 0,
    notDeclared: 0,
    notAmong: 0,
    marked: 0,
    notMarked: 0,
    hidden: 0,
    dishes: 0,
  };
  const count = ({ kind, hidden }: Verdict): void => {
    counts.dishes += 1;
    counts[kind] += 1;
    counts.hidden += Number(hidden);
  };
  for (const section of sections) {
    const isSectionOpen = isOpen(sectionWindow(section), open);
    /** Whether they are hidden: the dishes that are on the menu now, by the heading above them. */
    const below = new Map<Entry | undefined, boolean[]>();
    let heading: Entry | undefined;
    for (const entry of section.entries) {
      if (entry.kind === 'heading') heading = entry;
      if (!isDish(entry)) continue;
      const verdict = verdictOf(entry, chosen, strict, wanted);
      verdicts.set(entry, verdict);
      if (!isSectionOpen || !isOpen(windowOfEntry(entry), open)) continue;
      count(verdict);
      below.set(heading, [...(below.get(heading) ?? []), verdict.hidden]);
    }
    for (const [above, dishes] of below) if (above && dishes.every(Boolean)) emptyHeadings.add(above);
    const hidden = hiddenOf([...below.values()].flat());
    if (hidden) hiddenIn.set(section, hidden);
  }
  const specials = new Map(
    tonight.map(({ id, allergens, marks = [] }) => [
      id,
      verdictOf({ ...declarationOf(allergens), marks }, chosen, strict, wanted),
    ]),
  );
  for (const verdict of specials.values()) count(verdict);
  return {
    verdicts,
    specials,
    counts,
    sections: hiddenIn,
    tonight: hiddenOf([...specials.values()].map(({ hidden }) => hidden)),
    emptyHeadings,
  };
}

function hiddenOf(dishes: readonly boolean[]): Hidden | undefined {
  const hidden = dishes.filter(Boolean).length;
  return hidden > 0 ? { hidden, all: hidden === dishes.length } : undefined;
}
