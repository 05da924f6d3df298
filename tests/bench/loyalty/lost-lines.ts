import { setTimeout as wait } from 'node:timers/promises';
import { CuttingProxy } from '../../support/cutting-proxy.ts';
import { startRealtimeServer, type RealtimeServer } from '../../support/realtime-server.ts';
import { openSeenShowing } from '../../support/seen-showing.ts';
import { BAR, hire, scan } from '../../support/stamp-programme.ts';
import { Random } from '../random.ts';

const AT_ONCE = 10;

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

/** How long after its return a phone whose line broke around the scan shows the stamp, in milliseconds. */
async function dine({ store, port }: RealtimeServer, uid: string, moments: Moments): Promise<number> {
  await store.claim({ uid, bar: BAR, now: Date.now() });
  const proxy = new CuttingProxy(port);
  const seen = openSeenShowing(await proxy.open(), uid);
  await seen.reached('shown');
  const waiter = wait(moments.scan).then(() => scan(store, 'waiter', uid, Date.now()));
  await wait(moments.cut);
  proxy.cut();
  await wait(moments.away);
  proxy.restore();
  await waiter;
  const from = performance.now();
  const at = await seen.reached('scanned');
  seen.line.close();
  await proxy.close();
  return Math.max(0, at - from);
}

/** The slowest of so many. */
export async function measureLostLines(count: number): Promise<number> {
  const server = await startRealtimeServer();
  await hire(server.store, 'waiter', BAR.barID, Date.now());
  const random = new Random(14);
  const diners = Array.from({ length: count }, (_, index) => ({
    uid: `diner${index}`,
    moments: randomMoments(random),
  }));
  let slowest = 0;
  while (diners.length > 0) {
    const dinners = diners.splice(0, AT_ONCE).map(({ uid, moments }) => dine(server, uid, moments));
    slowest = Math.max(slowest, ...(await Promise.all(dinners)));
  }
  await server.close();
  return slowest;
}
