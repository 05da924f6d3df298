import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../bench/random.ts';
import { CuttingProxy } from '../support/cutting-proxy.ts';
import { LONG } from '../support/long.ts';
import { startRealtimeServer, type RealtimeServer } from '../support/realtime-server.ts';
import { openSeenShowing } from '../support/seen-showing.ts';
import { BAR, hire, scan } from '../support/stamp-programme.ts';

const DINERS = LONG ? 100 : 12;
const AT_ONCE = 10;

/** In milliseconds. */
const SEEN_WITHIN = 3_000;

let server: RealtimeServer;

beforeAll(async () => {
  server = await startRealtimeServer();
  await hire(server.store, 'waiter', BAR.barID, Date.now());
});

afterAll(() => server.close());

/** When the line breaks, for how long, and when the waiter scans, in milliseconds after the code is shown. */
type Moments = { readonly cut: number; readonly away: number; readonly scan: number };

/** Half of the lines break close to the scan, where a message may be on its way. */
function randomMoments(random: Random): Moments {
  const cut = random.whole(400);
  const near = random.whole(2) === 0;
  return {
    cut,
    away: 20 + random.whole(2_500),
    scan: near ? Math.max(0, cut - 20 + random.whole(40)) : random.whole(900),
  };
}

async function dine(
  uid: string,
  moments: Moments,
): Promise<{ confirmations: number; seenAfter: number; stamps: number }> {
  await server.store.claim({ uid, bar: BAR, now: Date.now() });
  const proxy = new CuttingProxy(server.port);
  const seen = openSeenShowing(await proxy.open(), uid);
  await seen.reached('shown');
  const waiter = wait(moments.scan).then(() => scan(server.store, 'waiter', uid, Date.now()));
  await wait(moments.cut);
  proxy.cut();
  await wait(moments.away);
  proxy.restore();
  await waiter;
  const from = performance.now();
  const at = await seen.reached('scanned');
  // Whatever might come twice has time to come.
  await wait(300);
  const confirmations = seen.states.filter(({ phase }) => phase === 'scanned').length;
  seen.showing.close();
  await proxy.close();
  const { loyaltyCards } = await server.store.userData(uid, Date.now());
  return { confirmations, seenAfter: Math.max(0, at - from), stamps: loyaltyCards[0]?.nStamps ?? 0 };
}

test(
  `L14: the line of ${DINERS} diners breaks around the scan; each sees the stamp within 3 s of return, none twice`,
  { timeout: 300_000 },
  async () => {
    const random = new Random(14);
    const diners = Array.from({ length: DINERS }, (_, index) => ({
      uid: `diner${index}`,
      moments: randomMoments(random),
    }));
    const slowest: number[] = [];
    while (diners.length > 0) {
      const results = await Promise.all(diners.splice(0, AT_ONCE).map(({ uid, moments }) => dine(uid, moments)));
      for (const { confirmations, stamps, seenAfter } of results) {
        expect({ confirmations, stamps }).toEqual({ confirmations: 1, stamps: 1 });
        expect(seenAfter).toBeLessThan(SEEN_WITHIN);
        slowest.push(seenAfter);
      }
    }
    console.log(
      `${DINERS} lines broken; the slowest stamp was seen ${Math.round(Math.max(...slowest))} ms after return`,
    );
  },
);
