import { seedPeople } from '../../server/demo/people.ts';
import type { Store } from '../../server/store/store.ts';
import { newAccount } from './new-account.ts';
import { serveSite } from './serve-site.ts';

/** The bar of the tests' front page, where the demo's people belong. */
export const DEMO_BAR = 'demo';

export type LoyaltySite = {
  /** The address of its base path, without a slash at its end. */
  readonly address: string;
  readonly store: Store;
  /** The difference of the server's time for cards and showings from the true time, in milliseconds. Sign-in uses the true time. */
  readonly clock: { ahead: number };
  /** Makes a diner of their own with the demo's password. */
  readonly newDiner: () => Promise<{ readonly uid: string; readonly email: string }>;
  readonly close: () => Promise<void>;
};

/** Serves a built site with everything that `npm start` serves: API, realtime, a SQLite file and a running Auth emulator. */
export async function serveLoyaltySite(siteFolder: string, emulator: string): Promise<LoyaltySite> {
  const clock = { ahead: 0 };
  const { address, loyalty, close } = await serveSite(siteFolder, { emulator, clock: () => Date.now() + clock.ahead });
  await seedPeople(emulator, loyalty);
  let diners = 0;
  return {
    address,
    store: loyalty.store,
    clock,
    newDiner: async () => {
      diners += 1;
      const email = `diner-${process.pid}-${diners}@carta.example`;
      const { localId } = await newAccount(emulator, email);
      return { uid: localId, email };
    },
    close,
  };
}
