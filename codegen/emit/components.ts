import type { EntryKind, Menu } from '../../src/menu/model.ts';
import type { Import } from './print-module.ts';

/** The component of src/menu that shows each kind of entry. */
const OF_KIND = {
  simple: 'SimpleItem',
  full: 'FullItem',
  highlight: 'HighlightItem',
  heading: 'Heading',
  note: 'Note',
  banner: 'Banner',
  promo: 'Promo',
  builder: 'Builder',
  options: 'Options',
  setMenu: 'SetMenu',
  conditions: 'Conditions',
} as const satisfies Record<EntryKind, string>;

type Component =
  | (typeof OF_KIND)[EntryKind]
  | 'DemoPrompt'
  | 'DetailPopup'
  | 'ImageOverlay'
  | 'InfoCard'
  | 'UnavailablePage'
  | 'VenuePage';

/** Kinds of entry that a menu has, sorted. */
export function kindsOf(menu: Menu): EntryKind[] {
  return [...new Set(menu.sections.flatMap(({ entries }) => entries.map(({ kind }) => kind)))].toSorted();
}

export function componentOf(kind: EntryKind): Component {
  return OF_KIND[kind];
}

/** What stands beside the entries, each only where the menu needs it. */
export function overlaysOf(menu: Menu): Component[] {
  const entries = menu.sections.flatMap((section) => section.entries);
  const popup = entries.some((entry) => 'detailedPopup' in entry);
  const overlay = entries.some(
    (entry) => (entry.kind === 'full' || entry.kind === 'highlight') && entry.image && !entry.detailedPopup,
  );
  return [...(popup ? (['DetailPopup'] as const) : []), ...(overlay ? (['ImageOverlay'] as const) : [])];
}

/** `SetMenu` comes from `src/menu/set-menu.tsx`. */
export function componentImport(name: Component): Import {
  const file = name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return { name, from: `../../../src/menu/${file}.tsx` };
}
