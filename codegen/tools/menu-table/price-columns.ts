import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../src/terms/language.ts';
import type { ResolvedPrice } from '../../../src/terms/resolved-venue.ts';
import type { Cell } from '../table/cell.ts';
import { joinPrices, readLabelledCell, readPriceCell } from './cell-prices.ts';
import { columnName, isReadBack } from './header.ts';
import type { Column } from './columns.ts';
import { keyOf } from './header.ts';
import { priceText } from './cell-prices.ts';

/** A cell of a row, with the column that it belongs to. */
export type Placed = { readonly column: Column; readonly cell: Cell };

type LabelColumn = Extract<Column, { holds: 'label' }>;

/** A menu's columns of prices: one for each label, in an order in which as many dishes as can be have their prices. */
export class PriceColumns {
  readonly columns: readonly LabelColumn[];
  readonly #languages: readonly Language[];

  constructor(dishes: readonly (readonly ResolvedPrice[])[], languages: readonly Language[]) {
    this.#languages = languages;
    const found = new Map<string, LabelColumn>();
    const after = new Map<string, Set<string>>();
    for (const prices of dishes) {
      const keys = prices.flatMap(({ label }) => {
        if (label === undefined) return [];
        const column: LabelColumn = { holds: 'label', label };
        if (!isReadBack(column, columnName(column, 'es', languages), languages)) return [];
        const key = keyOf(column);
        if (!found.has(key)) found.set(key, column);
        return [key];
      });
      for (const [index, key] of keys.entries()) {
        const next = keys[index + 1];
        const followers = after.get(key) ?? new Set();
        if (next !== undefined) followers.add(next);
        after.set(key, followers);
      }
    }
    this.columns = inOrder([...found.keys()], after).flatMap((key) => found.get(key) ?? []);
  }

  /** The cells of a dish's prices; undefined where no cells would be read as these prices. */
  cells(prices: readonly ResolvedPrice[]): Placed[] | undefined {
    const base = this.#languages[0] ?? 'es';
    const placed = prices.map(({ label, amount }): Placed | undefined => {
      if (label === undefined) return { column: { holds: 'price' }, cell: amount };
      const column = this.columns.find((each) => isDeepStrictEqual(each.label, label));
      return column && { column, cell: amount };
    });
    const cells = placed.filter((each) => each !== undefined);
    if (cells.length === prices.length && isReadAs(this.#sorted(cells), prices, base)) return cells;
    const text = priceText(prices, base);
    const written: Placed[] = [{ column: { holds: 'price' }, cell: text }];
    return text !== undefined && isReadAs(written, prices, base) ? written : undefined;
  }

  /** As they stand in the table. */
  #sorted(cells: readonly Placed[]): Placed[] {
    const place = ({ column }: Placed): number => this.columns.findIndex((each) => keyOf(each) === keyOf(column));
    return cells.toSorted((one, other) => place(one) - place(other));
  }
}

function isReadAs(cells: readonly Placed[], prices: readonly ResolvedPrice[], base: Language): boolean {
  let isRight = true;
  const say = (): void => {
    isRight = false;
  };
  const read = cells.flatMap(({ column, cell }) => {
    const found =
      column.holds === 'label' ? readLabelledCell(cell, column.label, base, say) : readPriceCell(cell, base, say);
    return found === undefined ? [] : [{ prices: found, say }];
  });
  const joined = joinPrices(read);
  return (
    isRight &&
    isDeepStrictEqual(
      joined,
      prices.map(({ label, amount }) => ({ ...(label && { label }), amount })),
    )
  );
}

/** Each before those that follow it; where two follow each other, the one that was met first. */
function inOrder(keys: readonly string[], after: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Set(keys);
  const order: string[] = [];
  while (left.size > 0) {
    const isFirst = (key: string): boolean => [...left].every((other) => other === key || !after.get(other)?.has(key));
    const next = [...left].find(isFirst) ?? [...left][0] ?? '';
    order.push(next);
    left.delete(next);
  }
  return order;
}
