import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import type { ScanAnswer } from '../../../server/protocol/scan.ts';
import { Phone } from '../../support/phone.ts';
import { startPostgres, type Postgres } from '../../support/postgres.ts';
import { BAR, hire } from '../../support/stamp-programme.ts';
import { startLoyaltyProcess, type LoyaltyProcess } from '../../support/start-loyalty-process.ts';
import { startTokenAuthority, type TokenAuthority } from '../../support/token-authority.ts';

let postgres: Postgres;
let authority: TokenAuthority;
let first: LoyaltyProcess;
let second: LoyaltyProcess;
/** The test's own hand in the database. */
let store: Store;
let count = 0;
let ana: string;

beforeAll(async () => {
  [postgres, authority] = await Promise.all([startPostgres(), startTokenAuthority()]);
  const options = { file: '', databaseUrl: postgres.url, keysAddress: authority.keysAddress };
  [first, second] = await Promise.all([startLoyaltyProcess(options), startLoyaltyProcess(options)]);
  store = await openStore(options);
  await hire(store, 'waiter', BAR.barID, Date.now());
}, 120_000);

afterAll(async () => {
  await Promise.all([first.close(), second.close(), store.close()]);
  await Promise.all([postgres.stop(), authority.stop()]);
}, 60_000);

beforeEach(async () => {
  count += 1;
  ana = `ana${count}`;
  await store.claim({ uid: ana, bar: BAR, now: Date.now() });
});

const phoneAt = async ({ origin }: LoyaltyProcess, uid: string): Promise<Phone> => {
  const phone = new Phone(origin, { token: authority.sign(uid, Date.now()) });
  expect(await phone.connected()).toBe('connected');
  expect(await phone.register(uid)).toMatchObject({ ok: true });
  return phone;
};

const scanAt = async ({ origin }: LoyaltyProcess, cardOwnerID: string): Promise<ScanAnswer> => {
  const answer = await fetch(`${origin}/cartasqr/api/scan-loyalty-card`, {
    method: 'POST',
    headers: { authorization: `Bearer ${authority.sign('waiter', Date.now())}`, 'content-type': 'application/json' },
    body: JSON.stringify({ qr: { qr: 'cartasqr', service: 'loyalty', barID: BAR.barID, cardOwnerID } }),
  });
  return (await answer.json()) as ScanAnswer;
};

/** Cuts the connections over which the processes hear of each other; they make new ones a second later. */
async function cutNotices(): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' or (query = 'select 1' and state = 'idle' and pid <> pg_backend_pid())",
  );
  await client.end();
  expect(rowCount).toBeGreaterThanOrEqual(3);
}

it('a scan at one process reaches a diner who is connected to the other, and nobody else', async () => {
  await store.claim({ uid: 'eva', bar: BAR, now: Date.now() });
  const [phone, stranger] = await Promise.all([phoneAt(second, ana), phoneAt(second, 'eva')]);
  expect(await phone.show(ana, BAR.barID)).toMatchObject({ ok: true });
  const { outcome, stampID } = await scanAt(first, ana);
  expect(outcome).toBe('stamped');
  await vi.waitFor(() => expect(phone.heard).toMatchObject([{ success: true, stampID, card: { nStamps: 1 } }]), 5_000);
  expect(stranger.heard).toEqual([]);
  phone.close();
  stranger.close();
});

it('L6: a showing goes on when the phone comes back to the other process, and stays when the first notices the loss', async () => {
  const lost = await phoneAt(first, ana);
  const shown = await lost.show(ana, BAR.barID);
  const back = await phoneAt(second, ana);
  expect(await back.show(ana, BAR.barID)).toEqual(shown);
  lost.close();
  await vi.waitFor(async () => expect(await scanAt(first, ana)).toMatchObject({ outcome: 'stamped' }));
  await vi.waitFor(() => expect(back.heard).toHaveLength(1), 5_000);
  back.close();
});

it('L14: what was scanned while the processes could not hear each other is told once they can, and so is what follows', async () => {
  const phone = await phoneAt(second, ana);
  await phone.show(ana, BAR.barID);
  await cutNotices();
  const { stampID } = await scanAt(first, ana);
  await vi.waitFor(() => expect(phone.heard).toMatchObject([{ success: true, stampID }]), 10_000);
  await phone.hide(BAR.barID);
  await phone.show(ana, BAR.barID);
  const next = await scanAt(first, ana);
  expect(next).toMatchObject({ outcome: 'stamped', card: { nStamps: 2 } });
  await vi.waitFor(() => expect(phone.heard.at(-1)).toMatchObject({ stampID: next.stampID }), 10_000);
  phone.close();
});

it('the removal of a waiter at one process closes their sockets at the other at once', async () => {
  const now = Date.now();
  await hire(store, 'temp', BAR.barID, now);
  const { token } = await store.invite({ by: undefined, barID: BAR.barID, role: 'owner', now });
  await store.accept({ uid: 'boss', name: 'Boss', token, now });
  const phone = await phoneAt(second, 'temp');
  const answer = await fetch(`${first.origin}/cartasqr/api/staff/temp?barID=${BAR.barID}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${authority.sign('boss', now)}` },
  });
  expect(answer.ok).toBe(true);
  await phone.gone;
});
