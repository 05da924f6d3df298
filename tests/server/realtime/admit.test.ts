import { expect, it, vi } from 'vitest';
import { BadToken, KeysUnavailable, type VerifyToken } from '../../../server/auth/user.ts';
import { Admission } from '../../../server/realtime/admit.ts';
import type { DinerSocket } from '../../../server/realtime/diner-socket.ts';
import { OpenSockets } from '../../../server/realtime/open-sockets.ts';

/** A house that lets people in; its clock is the test's, and a token is the name of who has it. */
function setUp(verifyToken: VerifyToken = async (uid) => ({ uid, name: '', expires: Number.POSITIVE_INFINITY })) {
  const clock = { now: 0 };
  const report = vi.fn<(error: unknown) => void>();
  const sockets = new OpenSockets();
  const admission = new Admission({ sockets, verifyToken, clock: () => clock.now, report });
  /** Whether somebody is let in, or why not. They stay. */
  const enter = async (auth: object, conn = { close: vi.fn<() => void>() }) => {
    const socket = { handshake: { auth }, conn } as unknown as DinerSocket;
    const next = vi.fn<(error?: Error & { data?: { code: string } }) => void>();
    await admission.admit(socket, next);
    const [[error] = []] = next.mock.calls;
    if (!error) sockets.add(socket);
    return { said: error?.data?.code ?? 'in', socket, conn, error };
  };
  const leave = ({ socket }: { socket: DinerSocket }): void => sockets.remove(socket);
  /** How many of so many that come one after the other and do not stay are let in. */
  const visits = async (count: number): Promise<number> => {
    let taken = 0;
    for (let visit = 0; visit < count; visit += 1) {
      const entered = await enter({ token: 'ana' });
      if (entered.said !== 'in') continue;
      taken += 1;
      leave(entered);
    }
    return taken;
  };
  return { clock, report, admission, enter, leave, visits };
}

it('knows who came when, by which page, with 20 events and one more a second', async () => {
  const { clock, enter } = setUp();
  clock.now = 1_000;
  const { socket } = await enter({ token: 'ana', page: 'page-1' });
  const { events, ...data } = socket.data;
  expect(data).toMatchObject({ user: { uid: 'ana' }, page: 'page-1', admitted: 1_000, registered: false });
  expect(data.shown).toBeUndefined();
  const taken = (count: number): number =>
    Array.from({ length: count }, () => events.take(clock.now)).filter(Boolean).length;
  expect(taken(30)).toBe(20);
  clock.now += 1_000;
  expect(taken(3)).toBe(1);
  // The token is not kept.
  expect(socket.handshake.auth).toEqual({});
});

it('lets 10 sockets of a user in, and an eleventh of a page that has one', async () => {
  const { enter } = setUp();
  for (let page = 1; page <= 10; page += 1)
    expect((await enter({ token: 'ana', page: `page-${page}` })).said).toBe('in');
  expect((await enter({ token: 'ana', page: 'page-11' })).said).toBe('too-many-requests');
  expect((await enter({ token: 'ana' })).said).toBe('too-many-requests');
  expect((await enter({ token: 'ana', page: 'page-3' })).said).toBe('in');
  expect((await enter({ token: 'eva' })).said).toBe('in');
});

it('lets a user try 30 times, then twice a second, also after those who came long ago were forgotten', async () => {
  const { clock, admission, visits } = setUp();
  expect(await visits(31)).toBe(30);
  clock.now += 1_000;
  admission.forget(clock.now);
  expect(await visits(3)).toBe(2);
  clock.now += 60_000;
  admission.forget(clock.now);
  expect(await visits(31)).toBe(30);
});

it('closes the connection of who is refused once they have heard why, and hears a connection once', async () => {
  const { enter } = setUp();
  const { said, conn, error } = await enter({ token: '' });
  expect([said, error?.message]).toEqual(['not-signed-in', 'Inicia sesión para continuar.']);
  expect(conn.close).not.toHaveBeenCalled();
  await expect.poll(() => conn.close).toHaveBeenCalledTimes(1);
  expect((await enter({ token: 'ana' }, conn)).said).toBe('bad-request');
});

it('reports what went wrong inside, and nothing else', async () => {
  const fault = new Error('fault');
  const thrown: Error[] = [new BadToken(), new KeysUnavailable(), fault];
  const { enter, report } = setUp(() => Promise.reject(thrown.shift()));
  const said = [await enter({ token: 'a' }), await enter({ token: 'a' }), await enter({ token: 'a' })];
  expect(said.map((each) => each.said)).toEqual(['bad-token', 'unavailable', 'internal']);
  expect(report.mock.calls).toEqual([[fault]]);
});
