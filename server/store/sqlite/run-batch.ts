import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Operation, Row, Step } from '../operation.ts';
import { begin, type OperationName } from '../operations.ts';
import { Denied, type Notice } from '../store.ts';
import type { ApiErrorCode } from '../../protocol/errors.ts';
import { emptyJournal, isStorageFault } from './open-database.ts';

export type Command = { readonly name: OperationName; readonly given: unknown };

/** The result of a command. Errors are converted to data, because they lose their class between threads. */
export type Result =
  | { readonly kind: 'done'; readonly answer: unknown; readonly notices: readonly Notice[] }
  | { readonly kind: 'denied'; readonly code: ApiErrorCode }
  | { readonly kind: 'failed'; readonly error: unknown };

const COMMAND = 'command';

/** Runs commands in one transaction. A failed command is rolled back alone; a fault of the disk rolls all back and throws. */
export function createBatchRunner(database: DatabaseSync): (commands: readonly Command[]) => Result[] {
  const statements = new Map<string, StatementSync>();
  /** Whether the journal may still contain data deleted from the file (L15). */
  let remembers = false;

  function rowsOf({ sql, values }: Extract<Step, { sql: string }>): readonly Row[] {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
      statements.set(sql, statement);
    }
    return statement.all(...values) as readonly Row[];
  }

  function finish(operation: Operation<unknown>): Result {
    const notices: Notice[] = [];
    let rows: readonly Row[] = [];
    for (;;) {
      const { done, value } = operation.next(rows);
      if (done) return { kind: 'done', answer: value, notices };
      rows = 'sql' in value ? rowsOf(value) : [];
      if ('notice' in value) notices.push(value.notice);
    }
  }

  function attempt({ name, given }: Command): Result {
    database.exec(`savepoint ${COMMAND}`);
    try {
      const result = finish(begin(name, given));
      database.exec(`release ${COMMAND}`);
      return result;
    } catch (error) {
      if (isStorageFault(error)) throw error;
      database.exec(`rollback to ${COMMAND}; release ${COMMAND}`);
      return error instanceof Denied ? { kind: 'denied', code: error.code } : { kind: 'failed', error };
    }
  }

  return (commands) => {
    database.exec('begin immediate');
    const results = commands.map(attempt);
    database.exec('commit');
    remembers ||= commands.some(({ name }) => name === 'deleteUser');
    if (remembers) remembers = !emptyJournal(database);
    return results;
  };
}
