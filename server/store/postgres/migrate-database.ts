import type { ClientBase } from 'pg';
import { checkVersion, MIGRATIONS, type SchemaDialect } from '../migrations.ts';

const DIALECT: SchemaDialect = {
  sequence: 'bigint generated always as identity primary key',
  fixedLedger: [
    `create function ledger_is_fixed() returns trigger language plpgsql as
      $$ begin raise exception 'The ledger is only appended to.'; end $$`,
    `create trigger ledger_fixed before update or delete on ledger
      for each row execute function ledger_is_fixed()`,
  ],
  fixedNewsLedger: [
    `create trigger news_ledger_fixed before update or delete on news_ledger
      for each row execute function ledger_is_fixed()`,
  ],
};

/** Brings the schema up to date; also when several processes start at once. */
export async function migrateDatabase(client: ClientBase): Promise<void> {
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
