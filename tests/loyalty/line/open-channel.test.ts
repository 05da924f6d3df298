import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CuttingProxy } from '../../support/cutting-proxy.ts';
import { tokenOf, type RealtimeServer } from '../../support/realtime-server.ts';
import { openSeenShowing, type SeenShowing } from '../../support/seen-showing.ts';
import { shareRealtimeServer } from '../../support/share-realtime-server.ts';
import { scan } from '../../support/stamp-programme.ts';

const shared = shareRealtimeServer();
let server: RealtimeServer;
let ana: string;
let proxy: CuttingProxy;
let origin: string;

beforeEach(async () => {
  ({ server, ana } = shared);
  proxy = new CuttingProxy(server.port);
  origin = await proxy.open();
  onTestFinished(() => proxy.close());
});

function show(options: Parameters<typeof openSeenShowing>[2] = {}): SeenShowing {
  const seen = openSeenShowing(origin, ana, options);
  onTestFinished(() => seen.line.close());
  return seen;
}

const phases = ({ states }: SeenShowing): string[] => states.map(({ phase }) => phase);
const scanAna = () => scan(server.store, 'waiter', ana, Date.now() + shared.ahead);

it('a code is shown with its digits and its end, and confirmed when it was scanned', async () => {
  const seen = show();
  await seen.reached('shown');
  const digits = expect.stringMatching(/^\d{6}$/);
  expect(seen.states.at(-1)).toEqual({ phase: 'shown', digits, ends: expect.any(Number) });
  const { stampID } = await scanAna();
  await seen.reached('scanned');
  const scanned = { success: true, stampID, card: { nStamps: 1 } };
  expect(seen.states.at(-1)).toMatchObject({ phase: 'scanned', scanned });
  expect(phases(seen)).toEqual(['connecting', 'shown', 'scanned']);
  expect(seen.cards).toEqual([0, 1]);
  // L14: the phone has said that it has it, so that nobody is told of it again.
  await expect.poll(() => server.store.missed({ uid: ana, now: Date.now() })).toBeUndefined();
});

it.each([
  ['there is none to be had', () => Promise.reject(new Error('Problema con la verificación del Token'))],
  ['Google’s keys are away', async () => 'keys away'],
])('asks for a token at each connection, and waits while %s', async (_, first) => {
  const token = vi.fn<() => Promise<string>>().mockImplementationOnce(first).mockResolvedValue(tokenOf(ana));
  const seen = show({ token });
  await seen.reached('shown');
  expect(phases(seen)).toEqual(['connecting', 'offline', 'connecting', 'shown']);
  expect(token).toHaveBeenCalledTimes(2);
});

it('L14: a token that ends while its code is shown is renewed, and a scan in between is confirmed once', async () => {
  const renewed = Promise.withResolvers<string>();
  const token = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce(tokenOf(ana, Date.now() + 20_000))
    .mockReturnValue(renewed.promise);
  const seen = show({ token });
  await seen.reached('shown');
  // The server no longer trusts the socket, whose showing goes on (L6).
  shared.ahead = 21_000;
  await seen.reached('offline');
  expect((await scanAna()).outcome).toBe('stamped');
  renewed.resolve(tokenOf(ana));
  await seen.reached('scanned');
  expect(phases(seen)).toEqual(['connecting', 'shown', 'offline', 'connecting', 'scanned']);
  expect(seen.cards.at(-1)).toBe(1);
});

it('connects with the last token that it asked for, however late an earlier one comes', async () => {
  const given: ((token: string) => void)[] = [];
  const seen = show({ token: () => new Promise((resolve) => given.push(resolve)) });
  seen.line.returned();
  given[1]?.(tokenOf(ana));
  given[0]?.(tokenOf(ana, 1));
  await Promise.race([seen.reached('shown'), seen.reached('refused')]);
  expect(phases(seen)).toEqual(['connecting', 'shown']);
});

it('shows the code with a new token where the server refuses one', async () => {
  const token = vi.fn<(isRenewed: boolean) => Promise<string>>(async (isRenewed) =>
    isRenewed ? tokenOf(ana) : tokenOf(ana, 1),
  );
  const seen = show({ token });
  await seen.reached('shown');
  expect(phases(seen)).toEqual(['connecting', 'shown']);
  expect(token.mock.calls).toEqual([[false], [true]]);
});

it.each<[string, (seen: SeenShowing) => Promise<string>]>([
  ['cannot be had at first', () => Promise.reject(new Error('Problema con la verificación del Token'))],
  [
    'is still to come when the phone is back in the hand',
    (seen) => {
      seen.line.returned();
      return new Promise(() => undefined);
    },
  ],
])('asks again for a new token where the server refuses one and the new one %s', async (_, first) => {
  const renew = vi.fn<(seen: SeenShowing) => Promise<string>>(async () => tokenOf(ana)).mockImplementationOnce(first);
  const seen: SeenShowing = show({ token: async (isRenewed) => (isRenewed ? renew(seen) : tokenOf(ana, 1)) });
  await Promise.race([seen.reached('shown'), seen.reached('refused')]);
  expect(phases(seen).at(-1)).toBe('shown');
  expect(renew).toHaveBeenCalledTimes(2);
});

it.each([
  ['does not take the token', () => show({ token: async () => tokenOf(ana, 1) })],
  ['knows of no card', () => openSeenShowing(origin, 'nobody')],
])('gives up when the server %s', async (_, open) => {
  const seen = open();
  await seen.reached('refused');
  expect(phases(seen)).toEqual(['connecting', 'refused']);
  await expect.poll(server.openSockets).toBe(0);
});

it('connects anew when the phone is back in the hand, without a flicker', async () => {
  const seen = show();
  await seen.reached('shown');
  seen.line.returned();
  await expect.poll(() => seen.cards).toHaveLength(2);
  await scanAna();
  await seen.reached('scanned');
  expect(phases(seen)).not.toContain('offline');
  expect(phases(seen)).not.toContain('refused');
});
