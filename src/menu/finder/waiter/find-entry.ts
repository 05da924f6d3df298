import type { Entry, Section } from '../../model.ts';

/** A menu's entry by its id, which no two have. */
export function findEntry(sections: readonly Section[], id: string): Entry | undefined {
  for (const { entries } of sections) {
    const entry = entries.find((each) => each.id === id);
    if (entry) return entry;
  }
  return undefined;
}
