import { plainText } from '../terms/rich-text.ts';
import { shownWindow, windowOfEntry } from './hours-rule.ts';
import type { TextLookup } from './menu-context.ts';
import { type Entry, factsOf, isRow, type Menu } from './model.ts';

/** The height of the highest phone, in pixels: that of the media query in `frame.css`. */
const SCREEN = 928;
/** The least heights on such a phone, in pixels. `above`: what is above the sections besides the card with the venue's name (`info`) and `phones`. */
const LEAST = {
  above: 124,
  info: 50,
  phones: 44,
  title: 56,
  row: 44,
  rowWithText: 48,
  highRow: 60,
  panel: 70,
  highlight: 100,
};
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
export function firstScreenOf({ info, sections }: Pick<Menu, 'info' | 'sections'>, text: TextLookup): FirstScreen {
  let height = LEAST.above + (info ? LEAST.info : 0) + (info?.phones ? LEAST.phones : 0);
  for (const [index, section] of sections.entries()) {
    if (height >= SCREEN) return { sections: index };
    if (shownWindow(section)) continue;
    height += LEAST.title;
    for (const entry of section.entries) {
      if (height >= SCREEN && isRow(entry)) return { sections: index + 1, below: entry };
      height += heightOf(entry, text);
    }
  }
  return { sections: sections.length };
}

function heightOf(entry: Entry, text: TextLookup): number {
  if (!factsOf(entry).isServed || windowOfEntry(entry)) return 0;
  const hasPicture = 'image' in entry && entry.image !== undefined;
  if (factsOf(entry).announces && hasPicture) return LEAST.highlight;
  if (!isRow(entry)) return LEAST.panel;
  const { length } = plainText(text(entry.id, 'description')?.words);
  if (hasPicture || length > LINE) return LEAST.highRow;
  return length > 0 ? LEAST.rowWithText : LEAST.row;
}

/** More rows than this in a section are screens away from its beginning. */
const LONG = 36;

/** The id of the element after the sections of the menu. */
export const BEHIND = 'failure';

/** The id of the first section below a phone's first screen; undefined where that is screens away. */
export function sectionBelow(menu: Menu, text: TextLookup): string | undefined {
  const { sections } = menu;
  const { sections: count } = firstScreenOf(menu, text);
  const isLong = (sections[count - 1]?.entries.length ?? 0) > LONG;
  return isLong ? undefined : (sections[count]?.id ?? BEHIND);
}
