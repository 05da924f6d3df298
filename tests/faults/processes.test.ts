import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { API_PATH } from '../../server/protocol/calls.ts';
import type { SpecialAnswer } from '../../server/protocol/tonight.ts';
import type { ScanAnswer } from '../../server/protocol/scan.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { NewsCommand, Notice, ScanCommand } from '../../server/store/store.ts';
import { LONG } from '../support/long.ts';
import { ownFolder } from '../support/own-folder.ts';
import { startPostgres, startPrivatePostgres } from '../support/postgres.ts';
import { startLoyaltyProcess, type LoyaltyProcess } from '../support/start-loyalty-process.ts';
import { startTokenAuthority } from '../support/token-authority.ts';
import { CHANGER, compareChanges, startChanges } from './changes.ts';
import { CLEAN, compare, startVisits, WAITER } from './visits.ts';

const KILLS = LONG ? 20 : 1;
/** Acknowledged scans after the last of them; and changes of news. */
const AFTER = LONG ? { scans: 100, changes: 50 } : { scans: 40, changes: 15 };
/** Calls that fail while the database is away. */
const FAILURES = LONG ? 4_000 : 400;

/** A waiter's phone: one request to the server, answered or failed. */
async function scanAt(server: LoyaltyProcess, token: string, code: ScanCommand['code']): Promise<ScanAnswer> {
  const response = await fetch(`${server.origin}${API_PATH}/scan-loyalty-card`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ qr: { qr: 'cartasqr', service: 'loyalty', ...code } }),
  });
  if (response.status !== 200) throw new Error(`The scan was answered ${response.status}.`);
  return (await response.json()) as ScanAnswer;
}

/** An owner's phone changes the news: where, how, and with which body. */
function requestOf(change: NewsCommand['change']): [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object] {
  switch (change.do) {
    case 'special': {
      const { specialID, special } = change;
      return specialID === undefined ? ['POST', 'specials', special] : ['PUT', `specials/${specialID}`, special];
    }
    case 'mark':
      return ['PUT', `sold-out/${change.dishID}`, { until: change.until }];
    case 'price':
      return ['PUT', `prices/${change.dishID}`, { amount: change.amount }];
    case 'notice':
      return ['PUT', 'notice', change.notice];
    case 'take-back':
      return ['DELETE', `${change.what}/${change.subject}`];
  }
}

async function changeAt(server: LoyaltyProcess, token: string, { barID, change }: NewsCommand) {
  const [method, path, body] = requestOf(change);
  const response = await fetch(`${server.origin}${API_PATH}/bars/${barID}/tonight/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The change was answered ${response.status}.`);
  const { specialID: subject } = (await response.json()) as SpecialAnswer;
  return { subject, isNew: response.status === 201, news: { rows: [], changed: undefined } };
}

/**
 * The server is killed while waiters scan, at moments that nothing in it can foresee. Diners show their codes through a store beside it,
 * so that each scan has something to stamp.
 */
it.each([
  ['SQLite', async () => ({ file: join(ownFolder(), 'carta.sqlite') })],
  [
    'PostgreSQL',
    async () => {
      const { url: databaseUrl, stop } = await startPostgres();
      onTestFinished(stop);
      return { databaseUrl, file: '' };
    },
  ],
])(
  `L13, T7: with %s nothing is lost or doubled when killed ${KILLS}x under 200 scans and 50 changes of news a second`,
  async (engine, newLocation) => {
    const location = await newLocation();
    const authority = await startTokenAuthority();
    onTestFinished(authority.stop);
    const options = { ...location, keysAddress: authority.keysAddress, temporary: ownFolder() };
    const token = authority.sign(WAITER, Date.now());
    const store = await openStore(location);
    onTestFinished(store.close);
    let server = await startLoyaltyProcess(options);
    onTestFinished(() => server.close());
    const visits = await startVisits(() => ({ ...store, scan: ({ code }) => scanAt(server, token, code) }));
    const changer = authority.sign(CHANGER, Date.now());
    const changes = await startChanges(() => ({
      ...store,
      changeNews: (command) => changeAt(server, changer, command),
    }));
    const ready: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await visits.progress(Math.round(20 + Math.random() * 200));
      server.child.kill('SIGKILL');
      const begin = performance.now();
      server = await startLoyaltyProcess(options);
      await expect.poll(async () => (await fetch(`${server.origin}/ready`)).status, { interval: 20 }).toBe(200);
      ready.push(Math.round(performance.now() - begin));
    }
    await visits.progress(AFTER.scans);
    await changes.progress(AFTER.changes);
    await visits.finish();
    await changes.finish();
    const found = await compare(store, visits.acknowledged);
    const changed = await compareChanges(store, changes.acknowledged);
    console.log(`${engine}, ${KILLS} kills, ready again after ${ready.join(', ')} ms:`, found, changed);
    expect(found).toMatchObject(CLEAN);
    expect(changed).toMatchObject(CLEAN);
  },
);

it('the store says that it is unavailable while PostgreSQL is away, and goes on by itself', async () => {
  const postgres = await startPrivatePostgres();
  onTestFinished(postgres.stop);
  const location = { databaseUrl: postgres.url, file: '' };
  const [store, other] = await Promise.all([openStore(location), openStore(location)]);
  onTestFinished(async () => {
    await store.close();
    await other.close();
  });
  const heard: Notice[] = [];
  other.onNotice((notice) => {
    if (notice.kind !== 'gap') heard.push(notice);
  });
  const visits = await startVisits(() => store);
  await visits.progress(50);
  await postgres.halt();
  await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  await visits.failures(FAILURES);
  await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  await postgres.resume();
  await expect.poll(() => store.ping().then(() => 'ready', String)).toBe('ready');
  const before = heard.length;
  await expect.poll(() => heard.length).toBeGreaterThan(before);
  await visits.finish();
  expect(await compare(store, visits.acknowledged)).toMatchObject(CLEAN);
  expect([...visits.errors]).toEqual(['StoreUnavailable']);
});
