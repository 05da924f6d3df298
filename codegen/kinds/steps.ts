import type { EntryFields } from './resolved.ts';

/** A table's fields in a list, which a thousand menus walk faster than its names. */
export type Steps = readonly (readonly [name: string, field: EntryFields[string]])[];

const known = new WeakMap<EntryFields, Steps>();

/** The fields of a table in its order, each with its name. */
export function stepsOf(table: EntryFields): Steps {
  const steps = known.get(table) ?? Object.entries(table);
  known.set(table, steps);
  return steps;
}
