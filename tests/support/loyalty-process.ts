/** A server process of its own, with the API and the socket, for tests that need several or that measure one. */
import type { AddressInfo } from 'node:net';
import { verifyFirebaseToken } from '../../server/auth/sign-in.ts';
import { createApp } from '../../server/create-app.ts';
import { keepMemorySmall } from '../../server/run-server.ts';
import { openStore } from '../../server/store/open-store.ts';
import { createFixtureSite } from './fixture-site.ts';
import { BAR, OTHER_BAR } from './stamp-programme.ts';
import type { ProcessFigures, ProcessOptions } from './start-loyalty-process.ts';
import { PROJECT_ID } from './token-authority.ts';

keepMemorySmall();

const UNLIMITED = 1e9;

const { file, databaseUrl, keysAddress } = JSON.parse(process.argv[2] ?? '{}') as ProcessOptions;
const fixture = await createFixtureSite();
const store = await openStore({ file, databaseUrl });
const app = await createApp({
  ...fixture,
  config: { publicUrl: undefined, logLevel: 'error', limits: { address: UNLIMITED, user: UNLIMITED } },
  loyalty: {
    store,
    verifyToken: verifyFirebaseToken({ projectId: PROJECT_ID, keysAddress, clock: Date.now }),
    bars: new Map([BAR, OTHER_BAR].map((bar) => [bar.barID, bar])),
    clock: Date.now,
    signIn: { projectId: PROJECT_ID, apiKey: 'AIza-example-key', authDomain: 'cartas.example', emulator: false },
  },
});
await app.listen({ host: '127.0.0.1', port: 0, backlog: 4_096 });
process.send?.({ port: (app.server.address() as AddressInfo).port });

process.on('message', () => {
  // A test that measures memory starts the process with `--expose-gc`.
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ rss, heapUsed, processor: (user + system) / 1000 } satisfies ProcessFigures);
});
process.on('disconnect', () => {
  void app
    .close()
    .then(store.close)
    .then(fixture.remove)
    .then(() => process.exit(0));
});
