import { words } from '../diagnostics/words.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Located } from '../validate/values.ts';
import { slug } from '../parse/slug.ts';

/** A request for an id: the editor's id if any, and the text from which one is made. */
export type Wanted = { readonly explicit: Located<string> | undefined; readonly text: string };

/** Returns an id for each: explicit ids first, then slugs, numbered in document order. Equal ids written at two places are an error. */
export function assignIds(wanted: readonly Wanted[], fallback: string, report: Report): string[] {
  const reserved = new Map<string, Located<string>>();
  const used = new Set<string>();
  for (const { explicit } of wanted) {
    if (explicit === undefined) continue;
    const earlier = reserved.get(explicit.value);
    if (earlier === undefined) reserved.set(explicit.value, explicit);
    else if (earlier.source.file !== explicit.source.file || earlier.at !== explicit.at) {
      const { line } = earlier.source.position(earlier.at);
      const message = words('idTaken', explicit.value, earlier.source.file, line);
      report.add(explicit.source, 'duplicate-id', explicit.at, message, words('chooseAnotherId'));
    }
  }
  /** The last number tried for a slug, so that a thousand equal names take a thousand steps. */
  const counts = new Map<string, number>();
  return wanted.map(({ explicit, text }) => {
    const base = explicit?.value ?? (slug(text) || fallback);
    if (explicit !== undefined && reserved.get(base)?.at === explicit.at && !used.has(base)) {
      used.add(base);
      return base;
    }
    let id = base;
    let count = counts.get(base) ?? 1;
    while (used.has(id) || reserved.has(id)) id = `${base}-${++count}`;
    counts.set(base, count);
    used.add(id);
    return id;
  });
}
