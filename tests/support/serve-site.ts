import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { venues } from '../../generated/venues.ts';
import { emulatorSignIn } from '../../server/auth/sign-in.ts';
import { createApp } from '../../server/create-app.ts';
import { barsOf } from '../../server/loyalty/bars.ts';
import { readSite } from '../../server/read-site.ts';
import { openStore } from '../../server/store/open-store.ts';

/** A built site as the product's own server hands it out. */
export type ServedSite = {
  /** The address of its base path, without a slash at its end. */
  readonly address: string;
  readonly close: () => Promise<unknown>;
};

/** Where no emulator answers: nobody can sign in, and pages say nothing of it until somebody tries. */
const NO_EMULATOR = 'http://127.0.0.1:9';

/**
 * Serves the built site of a folder on a free port, with a stamp card in a store of its own.
 *
 * @param emulator the origin of an Auth emulator, for tests in which people sign in
 */
export async function serveSite(folder: string, emulator = NO_EMULATOR): Promise<ServedSite> {
  const data = await mkdtemp(join(tmpdir(), 'carta-site-'));
  const clock = Date.now;
  const store = await openStore({ file: join(data, 'carta.sqlite') });
  const { settings, verifyToken } = emulatorSignIn(clock, () => emulator);
  const app = await createApp({
    folder,
    site: await readSite(folder),
    config: { publicUrl: undefined, logLevel: 'warn' },
    loyalty: { store, verifyToken, bars: barsOf(venues), clock, signIn: settings, emulator: () => emulator },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/cartasqr`,
    close: async () => {
      await app.close();
      await store.close();
      await rm(data, { recursive: true });
    },
  };
}
