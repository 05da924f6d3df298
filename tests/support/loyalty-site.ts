import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { venues } from '../../generated/venues.ts';
import { emulatorSignIn } from '../../server/auth/sign-in.ts';
import { createApp } from '../../server/create-app.ts';
import { DEMO_PASSWORD } from '../../server/demo/people.ts';
import { seedPeople } from '../../server/demo/seed-people.ts';
import { barsOf } from '../../server/loyalty/bars.ts';
import { readSite } from '../../server/read-site.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';

export type LoyaltySite = {
  /** The address of its base path, without a slash at its end. */
  readonly address: string;
  readonly store: Store;
  /** How far the server's time of cards and showings is from the true one, in milliseconds. Sign-in keeps to the true one. */
  readonly clock: { ahead: number };
  /** Makes a diner of their own with the demo's password, and says their e-mail. */
  readonly newDiner: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Serves a built site with everything that `npm start` serves: API, realtime, a SQLite file and a running Auth emulator. */
export async function serveLoyaltySite(siteFolder: string, emulator: string): Promise<LoyaltySite> {
  const folder = await mkdtemp(join(tmpdir(), 'carta-loyalty-site-'));
  const store = await openStore({ file: join(folder, 'carta.sqlite') });
  const clock = { ahead: 0 };
  const { settings, ...signIn } = emulatorSignIn(Date.now, () => emulator);
  const loyalty = { store, bars: barsOf(venues), clock: () => Date.now() + clock.ahead, signIn: settings, ...signIn };
  const app = await createApp({
    folder: siteFolder,
    site: await readSite(siteFolder),
    config: { publicUrl: undefined, logLevel: 'warn' },
    loyalty,
  });
  await seedPeople(emulator, loyalty);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  let diners = 0;
  return {
    address: `http://127.0.0.1:${port}/cartasqr`,
    store,
    clock,
    newDiner: async () => {
      diners += 1;
      const email = `diner-${process.pid}-${diners}@carta.example`;
      const answer = await fetch(`${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      if (!answer.ok) throw new Error(`The emulator makes no account: ${await answer.text()}`);
      return email;
    },
    close: async () => {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
