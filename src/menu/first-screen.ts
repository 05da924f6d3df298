import { plainText } from '../terms/rich-text.ts';
import { shownWindow, windowOfEntry } from './hours-rule.ts';
import type { TextLookup } from './menu-context.ts';
import { type Entry, factsOf, isRow, type Menu } from './model.ts';

/** The height of the highest phone, in pixels: that of the media query in `frame.css`. */
const SCREEN = 928;
/** The least heights on such a phone, in pixels. `above`: the header with one row and the bar of sections. */
const LEAST = {
  above: 124,
  info: 50,
  phones: 44,
  flags: 44,
  opening: 22,
  title: 56,
  titlePicture: 15,
  note: 24,
  row: 44,
  rowWithText: 48,
  highRow: 60,
  panel: 70,
  banner: 48,
  highlight: 100,
};
/** The number of languages whose flags certainly do not fit beside the logo. */
const MANY_LANGUAGES = 8;
/** The number of characters that may fit on one line of a text, in any font. */
const LINE = 70;

/** The part of a menu that a phone may show on its first screen. */
export type FirstScreen = {
  /** The number of sections of which it may show something. */
  readonly sections: number;
  /** The first row of the last of them that is certainly below; undefined: none. */
  readonly below?: Entry | undefined;
};

/** Estimates the first screen from the least heights. Entries with hours have none, because they may be hidden. */
export function firstScreenOf({ sections, ...venue }: Menu, text: TextLookup): FirstScreen {
  let height = heightAbove(venue);
  for (const [index, section] of sections.entries()) {
    if (height >= SCREEN) return { sections: index };
    if (shownWindow(section)) continue;
    height += LEAST.title + (section.image ? LEAST.titlePicture : 0);
    for (const entry of section.entries) {
      if (height >= SCREEN && isRow(entry) && !factsOf(entry).announces) return { sections: index + 1, below: entry };
      height += heightOf(entry, text);
    }
  }
  return { sections: sections.length };
}

/** The least height of what is above the sections. */
function heightAbove({ languages, hours, info }: Omit<Menu, 'sections'>): number {
  return (
    LEAST.above +
    (languages.length >= MANY_LANGUAGES ? LEAST.flags : 0) +
    (hours ? LEAST.opening : 0) +
    (info ? LEAST.info : 0) +
    (info?.phones ? LEAST.phones : 0)
  );
}

function heightOf(entry: Entry, text: TextLookup): number {
  const { isServed, announces } = factsOf(entry);
  if (windowOfEntry(entry)) return 0;
  if (!isServed) return announces ? LEAST.banner : LEAST.note;
  const hasPicture = 'image' in entry && entry.image !== undefined;
  if (announces && hasPicture) return LEAST.highlight;
  if (!isRow(entry)) return LEAST.panel;
  const { length } = plainText(text(entry.id, 'description')?.words);
  if (hasPicture || length > LINE) return LEAST.highRow;
  return length > 0 ? LEAST.rowWithText : LEAST.row;
}

/** The id of the row with which the part of its section below the first screen begins. */
export const REST = 'the_rest';
/** The id of the element after the sections of the menu. */
export const BEHIND = 'failure';

/** The id of the first element that is certainly below a phone's first screen. */
export function elementBelow(menu: Menu, text: TextLookup): string {
  const { sections, below } = firstScreenOf(menu, text);
  return below ? REST : (menu.sections[sections]?.id ?? BEHIND);
}
