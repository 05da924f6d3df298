import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { API_PATH } from '../../server/protocol/calls.ts';
import type { ScanAnswer } from '../../server/protocol/scan.ts';
import { openStore, type StoreLocation } from '../../server/store/open-store.ts';
import type { ScanCommand } from '../../server/store/store.ts';
import { LONG } from '../support/long.ts';
import { startPostgres } from '../support/postgres.ts';
import { startLoyaltyProcess, type LoyaltyProcess } from '../support/start-loyalty-process.ts';
import { startTokenAuthority, type TokenAuthority } from '../support/token-authority.ts';
import { compare, startVisits, WAITER } from './visits.ts';

const KILLS = LONG ? 20 : 2;

let folder: string;
let authority: TokenAuthority;
const temporary = process.env['TMPDIR'];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carta-kill-'));
  // What a killed process leaves behind goes with the folder. PostgreSQL, which never runs as root, must get in.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  authority = await startTokenAuthority();
});

afterEach(async () => {
  if (temporary === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = temporary;
  await authority.stop();
  rmSync(folder, { recursive: true });
});

/** A waiter's phone: one request to the server, answered or failed. */
async function scanAt(server: LoyaltyProcess, token: string, code: ScanCommand['code']): Promise<ScanAnswer> {
  const response = await fetch(`${server.origin}${API_PATH}/scan-loyalty-card`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ qr: { qr: 'cartasqr', service: 'loyalty', ...code } }),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status !== 200) throw new Error(`The scan was answered ${response.status}.`);
  return (await response.json()) as ScanAnswer;
}

/** Ends when the server says that it is ready. */
async function beReady(server: LoyaltyProcess): Promise<void> {
  while ((await fetch(`${server.origin}/ready`)).status !== 200) await wait(20);
}

/**
 * Kills the server while waiters scan, at moments that nothing in it can foresee. Diners show their codes through a store beside it, so
 * that each scan has something to stamp.
 */
async function killUnderLoad(location: StoreLocation) {
  const options = { ...location, keysAddress: authority.keysAddress };
  const token = authority.sign(WAITER, Date.now());
  const store = await openStore(location);
  let server = await startLoyaltyProcess(options);
  const ready: number[] = [];
  try {
    const visits = await startVisits(() => ({ ...store, scan: ({ code }) => scanAt(server, token, code) }));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await visits.progress(Math.round(20 + Math.random() * 200));
      server.child.kill('SIGKILL');
      const begin = performance.now();
      server = await startLoyaltyProcess(options);
      await beReady(server);
      ready.push(Math.round(performance.now() - begin));
    }
    await visits.progress(100);
    await visits.finish();
    const found = await compare(store, visits.acknowledged, 0);
    console.log(
      `${location.databaseUrl ? 'PostgreSQL' : 'SQLite'}: ${KILLS} kills, ${found.acknowledged} stamps acknowledged, ${found.lost} lost, ` +
        `${found.doubled} doubled, ${visits.retries()} calls made again, ready after ${ready.join(', ')} ms`,
    );
    return found;
  } finally {
    await server.close();
    await store.close();
  }
}

const CLEAN = { lost: 0, doubled: 0, faults: 0 };

it(
  `L13: SQLite loses and doubles nothing in ${KILLS} kills under 200 scans a second`,
  { timeout: 900_000 },
  async () => {
    expect(await killUnderLoad({ file: join(folder, 'carta.sqlite') })).toMatchObject(CLEAN);
  },
);

it(
  `L13: PostgreSQL loses and doubles nothing in ${KILLS} kills under 200 scans a second`,
  { timeout: 900_000 },
  async () => {
    const postgres = await startPostgres();
    try {
      expect(await killUnderLoad({ databaseUrl: postgres.url, file: '' })).toMatchObject(CLEAN);
    } finally {
      await postgres.stop();
    }
  },
);
