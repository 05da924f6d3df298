import type { HoursWindow } from '../../../time/windows.ts';
import { sectionWindow, windowOfEntry } from '../../hours-rule.ts';
import type { Entry, Section } from '../../model.ts';
import type { Filter } from './filter.ts';
import { dietsIn, isDish, type Verdict, verdictOf } from './verdict-of.ts';

/** How many dishes, of those that are on the menu now. */
export type Counts = Readonly<Record<Verdict['kind'] | 'hidden' | 'dishes', number>>;

export type Review = {
  /** The verdict on each dish, also on those that are out of their hours. */
  readonly verdicts: ReadonlyMap<Entry, Verdict>;
  readonly counts: Counts;
  /** How many of its dishes each section hides; none are left out. `all`: it shows no dish. */
  readonly sections: ReadonlyMap<Section, { readonly hidden: number; readonly all: boolean }>;
  /** Sub-headings under which nothing is left. */
  readonly emptyHeadings: ReadonlySet<Entry>;
};

/** Which of the windows of time are open; undefined: no clock has said, so everything is shown. */
export type OpenWindows = readonly string[] | undefined;

/** Whether what has a window of time is on the menu now. */
export const isOpen = (window: HoursWindow | undefined, open: OpenWindows): boolean =>
  window === undefined || open === undefined || open.includes(window);

/** The window that keeps a dish off the menu now: its own, or its section's. */
export function closedWindow(
  { section, entry }: { readonly section: Section; readonly entry: Entry },
  open: OpenWindows,
): HoursWindow | undefined {
  const windows = [sectionWindow(section), windowOfEntry(entry)];
  return windows.find((window) => !isOpen(window, open));
}

/** Applies a filter to a menu. */
export function reviewMenu(sections: readonly Section[], filter: Filter, open: OpenWindows): Review {
  const { chosen, strict, diets } = filter;
  const wanted = diets && { diets, hiding: dietsIn(sections) };
  const verdicts = new Map<Entry, Verdict>();
  const hiddenIn = new Map<Section, { hidden: number; all: boolean }>();
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
      counts.dishes += 1;
      counts[verdict.kind] += 1;
      below.set(heading, [...(below.get(heading) ?? []), verdict.hidden]);
    }
    for (const [above, dishes] of below) if (above && dishes.every(Boolean)) emptyHeadings.add(above);
    const all = [...below.values()].flat();
    const hidden = all.filter(Boolean).length;
    counts.hidden += hidden;
    if (hidden > 0) hiddenIn.set(section, { hidden, all: hidden === all.length });
  }
  return { verdicts, counts, sections: hiddenIn, emptyHeadings };
}
