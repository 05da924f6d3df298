import type { Notice } from './store.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** What an operation asks of the engine that runs it. */
export type Step =
  /** A statement with `$1`, `$2` … for its values; its rows are the answer. */
  | { readonly sql: string; readonly values: readonly Value[] }
  /** Nobody else with the same key goes on before this operation's transaction has ended. */
  | { readonly lock: string }
  /** To be heard once the transaction is committed, and not at all if it is not (L14). */
  | { readonly notice: Notice };

/** One transaction for both engines: it yields what it wants done and goes on with the rows. What it throws takes all back. */
export type Operation<Answer> = Generator<Step, Answer, readonly Row[]>;

/** All rows of a statement. The caller names their type, as nothing can know it from the text. */
export function* all<T extends Row>(sql: string, ...values: readonly Value[]): Operation<readonly T[]> {
  return (yield { sql, values }) as readonly T[];
}

/** The first row of a query, or undefined. */
export function* one<T extends Row>(sql: string, ...values: readonly Value[]): Operation<T | undefined> {
  return (yield* all<T>(`${sql} limit 1`, ...values))[0];
}

/** A statement whose rows are not used. */
export function* change(sql: string, ...values: readonly Value[]): Operation<void> {
  yield { sql, values };
}

export function* notify(notice: Notice): Operation<void> {
  yield { notice };
}

/** Everything of one person's cards happens one after the other. */
export function* lockPerson(uid: string): Operation<void> {
  yield { lock: `person ${uid}` };
}

/** Roles at a bar change one after the other. */
export function* lockStaff(barID: string): Operation<void> {
  yield { lock: `staff ${barID}` };
}

/** News of a bar change one after the other. */
export function* lockNews(barID: string): Operation<void> {
  yield { lock: `news ${barID}` };
}
