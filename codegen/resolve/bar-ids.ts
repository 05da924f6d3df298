import { words } from '../diagnostics/words.ts';
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fileProblem, readSource, type MenuFile } from '../read/read-source.ts';

/** The fields of a venue that this rule needs. */
type Named = { readonly id: string; readonly summary?: { readonly barID: string } | undefined };

/** Reports venues that share a `barID`: the server and QR codes identify a venue by it. */
export function checkBarIds(venues: readonly Named[], menus: readonly MenuFile[]): Diagnostic[] {
  const owners = new Map<string, string>();
  // A venue whose own id it is takes precedence over others with that `barID`.
  for (const { id, summary } of venues) if (summary?.barID === id) owners.set(id, id);
  return venues.flatMap(({ id, summary }) => {
    if (!summary) return [];
    const owner = owners.get(summary.barID) ?? id;
    owners.set(summary.barID, owner);
    if (owner === id) return [];
    const menu = menus.find((candidate) => candidate.id === id);
    if (!menu) return [];
    const message = words('sameBarId', summary.barID, owner);
    return [fileProblem(menu.file, 'duplicate-route', message, words('giveEachABarId'), placeOf(menu))];
  });
}

/** The position of `barID` in the file. */
function placeOf(menu: MenuFile): { line: number; column: number } {
  const read = readSource(menu);
  const lineCounter = new LineCounter();
  const contents = 'text' in read ? parseDocument(read.text, { lineCounter }).contents : undefined;
  const value = isMap(contents) ? contents.get('barID', true) : undefined;
  const start = isScalar(value) ? value.range?.[0] : undefined;
  const { line, col } = start === undefined ? { line: 1, col: 1 } : lineCounter.linePos(start);
  return { line, column: col };
}
