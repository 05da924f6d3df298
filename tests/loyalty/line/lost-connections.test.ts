import { expect, test } from 'vitest';
import { CuttingProxy } from '../../support/cutting-proxy.ts';
import { LONG } from '../../support/long.ts';
import { openSeenShowing } from '../../support/seen-showing.ts';
import { shareRealtimeServer } from '../../support/share-realtime-server.ts';
import { BAR, scan } from '../../support/stamp-programme.ts';

/** What is said from the phone's first word to its thanks for the stamp. */
const PIECES = 12;
const points = Array.from({ length: PIECES }, (_, point) => point);

/** After how many pieces the line breaks; in the long form it breaks again after the phone has come back. */
const LINES: number[][] = LONG
  ? points.flatMap((first) => points.map((second) => [first, second]))
  : points.map((point) => [point]);

const shared = shareRealtimeServer();

/** A diner shows the code over a line that breaks; a waiter scans until there is a stamp. */
async function dine(line: readonly number[]) {
  const { server } = shared;
  const uid = `diner${line.join('then')}`;
  await server.store.claim({ uid, bar: BAR, now: Date.now() });
  const proxy = new CuttingProxy(server.port);
  const [first = 0, ...later] = line;
  let broken = proxy.cutAfter(first);
  const seen = openSeenShowing(await proxy.open(), uid);
  const mend = async (): Promise<void> => {
    for (const next of [...later, Number.POSITIVE_INFINITY]) {
      await broken;
      await Promise.race([seen.reached('offline'), seen.reached('scanned')]);
      proxy.restore();
      broken = proxy.cutAfter(next);
    }
  };
  void mend();
  const waiter = () => scan(server.store, 'waiter', uid, Date.now());
  await expect.poll(async () => (await waiter()).outcome).toBe('stamped');
  await seen.reached('scanned');
  seen.line.close();
  await proxy.close();
  const { loyaltyCards } = await server.store.userData(uid, Date.now());
  return {
    line,
    confirmations: seen.states.filter(({ phase }) => phase === 'scanned').length,
    stamps: loyaltyCards[0]?.nStamps,
  };
}

test('L14: wherever in the conversation the line breaks, the diner sees the stamp on return, and sees it once', async () => {
  const dinners = await Promise.all(LINES.map(dine));
  expect(dinners).toEqual(LINES.map((line) => ({ line, confirmations: 1, stamps: 1 })));
});
