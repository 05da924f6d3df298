import { setTimeout as wait } from 'node:timers/promises';
import { slowCall, slowHeaders, stall } from '../../support/slow-client.ts';
import type { LoyaltyProcess } from '../../support/start-loyalty-process.ts';

/** How often somebody else asks for a page meanwhile, in milliseconds. */
const MEANWHILE = 500;

/** After how long the last of so many slow headers and as many slow bodies is ended, and the slowest page meanwhile, in milliseconds. */
export async function measureSlowClients(
  { port, origin }: LoyaltyProcess,
  token: string,
  count: number,
): Promise<{ last: number; page: number }> {
  const begin = performance.now();
  const clients = await Promise.all(
    [slowHeaders, slowCall(token)].flatMap((start) => Array.from({ length: count }, () => stall(port, start))),
  );
  const slow = { ended: false };
  const all = Promise.all(clients.map(({ ended }) => ended)).finally(() => (slow.ended = true));
  let page = 0;
  while (!slow.ended) {
    const asked = performance.now();
    const answer = await fetch(`${origin}/cartasqr/ohara`);
    await answer.arrayBuffer();
    page = Math.max(page, performance.now() - asked);
    await wait(MEANWHILE);
  }
  await all;
  return { last: performance.now() - begin, page };
}
