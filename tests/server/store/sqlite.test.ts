import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../../../server/store/open-store.ts';
import { storeContract } from './contract.ts';

storeContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carta-store-'));
  const file = join(folder, 'carta.sqlite');
  const store = await openStore({ file });
  return {
    store,
    async execute(sql) {
      const database = new DatabaseSync(file);
      try {
        database.exec(sql);
      } finally {
        database.close();
      }
    },
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});
