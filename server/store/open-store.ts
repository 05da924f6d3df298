import { existsSync } from 'node:fs';
import { openPostgresDriver } from './postgres/postgres-driver.ts';
import { openSqliteDriver } from './sqlite/sqlite-driver.ts';
import { UnusableDatabase } from './migrations.ts';
import { ExplainedError } from '../protocol/explained-error.ts';
import { StoreUnavailable, type Store } from './store.ts';
import type { Driver } from './driver.ts';
import { type Answer, type Given, OPERATION_NAMES, type OperationName } from './operations.ts';
import type { Verified } from './operations/verify.ts';

/** PostgreSQL if an address is given, else the SQLite file, which is created with its folder if missing. */
export type StoreLocation = { readonly databaseUrl?: string | undefined; readonly file: string };

/** Opens the store and migrates its schema. Throws StoreUnavailable, or UnusableDatabase for one of a newer program. */
export async function openStore({ databaseUrl, file }: StoreLocation): Promise<Store> {
  try {
    return createStore(await (databaseUrl ? openPostgresDriver(databaseUrl) : openSqliteDriver({ file })));
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof UnusableDatabase)) throw error;
    const Kind = error instanceof StoreUnavailable ? StoreUnavailable : UnusableDatabase;
    throw new Kind(`${databaseUrl ? hostOf(databaseUrl) : file}: ${error.message}`, { cause: error });
  }
}

/** Runs `work` on an existing store, even beside a running server. Throws an ExplainedError if there is no store. */
export async function withStore<Result>(
  location: StoreLocation,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  if (!location.databaseUrl && !existsSync(location.file)) {
    throw new ExplainedError(
      `There is no database at ${location.file}. Start the server once, or say by DATA_FOLDER or DATABASE_URL where it is.`,
    );
  }
  const store = await openStore(location);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).host) || 'PostgreSQL';

/** The store over an engine: its operations as methods, and what needs more than one of them, or the bars. */
export function createStore({ run, onNotice, close }: Driver): Store {
  // The cast is safe: each name has a function that runs the operation of this name.
  const operations = Object.fromEntries(
    OPERATION_NAMES.map((name) => [name, (given: never) => run(name, given)]),
  ) as unknown as { readonly [Name in OperationName]: (given: Given<Name>) => Promise<Answer<Name>> };
  return {
    ...operations,
    userData: (uid, now) => run('userData', { uid, now }),
    async redeem({ bars, ...given }) {
      const barID = 'typed' in given.code ? await run('barOfCard', given) : given.code.barID;
      return run('redeem', { ...given, programme: barID === undefined ? undefined : bars.get(barID)?.programme });
    },
    async staffOf({ uid, bars }) {
      const staff = await run('staffOf', { uid });
      return { bars: staff.map((at) => ({ ...at, name: bars.get(at.barID)?.name ?? at.barID })) };
    },
    async verify() {
      const counts = { verifyCards: 0, verifyNews: 0 };
      const faults: Verified['faults'] = [];
      for (const name of ['verifyCards', 'verifyNews'] as const) {
        for (let after: string | undefined = ''; after !== undefined;) {
          const next: Verified = await run(name, { after });
          faults.push(...next.faults);
          counts[name] += next.count;
          after = next.last;
        }
      }
      return { cards: counts.verifyCards, bars: counts.verifyNews, faults };
    },
    ping: () => run('ping', undefined),
    onNotice,
    close,
  };
}
