import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import type { Source } from './parse/source-file.ts';
import { Partials } from './resolve/partials.ts';

/**
 * Checks a partial that may not be used by anyone. What depends on the venue, its languages and pictures, is checked where it
 * is used; what is reported here and there is equal. `partial` gives the other partials by name, as a venue's context does.
 */
export function compilePartial(source: Source, partial: (name: string) => Source | undefined): Diagnostic[] {
  const partials = new Partials((name) => (name === source.id ? source : partial(name)));
  return sortDiagnostics(partials.get(source.id)?.diagnostics ?? []);
}
