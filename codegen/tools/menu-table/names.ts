import { plain } from '../../resolve/slug.ts';
import type { Names } from '../../validate/field.ts';

/** A name as it is compared: case, accents and signs do not matter. */
export function nameKey(name: string): string {
  return plain(name)
    .replaceAll(/[^a-z0-9€]+/g, ' ')
    .trim();
}

/** Every name of every entry of a table of names, as it is compared. */
export function byName<Key extends string>(table: Readonly<Record<Key, Names>>): ReadonlyMap<string, Key> {
  const found = new Map<string, Key>();
  for (const key of Object.keys(table) as Key[]) {
    const { es, en, also = [] } = table[key];
    for (const name of [es, en, ...also, key]) found.set(nameKey(name), key);
  }
  return found;
}
