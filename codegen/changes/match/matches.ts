import type { Line, LinePair } from './line.ts';

/** Entries that have been found to be the same, and those that have not. Each is matched once. */
export class Matches {
  readonly #before: readonly Line[];
  readonly #after: readonly Line[];
  readonly #after2before = new Map<Line, Line>();
  readonly #before2after = new Map<Line, Line>();

  constructor(before: readonly Line[], after: readonly Line[]) {
    this.#before = before;
    this.#after = after;
  }

  pair(before: Line, after: Line): void {
    this.#before2after.set(before, after);
    this.#after2before.set(after, before);
  }

  /** Matches what has the same key on both sides, in order. */
  pairEqual(beforeKey: (line: Line) => string, afterKey: (line: Line) => string): void {
    const queues = Map.groupBy(this.added, afterKey);
    const taken = new Map<string, number>();
    for (const line of this.gone) {
      const key = beforeKey(line);
      const place = taken.get(key) ?? 0;
      const other = queues.get(key)?.[place];
      if (other === undefined) continue;
      taken.set(key, place + 1);
      this.pair(line, other);
    }
  }

  isMatched(line: Line): boolean {
    return this.#before2after.has(line) || this.#after2before.has(line);
  }

  /** What an entry of before is after. */
  afterOf(before: Line): Line | undefined {
    return this.#before2after.get(before);
  }

  /** In the order of after. */
  get pairs(): LinePair[] {
    return this.#after.flatMap((line): LinePair[] => {
      const before = this.#after2before.get(line);
      return before === undefined ? [] : [[before, line]];
    });
  }

  get gone(): Line[] {
    return this.#before.filter((line) => !this.#before2after.has(line));
  }

  get added(): Line[] {
    return this.#after.filter((line) => !this.#after2before.has(line));
  }

  /** All entries of one side, matched or not. */
  get before(): readonly Line[] {
    return this.#before;
  }

  get after(): readonly Line[] {
    return this.#after;
  }
}
