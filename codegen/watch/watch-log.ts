import type { Io } from '../commands/io.ts';
import { printDiagnostics } from '../commands/print-diagnostics.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sayingOf } from '../diagnostics/sort.ts';
import { words } from '../diagnostics/words.ts';
import { missingChanges, missingTable } from '../tools/missing/missing.ts';
import type { WatchResult } from './watch.ts';
import type { WatchedVenue } from './workshop.ts';

/** The folder that files of diagnostics are relative to, and their language. */
type Place = Pick<Io, 'cwd' | 'language'>;

/** The terminal's log of results: errors always, warnings if new, what a venue lacks if that has changed. */
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
      diagnostic.severity === 'error' || (before !== undefined && !before.has(sayingOf(diagnostic)));
    const texts: string[] = [];
    printDiagnostics(diagnostics.filter(isNew), this.#place, (text) => texts.push(text));
    if (failure !== undefined) texts.push(`${failure[this.#place.language]}\n`);
    else texts.push(`${words('builtIn', written.length, Math.round(milliseconds))[this.#place.language]}\n`);
    if (before !== undefined) texts.push(missingChanges(this.#venues, venues, this.#place.language));
    this.#warnings = new Set(diagnostics.map(sayingOf));
    this.#venues = venues;
    return texts.join('');
  }

  /** A table of what all venues lack now. */
  table(): string {
    return missingTable(this.#venues, this.#place.language);
  }
}
