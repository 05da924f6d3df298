import { setTimeout as wait } from 'node:timers/promises';
import { Pool, types, type ClientConfig, type PoolClient } from 'pg';
import { type Driver, createListeners } from '../driver.ts';
import type { Operation, Row, Step } from '../operation.ts';
import { begin, type OperationName } from '../operations.ts';
import { StoreUnavailable, type Notice } from '../store.ts';
import { faultOf, isCollision } from './fault.ts';
import { openNoticeChannel } from './notice-channel.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Limit of attempts of a transaction that conflicts with others. */
const ATTEMPTS = 5;

const CONNECTIONS = 10;

/** Timeouts in milliseconds: connecting; a statement; a statement on a connection that no longer responds. */
const PATIENCE = { connection: 5_000, statement: 5_000, silence: 7_000 };

const BIGINT = 20;

/** BIGINT columns (instants, counts) are parsed as numbers, which are large enough. */
const TYPES: ClientConfig['types'] = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** PostgreSQL for several processes: each operation a transaction, notices for every process. Throws StoreUnavailable. */
export async function openPostgresDriver(connectionString: string): Promise<Driver> {
  const reach: ClientConfig = {
    connectionString,
    types: TYPES,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE.connection,
  };
  const config = { ...reach, statement_timeout: PATIENCE.statement, query_timeout: PATIENCE.silence };
  const schema = await prepareDatabase(reach);
  const pool = new Pool({ ...config, max: CONNECTIONS });
  // Ignores errors of idle connections: the next statement on them fails anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { publish, onNotice } = createListeners();
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const turns = createTurns(CONNECTIONS);

  const connect = async (): Promise<PoolClient> => {
    await turns.take();
    try {
      return await pool.connect();
    } catch (error) {
      const fault = faultOf(error);
      turns.dismiss(fault);
      turns.give();
      throw fault;
    }
  };

  const channel = await openNoticeChannel(config, schema, publish);

  /** Runs one transaction. A failed connection is discarded. */
  async function transact(operation: Operation<unknown>): Promise<{ answer: unknown; notices: Notice[] }> {
    const client = await connect();
    const query = async (
      sql: string,
      values: Extract<Step, { sql: string }>['values'] = [],
    ): Promise<readonly Row[]> => {
      try {
        return (await client.query<Row>({ name: nameOf(sql), text: sql, values: [...values] })).rows;
      } catch (error) {
        throw faultOf(error);
      }
    };
    const notices: Notice[] = [];
    const take = async (step: Step): Promise<readonly Row[]> => {
      if ('sql' in step) return query(step.sql, step.values);
      if ('lock' in step) return query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [step.lock]);
      notices.push(step.notice);
      const payload = channel.payloadOf(step.notice);
      return payload === undefined ? [] : query('select pg_notify($1, $2)', [channel.name, payload]);
    };
    let broken = false;
    try {
      await query('begin isolation level read committed');
      const answer = await finish(operation, take);
      await query('commit');
      return { answer, notices };
    } catch (error) {
      broken = error instanceof StoreUnavailable;
      if (!broken) await query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      client.release(broken);
      turns.give();
    }
  }

  async function attempt(name: OperationName, given: unknown): Promise<unknown> {
    for (let left = ATTEMPTS - 1; ; left -= 1) {
      try {
        const { answer, notices } = await transact(begin(name, given));
        notices.forEach(publish);
        return answer;
      } catch (error) {
        if (!isCollision(error)) throw error;
        if (left === 0) throw new StoreUnavailable('The database is too busy.', { cause: error });
        await wait(Math.random() * 20);
      }
    }
  }

  async function run(name: OperationName, given: unknown): Promise<unknown> {
    if (closing) throw new StoreUnavailable('The store is closed.');
    const work = attempt(name, given).finally(() => running.delete(work));
    running.add(work);
    return work;
  }

  async function close(): Promise<void> {
    await Promise.allSettled(running);
    await channel.close();
    await pool.end();
  }

  return { run: run as Driver['run'], onNotice, close: () => (closing ??= close()) };
}

const names = new Map<string, string>();

/** The name of a prepared statement, which is parsed once per connection. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `carta_${names.size}`;
  names.set(sql, name);
  return name;
}

/** Runs an operation to its end, executing its steps. */
async function finish(operation: Operation<unknown>, take: (step: Step) => Promise<readonly Row[]>): Promise<unknown> {
  let rows: readonly Row[] = [];
  for (;;) {
    const { done, value } = operation.next(rows);
    if (done) return value;
    rows = await take(value);
  }
}

/** A queue of callers in the place of the pool's, which times out too early: they wait for a busy database, but fail at once without one. */
export function createTurns(places: number) {
  const line: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  let free = places;
  return {
    take: () =>
      new Promise<void>((resolve, reject) => {
        if (free === 0) return void line.push({ resolve, reject });
        free -= 1;
        resolve();
      }),
    give(): void {
      const next = line.shift();
      if (next) next.resolve();
      else free += 1;
    },
    /** Rejects every waiting caller. */
    dismiss(reason: unknown): void {
      for (const { reject } of line.splice(0)) reject(reason);
    },
  };
}
