import { createContext, use } from 'react';
import { columnsOf } from '../terms/price-columns.ts';
import { plainText } from '../terms/rich-text.ts';
import { useText } from './menu-context.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import type { HoursWindow } from '../time/windows.ts';
import { anyOf, windowOfEntry } from './hours-rule.ts';
import { REST } from './first-screen.ts';
import { type Entry, isRow, type Price } from './model.ts';

/** The entries after a heading, or after the section's beginning. */
export type Group = {
  /** The heads of the columns for a row's prices; empty: each price shows its own label. */
  readonly columns: readonly string[];
  /** The window in which an entry below its heading is shown; undefined: always. */
  readonly hours: HoursWindow | undefined;
};

export const ALONE: Group = { columns: [], hours: undefined };

/** The group of an entry, and whether it begins what is below the first screen (`first-screen.ts`). */
type Place = Group & { readonly isBelow?: boolean };

export const GroupContext = createContext<Place>(ALONE);

/** The id of a row, if it begins the part of its section below the first screen. */
export const useRest = (): string | undefined => (use(GroupContext).isBelow ? REST : undefined);

export const useColumns = (): readonly string[] => use(GroupContext).columns;

/** Finds the labels of an owner's prices, '' where a price has none. */
export type LabelLookup = (owner: string, prices: readonly Price[]) => readonly string[];

export function useLabels(): LabelLookup {
  const text = useText();
  const { priceLabels } = useInterface();
  return (owner, prices) =>
    prices.map(({ label, ownLabel }, index) => {
      if (label) return priceLabels[label];
      return ownLabel ? plainText(text(owner, `prices.${index}`)?.words) : '';
    });
}

/** The group of each heading and each item. */
export function groupsByEntry(entries: readonly Entry[], labelsOf: LabelLookup): ReadonlyMap<Entry, Group> {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    if (entry.kind === 'heading' || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(entry);
  }
  return new Map(
    groups.flatMap((group) => {
      const rows = group.flatMap((entry) => (isRow(entry) && entry.prices ? [labelsOf(entry.id, entry.prices)] : []));
      const below = group.filter(({ kind }) => kind !== 'heading');
      const shown = { columns: columnsOf(rows), hours: anyOf(below.map(windowOfEntry)) };
      return group.filter((entry) => entry.kind === 'heading' || isRow(entry)).map((entry) => [entry, shown] as const);
    }),
  );
}

/** The columns of the entries before a section's first heading. */
export function firstColumns(entries: readonly Entry[], groups: ReadonlyMap<Entry, Group>): readonly string[] {
  const first = entries.find((entry) => groups.has(entry));
  return (first && first.kind !== 'heading' && groups.get(first)?.columns) || [];
}
