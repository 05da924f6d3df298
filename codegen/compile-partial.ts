import type { Context, Source } from './compile-venue.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { Partials } from './resolve/partials.ts';

/**
 * Checks a partial that may not be used by anyone. What depends on the venue, its languages and pictures, is checked where it
 * is used; what is reported here and there is equal. The context gives the partials that this one uses.
 */
export function compilePartial(source: Source, context: Pick<Context, 'partial'>): Diagnostic[] {
  const partials = new Partials((name) => (name === source.id ? source : context.partial(name)));
  // A cycle is found in any of its partials, wherever the `use` stands that is to be reported.
  const found = partials.reach([source.id]).flatMap((name) => partials.get(name)?.diagnostics ?? []);
  return sortDiagnostics(found.filter(({ file }) => file === source.file));
}
