import type { Source } from '../parse/source-file.ts';
import { Partials } from './partials.ts';

/** What a `use` can name: each partial (`bebidas`), and each of its sections (`bebidas#refrescos`). */
export function partialNames(names: readonly string[], source: (name: string) => Source | undefined): string[] {
  const partials = new Partials(source);
  return names.flatMap((name) => {
    const partial = partials.get(name);
    return partial === undefined ? [] : [name, ...partial.sections.map(({ id }) => `${name}#${id}`)];
  });
}
