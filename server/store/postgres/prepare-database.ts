import { Client, type ClientBase, type ClientConfig, DatabaseError } from 'pg';
import { UnusableDatabase, checkVersion, MIGRATIONS, type SchemaDialect } from '../migrations.ts';
import { faultOf } from './fault.ts';

/** SQLSTATE of a missing privilege, and of a missing schema for tables. */
const NOT_ALLOWED = ['42501', '3F000'];

/** Migrates the schema and returns its name. Has no timeout, since another process may be migrating. */
export async function prepareDatabase(config: ClientConfig): Promise<string> {
  const client = new Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migrateDatabase(client);
    await checkDurability(client);
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    return rows[0]?.schema ?? 'public';
  } catch (error) {
    if (error instanceof DatabaseError && NOT_ALLOWED.includes(error.code ?? '')) {
      throw new UnusableDatabase(`Carta may not make its tables: ${error.message}`, { cause: error });
    }
    throw faultOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws UnusableDatabase if the database acknowledges commits before they are on disk (L13). */
async function checkDurability(client: ClientBase): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
    if (rows[0]?.value === 'off') {
      throw new UnusableDatabase(`The database must keep what it acknowledges, but its setting ${setting} is off.`);
    }
  }
}

const FIXED = `create function ledger_is_fixed() returns trigger language plpgsql as
  $$ begin raise exception 'The ledger is only appended to.'; end $$`;

const DIALECT: SchemaDialect = {
  sequence: 'bigint generated always as identity primary key',
  fixed: (table) => [
    ...(table === 'ledger' ? [FIXED] : []),
    `create trigger ${table}_fixed before update or delete on ${table}
      for each row execute function ledger_is_fixed()`,
  ],
};

/** Migrates the schema, safely if several processes start at once. */
async function migrateDatabase(client: ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query("select pg_advisory_xact_lock(hashtextextended('carta migrations', 0))");
    await client.query('create table if not exists migrations (number integer primary key)');
    const { rows } = await client.query<{ version: number }>(
      'select coalesce(max(number), 0) as version from migrations',
    );
    const version = rows[0]?.version ?? 0;
    checkVersion(version);
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < version) continue;
      for (const statement of migration(DIALECT)) await client.query(statement);
      await client.query('insert into migrations (number) values ($1)', [index + 1]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
