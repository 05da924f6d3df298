import { beforeAll, beforeEach } from 'vitest';
import { startRealtimeServer, type RealtimeServer } from './realtime-server.ts';
import { BAR, hire } from './stamp-programme.ts';

/** A server for all tests of a file, with a waiter. Each test has a diner of its own, who has a card. */
export function shareRealtimeServer() {
  const shared = {} as {
    server: RealtimeServer;
    ana: string;
    /** How far the server's clock is ahead of the true one, in milliseconds; 0 when a test begins. */
    ahead: number;
  };
  let count = 0;
  beforeAll(async () => {
    shared.server = await startRealtimeServer({ clock: () => Date.now() + shared.ahead });
    await hire(shared.server.store, 'waiter', BAR.barID, Date.now());
    return shared.server.close;
  });
  beforeEach(async () => {
    shared.ahead = 0;
    count += 1;
    shared.ana = `ana${count}`;
    await shared.server.store.claim({ uid: shared.ana, bar: BAR, now: Date.now() });
  });
  return shared;
}
