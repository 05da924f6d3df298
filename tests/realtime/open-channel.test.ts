import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CuttingProxy } from '../support/cutting-proxy.ts';
import { startRealtimeServer, tokenOf, type RealtimeServer } from '../support/realtime-server.ts';
import { openSeenShowing, type SeenShowing } from '../support/seen-showing.ts';
import { BAR, hire, scan } from '../support/stamp-programme.ts';

let server: RealtimeServer;
let proxy: CuttingProxy;
let origin: string;
let count = 0;
let ana: string;
const open: SeenShowing[] = [];

beforeAll(async () => {
  server = await startRealtimeServer();
  await hire(server.store, 'waiter', BAR.barID, Date.now());
});

beforeEach(async () => {
  count += 1;
  ana = `ana${count}`;
  await server.store.claim({ uid: ana, bar: BAR, now: Date.now() });
  proxy = new CuttingProxy(server.port);
  origin = await proxy.open();
});

afterEach(async () => {
  for (const { showing } of open.splice(0)) showing.close();
  await proxy.close();
});

afterAll(() => server.close());

const show = (options: Parameters<typeof openSeenShowing>[2] = {}): SeenShowing => {
  const seen = openSeenShowing(origin, ana, options);
  open.push(seen);
  return seen;
};

const phases = ({ states }: SeenShowing): string[] => states.map(({ phase }) => phase);
const scanAna = () => scan(server.store, 'waiter', ana, Date.now());

describe('a code on the screen', () => {
  it('is shown with its digits and its end, and confirmed when it was scanned', async () => {
    const seen = show();
    await seen.reached('shown');
    expect(seen.states.at(-1)).toEqual({
      phase: 'shown',
      digits: expect.stringMatching(/^\d{6}$/),
      ends: expect.any(Number),
    });
    const { stampID } = await scanAna();
    await seen.reached('scanned');
    expect(seen.states.at(-1)).toMatchObject({
      phase: 'scanned',
      scanned: { success: true, stampID, card: { nStamps: 1 } },
    });
    expect(phases(seen)).toEqual(['connecting', 'shown', 'scanned']);
    expect(seen.cards).toEqual([0, 1]);
  });

  it('L6: is over for the server when the popup closes', async () => {
    const seen = show();
    await seen.reached('shown');
    seen.showing.close();
    await vi.waitFor(() => expect(server.openSockets()).toBe(0), { timeout: 5_000 });
    expect(await scanAna()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
  });

  it('goes on after the connection was lost, with the same digits', async () => {
    const seen = show();
    await seen.reached('shown');
    const [first] = seen.states.slice(-1);
    proxy.cut();
    await seen.reached('offline');
    proxy.restore();
    await seen.reached('shown');
    expect(seen.states.at(-1)).toMatchObject({ phase: 'shown', digits: first?.digits });
    expect(new Set(phases(seen))).toEqual(new Set(['connecting', 'shown', 'offline']));
  });

  it('L14: is confirmed on return when it was scanned while the phone was away', async () => {
    const seen = show();
    await seen.reached('shown');
    proxy.cut();
    const { stampID } = await scanAna();
    await seen.reached('offline');
    proxy.restore();
    await seen.reached('scanned');
    expect(seen.states.filter(({ phase }) => phase === 'scanned')).toMatchObject([{ scanned: { stampID } }]);
  });

  it('L7: is confirmed when staff stamped it while the phone never had a network', async () => {
    proxy.cut();
    const seen = show();
    await seen.reached('offline');
    const { stampID } = await server.store.scan({
      by: 'waiter',
      code: { barID: BAR.barID, cardOwnerID: ana },
      barID: undefined,
      unshown: true,
      now: Date.now(),
    });
    proxy.restore();
    await seen.reached('scanned');
    expect(seen.states.at(-1)).toMatchObject({ scanned: { success: true, stampID } });
  });

  it('is not confirmed by the stamp of a popup before, which only counts up', async () => {
    const before = show();
    await before.reached('shown');
    proxy.cut();
    await scanAna();
    before.showing.close();
    await server.store.hide({ uid: ana, barID: BAR.barID, now: Date.now() });
    // Whose clock is ahead is known as exactly as a question and its answer take, a while on a busy machine.
    await wait(1_000);
    proxy.restore();
    const seen = show();
    await seen.reached('shown');
    expect(seen.cards).toContain(1);
    await scanAna();
    await seen.reached('scanned');
    expect(seen.states.at(-1)).toMatchObject({ scanned: { card: { nStamps: 2 } } });
    expect(phases(seen)).toEqual(['connecting', 'shown', 'scanned']);
  });

  it('can be stamped again in a new popup, though the one before could not say that it closed', async () => {
    const told = new Set<string>();
    const before = show({ told });
    await before.reached('shown');
    await scanAna();
    await before.reached('scanned');
    proxy.cut();
    before.showing.close();
    proxy.restore();
    const seen = show({ told });
    await seen.reached('shown');
    expect(phases(seen)).toEqual(['connecting', 'shown']);
    expect(await scanAna()).toMatchObject({ outcome: 'stamped', card: { nStamps: 2 } });
    await seen.reached('scanned');
  });

  it('asks for a token at each connection, and waits when there is none to be had', async () => {
    const tokens = vi.fn<() => Promise<string>>();
    tokens.mockRejectedValueOnce(new Error('Problema con la verificación del Token'));
    tokens.mockResolvedValue(tokenOf(ana));
    const seen = show({ token: tokens });
    await seen.reached('shown');
    expect(phases(seen)).toEqual(['connecting', 'offline', 'connecting', 'shown']);
    expect(tokens).toHaveBeenCalledTimes(2);
  });

  it('gives up when the server does not take the token', async () => {
    const seen = show({ token: async () => tokenOf(ana, 1) });
    await seen.reached('refused');
    expect(phases(seen)).toEqual(['connecting', 'refused']);
    await vi.waitFor(() => expect(server.openSockets()).toBe(0));
  });

  it('gives up when there is no card', async () => {
    ana = 'nobody';
    const seen = show();
    await seen.reached('refused');
    expect(phases(seen)).toEqual(['connecting', 'refused']);
  });

  it('tries again while Google’s keys are away', async () => {
    const tokens = vi.fn<() => Promise<string>>().mockResolvedValueOnce('keys away').mockResolvedValue(tokenOf(ana));
    const seen = show({ token: tokens });
    await seen.reached('shown');
    expect(phases(seen)).toEqual(['connecting', 'offline', 'connecting', 'shown']);
  });

  it('connects anew when the phone is back in the hand, without a flicker', async () => {
    const seen = show();
    await seen.reached('shown');
    seen.showing.returned();
    await vi.waitFor(() => expect(seen.cards).toHaveLength(2));
    await scanAna();
    await seen.reached('scanned');
    expect(phases(seen)).not.toContain('offline');
    expect(phases(seen)).not.toContain('refused');
  });
});
