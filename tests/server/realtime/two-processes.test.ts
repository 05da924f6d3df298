import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { ScanAnswer } from '../../../server/protocol/scan.ts';
import type { News } from '../../../server/protocol/tonight.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { Phone } from '../../support/phone.ts';
import { startPostgres } from '../../support/postgres.ts';
import { BAR, hire } from '../../support/stamp-programme.ts';
import { startLoyaltyProcess, type LoyaltyProcess } from '../../support/start-loyalty-process.ts';
import { startTokenAuthority, type TokenAuthority } from '../../support/token-authority.ts';

let authority: TokenAuthority;
let first: LoyaltyProcess;
let second: LoyaltyProcess;
/** The test's own hand in the database. */
let store: Store;
let count = 0;
let ana: string;

beforeAll(async () => {
  const postgres = await startPostgres();
  authority = await startTokenAuthority();
  const options = { file: '', databaseUrl: postgres.url, keysAddress: authority.keysAddress };
  [first, second] = await Promise.all([startLoyaltyProcess(options), startLoyaltyProcess(options)]);
  store = await openStore(options);
  await hire(store, 'waiter', BAR.barID, Date.now());
  return async () => {
    await Promise.all([first.close(), second.close(), store.close()]);
    await Promise.all([postgres.stop(), authority.stop()]);
  };
});

beforeEach(async () => {
  count += 1;
  ana = `ana${count}`;
  await store.claim({ uid: ana, bar: BAR, now: Date.now() });
});

async function phoneAt({ origin }: LoyaltyProcess, uid: string): Promise<Phone> {
  const phone = new Phone(origin, { token: authority.sign(uid, Date.now()) });
  onTestFinished(() => phone.close());
  expect(await phone.connected()).toBe('connected');
  expect(await phone.register(uid)).toMatchObject({ ok: true });
  return phone;
}

async function scanAt({ origin }: LoyaltyProcess, cardOwnerID: string): Promise<ScanAnswer> {
  const answer = await fetch(`${origin}/cartasqr/api/scan-loyalty-card`, {
    method: 'POST',
    headers: { authorization: `Bearer ${authority.sign('waiter', Date.now())}`, 'content-type': 'application/json' },
    body: JSON.stringify({ qr: { qr: 'cartasqr', service: 'loyalty', barID: BAR.barID, cardOwnerID } }),
  });
  return (await answer.json()) as ScanAnswer;
}

/** How many sockets are open at a process, as its metrics say. */
async function socketsAt({ origin }: LoyaltyProcess): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^carta_sockets (?<count>\d+)$/m.exec(metrics)?.groups?.['count']);
}

it('a scan at one process reaches a diner who is connected to the other, and nobody else', async () => {
  await store.claim({ uid: 'eva', bar: BAR, now: Date.now() });
  const [phone, stranger] = await Promise.all([phoneAt(second, ana), phoneAt(second, 'eva')]);
  expect(await phone.show(ana, BAR.barID)).toMatchObject({ ok: true });
  const { outcome, stampID } = await scanAt(first, ana);
  expect(outcome).toBe('stamped');
  await expect.poll(() => phone.heard).toMatchObject([{ success: true, stampID, card: { nStamps: 1 } }]);
  expect(stranger.heard).toEqual([]);
});

it('L6: a showing goes on at the other process, and stays when the first notices that the phone is lost', async () => {
  const lost = await phoneAt(first, ana);
  const shown = await lost.show(ana, BAR.barID);
  const back = await phoneAt(second, ana);
  expect(await back.show(ana, BAR.barID)).toEqual(shown);
  lost.close();
  await expect.poll(() => socketsAt(first)).toBe(0);
  expect(await scanAt(first, ana)).toMatchObject({ outcome: 'stamped' });
  await expect.poll(() => back.heard).toHaveLength(1);
});

it('T1: what is changed at one process is read at the other, with the same tag, within a second', async () => {
  const call = (server: LoyaltyProcess, path: string, init: RequestInit = {}) =>
    fetch(`${server.origin}/cartasqr/api${path}`, init);
  const read = async (server: LoyaltyProcess) => {
    const answer = await call(server, `/tonight?barID=${BAR.barID}`);
    return { tag: answer.headers.get('etag'), news: (await answer.json()) as News };
  };
  expect((await read(second)).news.soldOut).toEqual([]);
  const marked = await call(first, `/bars/${BAR.barID}/tonight/sold-out/croquetas`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${authority.sign('waiter', Date.now())}`, 'content-type': 'application/json' },
    body: JSON.stringify({ until: 'day' }),
  });
  expect(marked.status).toBe(200);
  await expect.poll(async () => (await read(second)).news.soldOut, { timeout: 1_000 }).toEqual(['croquetas']);
  expect(await read(second)).toEqual(await read(first));
});
