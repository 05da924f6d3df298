import { DatabaseError } from 'pg';
import { UnusableDatabase } from '../migrations.ts';
import { StoreUnavailable } from '../store.ts';

/** Codes of transactions that conflict, or violate a unique index: they are retried. */
const COLLISIONS = ['40001', '40P01', '23505'];

/** SQLSTATE of an unavailable database: connection, resources, shutdown, disk, read-only, authentication. */
const AWAY = /^(08|53|57|58|25006|55P03|28|3D000|XX001)/;

const sqlState = (error: unknown): string | undefined => (error instanceof DatabaseError ? error.code : undefined);

export function isCollision(error: unknown): boolean {
  return COLLISIONS.includes(sqlState(error) ?? '');
}

/** The error for the caller of a failed statement. An error without SQLSTATE means that the server was not reached. */
export function faultOf(error: unknown): unknown {
  if (error instanceof UnusableDatabase) return error;
  const state = sqlState(error);
  if (state !== undefined && !AWAY.test(state)) return error;
  // If a host has several addresses, the error has no message of its own.
  const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error);
  return new StoreUnavailable(`The database cannot be used: ${reason}`, { cause: error });
}
