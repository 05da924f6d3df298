/** What an entry is made of, found by the types of its fields: whatever in it may declare allergens for itself. */
import { ALLERGENS } from '../../src/terms/allergens.ts';
import { type Declaration, isDeclared } from './declaration.ts';
import { type EntryFields, stepsOf } from './resolved.ts';

type Values = Readonly<Record<string, unknown>>;

/** The field that names a group of fields: its first text. */
export function nameIn(fields: EntryFields): string {
  return stepsOf(fields).find(([, { type }]) => type === 'text')?.[0] ?? '';
}

/** The fields that hold parts, which most kinds have none of, by table. */
const holding = new WeakMap<EntryFields, EntryFields>();

function holdersIn(table: EntryFields): EntryFields {
  const known = holding.get(table);
  if (known) return known;
  const holders = Object.fromEntries(stepsOf(table).filter(([, { type }]) => type === 'dishes' || isGroup(type)));
  holding.set(table, holders);
  return holders;
}

/** The dishes of an entry, as it is written or as it is resolved, and each group of fields with one for allergens, by its name. */
export function partsIn(table: EntryFields, record: object): Values[] {
  return membersOf(holdersIn(table), record).flatMap(([{ type, fields = {} }, list]) => {
    if (type === 'dishes') return list;
    return list.flatMap((each) => [
      ...('allergens' in fields ? [{ ...each, name: each[nameIn(fields)] }] : []),
      ...partsIn(fields, each),
    ]);
  });
}

/** What is declared of an entry and its parts together. Without a word for the whole, a part that says nothing is not declared. */
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

/** Whether something is in it that has no field to declare: a drink, an option, what it includes. */
function hasMore(table: EntryFields, record: object): boolean {
  return membersOf(table, record).some(([{ type, fields = {} }, list]) => {
    if (type === 'texts' || type === 'drinks' || type === 'options') return list.length > 0;
    if (type === 'mapping' && !('allergens' in fields)) return list.length > 0;
    return isGroup(type) && list.some((each) => hasMore(fields, each));
  });
}

const isGroup = (type: string): boolean => type === 'mapping' || type === 'mappings';

/** The fields of a record, each with its values in a list. */
function membersOf(table: EntryFields, record: object): [EntryFields[string], Values[]][] {
  const values = record as Values;
  return stepsOf(table).map(([name, field]) => [field, [values[name] ?? []].flat() as Values[]]);
}
