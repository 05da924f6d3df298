/** A process that has a store open and runs its parent's calls: the part of a server that tests kill. Run by `startStoreProcess`. */
import { createStore, openStore } from '../../server/store/open-store.ts';
import { openSqliteDriver } from '../../server/store/sqlite/sqlite-driver.ts';
import type { Store } from '../../server/store/store.ts';
import type { Asked, StoreProcessOptions } from './store-process.ts';

const { databaseUrl, file, synchronous } = JSON.parse(process.argv[2] ?? '{}') as StoreProcessOptions;

const store: Store = synchronous
  ? createStore(await openSqliteDriver({ file, synchronous }))
  : await openStore({ databaseUrl, file });

process.on('message', ({ id, method, given }: Asked) => {
  (store[method] as (...given: readonly unknown[]) => Promise<unknown>)(...given).then(
    (answer) => process.send?.({ id, answer }),
    (error: Error) => process.send?.({ id, error: { name: error.name, message: error.message } }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
