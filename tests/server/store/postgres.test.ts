import { Client } from 'pg';
import { openStore } from '../../../server/store/open-store.ts';
import { startPostgres } from '../../support/postgres.ts';
import { storeContract } from './contract.ts';

storeContract('PostgreSQL', async () => {
  const { url: databaseUrl, stop } = await startPostgres();
  const store = await openStore({ databaseUrl, file: '' });
  return {
    store,
    async execute(sql) {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    async close() {
      await store.close();
      await stop();
    },
  };
});
