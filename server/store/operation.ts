import type { Notice } from './store.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** A request of an operation to its engine. */
export type Step =
  /** A statement with `$1`, `$2` … for its values; the engine answers with its rows. */
  | { readonly sql: string; readonly values: readonly Value[] }
  /** Locks a key until the end of the transaction. */
  | { readonly lock: string }
  /** Published after the commit, and not at all on a rollback (L14). */
  | { readonly notice: Notice };

/** One transaction for both engines: it yields steps and receives their rows. Throwing rolls it back. */
export type Operation<Answer> = Generator<Step, Answer, readonly Row[]>;

/** All rows of a statement. The caller states their type, which cannot be inferred from the text. */
export function* all<T extends Row>(sql: string, ...values: readonly Value[]): Operation<readonly T[]> {
  return (yield { sql, values }) as readonly T[];
}

/** The first row of a query, or undefined. */
export function* one<T extends Row>(sql: string, ...values: readonly Value[]): Operation<T | undefined> {
  return (yield* all<T>(`${sql} limit 1`, ...values))[0];
}

/** Whether a query has rows. */
export function* exists(sql: string, ...values: readonly Value[]): Operation<boolean> {
  return (yield* all(`${sql} limit 1`, ...values)).length > 0;
}

/** A statement whose rows are not used. */
export function* change(sql: string, ...values: readonly Value[]): Operation<void> {
  yield { sql, values };
}

export function* notify(notice: Notice): Operation<void> {
  yield { notice };
}

/** Serializes all changes of one person's cards, of the roles at a bar, or of a bar's news. */
export function* lock(what: 'person' | 'staff' | 'news', id: string): Operation<void> {
  yield { lock: `${what} ${id}` };
}
