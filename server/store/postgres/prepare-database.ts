import { Client, type ClientBase, type ClientConfig } from 'pg';
import { UnusableDatabase } from '../migrations.ts';
import { faultOf } from './fault.ts';
import { migrateDatabase } from './migrate-database.ts';

/** Brings the schema up to date and answers its name. Takes the time that it takes, as others may be at it. */
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
    throw faultOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** L13 needs a database that has written what it acknowledges. */
async function checkDurability(client: ClientBase): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
    if (rows[0]?.value === 'off') {
      throw new UnusableDatabase(`The database must keep what it acknowledges, but its setting ${setting} is off.`);
    }
  }
}
