import { createContext, use } from 'react';
import { columnsOf } from '../terms/price-columns.ts';
import { plainText } from '../terms/rich-text.ts';
import { useText } from './menu-context.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import { type Entry, isRow, type Price } from './model.ts';

/** The heads of the columns that a row's prices stand in; none: each price says what it is for. */
export const ColumnsContext = createContext<readonly string[]>([]);

export const useColumns = (): readonly string[] => use(ColumnsContext);

/** Finds what the prices of an owner are for, '' where a price has no label. */
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

/** Of each heading and each item the columns of its group: what follows a heading, or the section's beginning. */
export function columnsByEntry(
  entries: readonly Entry[],
  labelsOf: LabelLookup,
): ReadonlyMap<Entry, readonly string[]> {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    if (entry.kind === 'heading' || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(entry);
  }
  return new Map(
    groups.flatMap((group) => {
      const rows = group.flatMap((entry) => (isRow(entry) && entry.prices ? [labelsOf(entry.id, entry.prices)] : []));
      const columns = columnsOf(rows);
      return group
        .filter((entry) => entry.kind === 'heading' || isRow(entry))
        .map((entry) => [entry, columns] as const);
    }),
  );
}

/** The columns of what a section begins with, before its first heading. */
export function firstColumns(entries: readonly Entry[], columns: ReturnType<typeof columnsByEntry>): readonly string[] {
  const first = entries.find((entry) => columns.has(entry));
  return first && first.kind !== 'heading' ? (columns.get(first) ?? []) : [];
}
