/** The parts of an entry that may declare their own allergens, found by the types of its fields. */
import { ALLERGENS } from '../../src/terms/allergens.ts';
import { type Declaration, isDeclared } from '../../src/terms/declaration.ts';
import { type EntryFields, stepsOf } from './resolved.ts';

type Values = Readonly<Record<string, unknown>>;

/** The field that names a group of fields: its first text. */
export function nameIn(fields: EntryFields): string {
  return stepsOf(fields).find(([, { type }]) => type === 'text')?.[0] ?? '';
}

/** Cache: the fields of a table that hold parts. Most kinds have none. */
const holding = new WeakMap<EntryFields, EntryFields>();

function holdersIn(table: EntryFields): EntryFields {
  const known = holding.get(table);
  if (known) return known;
  const holders = Object.fromEntries(stepsOf(table).filter(([, { type }]) => type === 'dishes' || isGroup(type)));
  holding.set(table, holders);
  return holders;
}

/** The dishes of a written or resolved entry, and each group of fields that has one for allergens, with its name. */
export function partsIn(table: EntryFields, record: object): Values[] {
  return membersOf(holdersIn(table), record).flatMap(([{ type, fields = {} }, list]) => {
    if (type === 'dishes') return list;
    return list.flatMap((each) => [
      ...('allergens' in fields ? [{ ...each, name: each[nameIn(fields)] }] : []),
      ...partsIn(fields, each),
    ]);
  });
}

/** The texts of a written entry that name what it includes, besides its parts. */
export function inclusionsIn(table: EntryFields, record: object): Values[] {
  return membersOf(table, record).flatMap(([{ type, fields = {} }, list]) => {
    if (type === 'texts' || type === 'drinks') return list;
    return isGroup(type) ? list.flatMap((each) => inclusionsIn(fields, each)) : [];
  });
}

/** The declaration of an entry with its parts. It is partial unless the whole is declared, or every part is. */
export function declarationOfAll(table: EntryFields, whole: Declaration, parts: readonly Declaration[]): Declaration {
  const spoken = [whole, ...parts].filter(isDeclared);
  const contains = new Set(spoken.flatMap(({ allergens = [] }) => allergens));
  const possible = new Set(spoken.flatMap(({ mayContain = [] }) => mayContain));
  const allergens = ALLERGENS.filter((allergen) => contains.has(allergen));
  const mayContain = ALLERGENS.filter((allergen) => possible.has(allergen) && !contains.has(allergen));
  const isWhole = isDeclared(whole) || (parts.length > 0 && parts.every(isDeclared) && !hasMore(table, whole));
  const isNone = isWhole && spoken.some((part) => part.allergens !== undefined);
  return {
    ...((allergens.length > 0 || isNone) && { allergens }),
    ...(mayContain.length > 0 && { mayContain }),
    ...(!isWhole && allergens.length + mayContain.length > 0 && { partlyDeclared: true as const }),
  };
}

/** Whether the entry contains something that cannot declare allergens: a drink, an option, an included extra. */
function hasMore(table: EntryFields, record: object): boolean {
  return membersOf(table, record).some(([{ type, fields = {} }, list]) => {
    if (type === 'texts' || type === 'drinks' || type === 'options') return list.length > 0;
    if (type === 'mapping' && !('allergens' in fields)) return list.length > 0;
    return isGroup(type) && list.some((each) => hasMore(fields, each));
  });
}

const isGroup = (type: string): boolean => type === 'mapping' || type === 'mappings';

/** The fields of a record, each with a list of its values. */
function membersOf(table: EntryFields, record: object): [EntryFields[string], Values[]][] {
  const values = record as Values;
  return stepsOf(table).map(([name, field]) => [field, [values[name] ?? []].flat() as Values[]]);
}
