import type { Entry, EntryOf, Menu, Price, RowKind } from '../../src/menu/model.ts';
import { ON_PAGE } from '../kinds/on-page.ts';
import { Call, Code, type Value } from './literal.ts';

type Item = EntryOf<RowKind>;

/** The functions of src/menu/menu-rows.ts that a menu's items are written with, sorted. */
export function rowFunctions(menu: Menu<string>): string[] {
  const items = menu.sections.flatMap(({ entries }) => entries).filter(isItem);
  return [...new Set(items.map(({ kind }) => kind))].toSorted();
}

/** The menu with its items as calls: `simple('agua', 2, ['sulfitos'])`. */
export function withRows(menu: Menu<string>): Value {
  const sections = menu.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry): Value => (isItem(entry) ? itemCall(entry) : entry)),
  }));
  return { ...menu, sections };
}

function isItem(entry: Entry): entry is Item {
  return ON_PAGE[entry.kind].isRow;
}

function itemCall({ kind, id, prices, allergens, mayContain, ...more }: Item): Call {
  // A statement that there are none, with traces all the same, cannot be said in one list.
  const apart = allergens?.length === 0 && mayContain !== undefined;
  const listed = apart ? allergens : allergenList(allergens, mayContain);
  const rest = apart ? { mayContain, ...more } : more;
  const parameters = [id, pricesParameter(prices), listed, Object.keys(rest).length > 0 ? rest : undefined];
  const count = parameters.findLastIndex((parameter) => parameter !== undefined) + 1;
  return new Call(
    kind,
    parameters.slice(0, count).map((parameter) => parameter ?? new Code('undefined')),
  );
}

function pricesParameter(prices: readonly Price[] | undefined): Value | undefined {
  const [first, ...others] = prices ?? [];
  if (first && others.length === 0 && Object.keys(first).length === 1) return first.amount;
  const labels = prices?.map(({ label }) => label) ?? [];
  const byLabel = prices?.every((price) => price.label !== undefined && Object.keys(price).length === 2);
  const isPlain = byLabel && new Set(labels).size === labels.length;
  return isPlain ? Object.fromEntries(prices?.map(({ label, amount }) => [label, amount]) ?? []) : prices;
}

function allergenList(contained: readonly string[] | undefined, traces: readonly string[] | undefined) {
  if (!contained && !traces) return undefined;
  return [...(contained ?? []), ...(traces ?? []).map((key) => `~${key}`)];
}
