import { DatabaseError } from 'pg';
import { UnusableDatabase } from '../migrations.ts';
import { StoreUnavailable } from '../store.ts';

/** Codes of a transaction that met another in its way, or at the same place of an index: it may be run again. */
const COLLISIONS = ['40001', '40P01', '23505'];

/** SQLSTATE of a database that cannot work now: connection, resources, shutting down, disk, read-only, not allowed in. */
const AWAY = /^(08|53|57|58|25006|55P03|28|3D000|XX001)/;

const sqlState = (error: unknown): string | undefined => (error instanceof DatabaseError ? error.code : undefined);

export function isCollision(error: unknown): boolean {
  return COLLISIONS.includes(sqlState(error) ?? '');
}

/** What a statement's error means for the caller. One that is not the server's own says that the server was not reached. */
export function faultOf(error: unknown): unknown {
  if (error instanceof UnusableDatabase) return error;
  const state = sqlState(error);
  if (state !== undefined && !AWAY.test(state)) return error;
  // Several addresses of one host give an error without words of its own.
  const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error);
  return new StoreUnavailable(`The database cannot be used: ${reason}`, { cause: error });
}
