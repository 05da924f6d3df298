import type { EntryKind, Menu } from '../../src/menu/model.ts';
import { ON_PAGE } from '../kinds/on-page.ts';
import type { Import } from './print-module.ts';

/** Kinds of entry that a menu has, sorted. */
export function kindsOf(menu: Menu<string>): EntryKind[] {
  return [...new Set(menu.sections.flatMap(({ entries }) => entries.map(({ kind }) => kind)))].toSorted();
}

export function componentOf(kind: EntryKind): string {
  return ON_PAGE[kind].component;
}

/** What stands beside the entries, each only where the menu needs it. */
export function overlaysOf(menu: Menu<string>): string[] {
  const entries = menu.sections.flatMap((section) => section.entries);
  const popup = entries.some((entry) => 'detailedPopup' in entry);
  const overlay = entries.some((entry) => ON_PAGE[entry.kind].isRow && 'image' in entry && !('detailedPopup' in entry));
  return [...(popup ? ['DetailPopup'] : []), ...(overlay ? ['ImageOverlay'] : [])];
}

/** `SetMenu` comes from `src/menu/set-menu.tsx`. */
export function componentImport(name: string): Import {
  const file = name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return { name, from: `../../../src/menu/${file}.tsx` };
}
