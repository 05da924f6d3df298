import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { startPostgres } from '../../support/postgres.ts';

/** A new store on each engine, and what ends them. */
export async function openBothEngines(): Promise<{ readonly stores: Store[]; readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'carta-model-'));
  const postgres = await startPostgres();
  const stores = [
    await openStore({ file: join(folder, 'carta.sqlite') }),
    await openStore({ databaseUrl: postgres.url, file: '' }),
  ];
  const close = async (): Promise<void> => {
    await Promise.all(stores.map((store) => store.close()));
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
  return { stores, close };
}
