import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it, test, vi } from 'vitest';
import { createAllowance } from '../../../server/realtime/allowance.ts';
import type { DinerSocket } from '../../../server/realtime/diner-socket.ts';
import { forgetRequest, isSameHost } from '../../../server/realtime/attach-realtime.ts';
import { createInOrder } from '../../../server/realtime/in-order.ts';
import { createKeeper } from '../../../server/realtime/keep-showings.ts';
import { OpenSockets } from '../../../server/realtime/open-sockets.ts';
import { StoreUnavailable, type Store } from '../../../server/store/store.ts';

describe('an allowance', () => {
  it('gives a burst, then as many as the rate says', () => {
    const allowance = createAllowance({ burst: 3, perSecond: 2 }, 0);
    const take = (...instants: number[]): boolean[] => instants.map((now) => allowance.take(now));
    expect(take(0, 0, 0, 0)).toEqual([true, true, true, false]);
    expect(take(499, 500, 501)).toEqual([false, true, false]);
    expect(take(60_000, 60_000, 60_000, 60_000)).toEqual([true, true, true, false]);
  });

  it('may be forgotten once it is whole again', () => {
    const allowance = createAllowance({ burst: 2, perSecond: 1 }, 0);
    allowance.take(0);
    expect(allowance.isWhole(999)).toBe(false);
    expect(allowance.isWhole(1_000)).toBe(true);
  });
});

test.each<[string | undefined, string | undefined, boolean]>([
  [undefined, undefined, true],
  ['https://cartas.example', undefined, true],
  ['http://cartas.example', undefined, true],
  ['https://cartas.example:8443', undefined, false],
  ['https://evil.example', undefined, false],
  ['https://cartas.example.evil.example', undefined, false],
  ['null', undefined, false],
  ['nonsense', undefined, false],
  ['https://menus.example', 'https://menus.example', true],
  ['https://evil.example', 'https://menus.example', false],
])('a socket opened by %s at cartas.example, with the public address %s: %s', (origin, publicUrl, is) => {
  const headers = { host: 'cartas.example', ...(origin !== undefined && { origin }) };
  expect(isSameHost({ headers }, publicUrl)).toBe(is);
});

it('the request of a connection is let go of, and the WebSocket’s own listeners stay', () => {
  const tcp = new EventEmitter();
  const ended: string[] = [];
  tcp.on('close', () => ended.push('WebSocket'));
  tcp.once('close', () => ended.push('response'));
  const connection: { request: IncomingMessage | null } = { request: { socket: tcp } as unknown as IncomingMessage };
  forgetRequest(connection);
  tcp.emit('close');
  expect({ ended, request: connection.request }).toEqual({ ended: ['WebSocket'], request: null });
});

describe('the order of a person’s events', () => {
  it('is that in which they came; others do not wait for them', async () => {
    const inOrder = createInOrder(() => undefined);
    const done: string[] = [];
    const held = Promise.withResolvers<void>();
    void inOrder.run('ana', async () => {
      await held.promise;
      done.push('ana shows');
    });
    void inOrder.run('ana', async () => void done.push('ana hides'));
    await inOrder.run('eva', async () => void done.push('eva shows'));
    held.resolve();
    await inOrder.ended();
    expect(done).toEqual(['eva shows', 'ana shows', 'ana hides']);
  });

  it('goes on after what failed, which is reported', async () => {
    const reported: unknown[] = [];
    const inOrder = createInOrder((error) => reported.push(error));
    const fault = new Error('fault');
    await inOrder.run('ana', () => Promise.reject(fault));
    let went = false;
    await inOrder.run('ana', async () => void (went = true));
    expect({ reported, went }).toEqual({ reported: [fault], went: true });
  });
});

describe('the showings of connected sockets', () => {
  const NOW = Date.UTC(2026, 10, 22, 21, 0, 0);

  function setUp(showings: readonly (string | undefined)[]) {
    let now = NOW;
    const closed: string[] = [];
    const sockets = new OpenSockets();
    for (const [index, showing] of showings.entries()) {
      const uid = `diner${index}`;
      sockets.add({
        conn: { close: () => closed.push(uid) },
        data: { user: { uid }, shown: showing && { barID: 'gottan', showing } },
      } as unknown as DinerSocket);
    }
    const keepShowings = vi.fn<Store['keepShowings']>().mockResolvedValue();
    const keep = createKeeper({ store: { keepShowings }, sockets, clock: () => now, report: () => undefined });
    const keepLater = async (later = 10_000): Promise<void> => {
      now += later;
      await keep();
    };
    return { keepShowings, keepLater, closed };
  }

  it('L6: are kept, each once, in one batch', async () => {
    const { keepShowings, keepLater } = setUp(['one', undefined, 'two', 'two']);
    await keepLater();
    expect(keepShowings.mock.calls).toEqual([[{ showings: ['one', 'two'], now: NOW + 10_000 }]]);
  });

  it('cost the database nothing when no code is shown', async () => {
    const { keepShowings, keepLater } = setUp([undefined]);
    await keepLater();
    expect(keepShowings).not.toHaveBeenCalled();
  });

  it('go on when the database was away for a moment', async () => {
    const { keepShowings, keepLater, closed } = setUp(['one']);
    keepShowings.mockRejectedValueOnce(new StoreUnavailable());
    await keepLater();
    await keepLater();
    expect(keepShowings).toHaveBeenCalledTimes(2);
    expect(closed).toEqual([]);
  });

  it('L6: may be over without their phones knowing it after a while: their sockets are closed', async () => {
    const { keepShowings, keepLater, closed } = setUp(['one', undefined]);
    keepShowings.mockRejectedValue(new StoreUnavailable());
    for (let round = 0; round < 3; round += 1) await keepLater();
    expect(closed).toEqual([]);
    await keepLater();
    expect(closed).toEqual(['diner0']);
    keepShowings.mockResolvedValue();
    await keepLater();
    expect(closed).toEqual(['diner0']);
  });

  it('L6: end when the clock steps back: their phones open new ones', async () => {
    const { keepShowings, keepLater, closed } = setUp(['one', undefined]);
    await keepLater(-3_600_000);
    expect(closed).toEqual(['diner0']);
    await keepLater();
    expect(closed).toEqual(['diner0']);
    expect(keepShowings).toHaveBeenCalledOnce();
  });
});
