import type { Io } from '../commands/io.ts';
import { printDiagnostics } from '../commands/print-diagnostics.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { missingChanges, missingTable } from '../tools/missing/missing.ts';
import type { WatchResult } from './watch.ts';
import type { WatchedVenue } from './workshop.ts';

/** The folder that files of diagnostics are relative to, and their language. */
type Place = Pick<Io, 'cwd' | 'language'>;

/** What a terminal says of each result: errors always, a warning when it is new, what a venue lacks when that has changed. */
export class WatchLog {
  readonly #place: Place;
  #warnings: ReadonlySet<string> | undefined;
  #venues: readonly WatchedVenue[] = [];

  constructor(place: Place) {
    this.#place = place;
  }

  /** The text for a result, lines with their ends. */
  tell({ diagnostics, venues, written, milliseconds, failure }: WatchResult): string {
    const before = this.#warnings;
    const isNew = (diagnostic: Diagnostic): boolean =>
      diagnostic.severity === 'error' || (before !== undefined && !before.has(keyOf(diagnostic)));
    const texts: string[] = [];
    printDiagnostics(diagnostics.filter(isNew), this.#place, (text) => texts.push(text));
    if (failure !== undefined) texts.push(`${failure}\n`);
    else texts.push(`${written.length} files written in ${Math.round(milliseconds)} ms\n`);
    if (before !== undefined) texts.push(missingChanges(this.#venues, venues));
    this.#warnings = new Set(diagnostics.map(keyOf));
    this.#venues = venues;
    return texts.join('');
  }

  /** What is missing in all venues by now. */
  table(): string {
    return missingTable(this.#venues);
  }
}

/** The same wherever it has moved to: what is written above it is no reason to say it again. */
function keyOf({ file, code, message }: Diagnostic): string {
  return JSON.stringify([file, code, message]);
}
