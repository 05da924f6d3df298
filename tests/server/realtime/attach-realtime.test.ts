import { once } from 'node:events';
import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { SHOWING } from '../../../server/protocol/showing.ts';
import { StoreUnavailable, type Store } from '../../../server/store/store.ts';
import { Phone, registeredPhone } from '../../support/phone.ts';
import { startRealtimeServer, tokenOf, type RealtimeServer } from '../../support/realtime-server.ts';
import { shareRealtimeServer } from '../../support/share-realtime-server.ts';
import { BAR, hire, OTHER_BAR, scan } from '../../support/stamp-programme.ts';

const HOUR = 3_600_000;

const shared = shareRealtimeServer();
let server: RealtimeServer;
/** Each test has its own diners; eva has no card. */
let ana: string;
let eva: string;

beforeEach(() => {
  ({ server, ana } = shared);
  eva = `eva_${ana}`;
});

function open(auth: object, options: object = {}): Phone {
  const phone = new Phone(server.origin, auth, options);
  onTestFinished(() => phone.close());
  return phone;
}

async function phoneOf(uid: string, page?: string): Promise<Phone> {
  const phone = await registeredPhone(server.origin, uid, page);
  onTestFinished(() => phone.close());
  return phone;
}

/** A phone that shows its owner's code at the bar. */
async function showingPhone(uid: string): Promise<Phone> {
  const phone = await phoneOf(uid);
  expect(await phone.show(uid, BAR.barID)).toMatchObject({ ok: true });
  return phone;
}

/** Emits what no client would. */
const emit = ({ socket }: Phone, ...given: unknown[]): void =>
  void (socket as unknown as { emit: (...event: unknown[]) => void }).emit(...given);

const scanOf = (uid: string, barID?: string) => scan(server.store, 'waiter', uid, Date.now(), barID);
const NOT_SHOWN = { outcome: 'refused', reason: 'not-shown' };

describe('who is let in', () => {
  test.each([
    ['no token', {}],
    ['an empty token', { token: '' }],
    ['a token that is no text', { token: { uid: 'ana' } }],
    ['more than a token', { token: 'x', uid: 'ana' }],
  ])('%s is told to sign in', async (_, auth) => {
    expect(await open(auth).connected()).toEqual({ code: 'not-signed-in', message: expect.any(String) });
    await expect.poll(server.openSockets).toBe(0);
  });

  it('refuses the page of another host, and takes one of its own and what is no page', async () => {
    const from = (origin: string) =>
      open({ token: tokenOf(ana) }, { transportOptions: { websocket: { extraHeaders: { origin } } } }).connected();
    expect(await from('https://evil.example')).toBe('closed');
    expect(await from('null')).toBe('closed');
    expect(await from(server.origin)).toBe('connected');
    expect(await open({ token: tokenOf(ana) }).connected()).toBe('connected');
  });

  it('refuses polling: the socket is a WebSocket', async () => {
    const answer = await fetch(`${server.origin}/cartasqr/socket.io/?EIO=4&transport=polling`);
    expect(answer.status).toBe(400);
  });

  it('refuses somebody who says they are somebody else, or shows their code, and closes the socket', async () => {
    const stranger = open({ token: tokenOf(eva) });
    await stranger.connected();
    expect(await stranger.register(ana)).toMatchObject({ ok: false, code: 'bad-token' });
    await stranger.gone;
    const phone = await phoneOf(eva);
    expect(await phone.show(ana, BAR.barID)).toMatchObject({ ok: false, code: 'bad-token' });
    await phone.gone;
    expect(await scanOf(ana)).toMatchObject(NOT_SHOWN);
  });

  it('refuses a code of somebody who has not said who they are', async () => {
    const phone = open({ token: tokenOf(ana) });
    await phone.connected();
    expect(await phone.show(ana, BAR.barID)).toMatchObject({ ok: false, code: 'bad-token' });
    await phone.gone;
    expect(await scanOf(ana)).toMatchObject(NOT_SHOWN);
  });

  it('refuses an eleventh socket of one user, and lets others in', async () => {
    await Promise.all(Array.from({ length: 10 }, () => phoneOf(ana)));
    expect(await open({ token: tokenOf(ana) }).connected()).toMatchObject({ code: 'too-many-requests' });
    expect(await open({ token: tokenOf(eva) }).connected()).toBe('connected');
  });

  it('lets a page have one socket: when it comes back, the one it lost is closed', async () => {
    const lost = await phoneOf(ana, 'page-1');
    const other = await phoneOf(ana, 'page-2');
    await phoneOf(ana, 'page-1');
    await lost.gone;
    expect(other.socket.connected).toBe(true);
  });

  it('closes a socket whose token ends, and one that never says whose it is', async () => {
    const [phone, silent] = [await phoneOf(ana), open({ token: tokenOf(eva) })];
    await silent.connected();
    shared.ahead = 11_000;
    await silent.gone;
    expect(phone.socket.connected).toBe(true);
    shared.ahead = 2 * HOUR;
    await phone.gone;
  });
});

describe('a code on the screen', () => {
  it('comes after the cards as they are', async () => {
    const phone = open({ token: tokenOf(ana) });
    await phone.connected();
    const card = { bar: { ID: 'gottan' }, nStamps: 0, maxStamps: 10, state: 'open' };
    expect(await phone.register(ana)).toMatchObject({ ok: true, cards: [card] });
  });

  it('L6: is stamped only while its owner’s socket shows it', async () => {
    const phone = await phoneOf(ana);
    expect(await scanOf(ana)).toMatchObject(NOT_SHOWN);
    const shown = await phone.show(ana, BAR.barID);
    expect(shown).toMatchObject({ ok: true, code: expect.stringMatching(/^\d{6}$/), ends: expect.any(String) });
    expect(await scanOf(ana)).toMatchObject({ outcome: 'stamped' });
    expect(await phone.hide(BAR.barID)).toEqual({ ok: true });
    await phone.show(ana, BAR.barID);
    await phone.hide(BAR.barID);
    expect(await scanOf(ana)).toMatchObject(NOT_SHOWN);
  });

  it('L14: its owner hears of the stamp, on each device, and nobody else does', async () => {
    await server.store.claim({ uid: eva, bar: BAR, now: Date.now() });
    const [phone, tablet, stranger] = [await phoneOf(ana), await phoneOf(ana), await phoneOf(eva)];
    await phone.show(ana, BAR.barID);
    await stranger.show(eva, BAR.barID);
    const { stampID } = await scanOf(ana);
    await expect.poll(() => [phone.heard.length, tablet.heard.length]).toEqual([1, 1]);
    const card = expect.objectContaining({ nStamps: 1 });
    expect(phone.heard).toEqual([{ success: true, outcome: 'stamped', stampID, at: expect.any(String), card }]);
    await scanOf(eva);
    await expect.poll(() => stranger.heard).toHaveLength(1);
    expect(stranger.heard[0]?.card?.nStamps).toBe(1);
    expect(phone.heard).toHaveLength(1);
  });

  it('hears nothing before it has said whose it is', async () => {
    const silent = open({ token: tokenOf(ana) });
    await silent.connected();
    const phone = await showingPhone(ana);
    await scanOf(ana);
    await expect.poll(() => phone.heard).toHaveLength(1);
    expect(silent.heard).toEqual([]);
  });

  it('L17: hears nothing of a scan without showing where it was never shown', async () => {
    const phone = await phoneOf(ana);
    const code = { barID: BAR.barID, cardOwnerID: ana };
    const unshown = { by: 'waiter', code, barID: undefined, unshown: true, now: Date.now() };
    expect(await server.store.scan(unshown)).toMatchObject({ outcome: 'refused', reason: 'no-card' });
    await phone.show(ana, BAR.barID);
    await scanOf(ana);
    await expect.poll(() => phone.heard).toMatchObject([{ outcome: 'stamped', card: { nStamps: 1 } }]);
  });

  it('L14: what never reached a phone is told when it registers, until a phone has it', async () => {
    const phone = await showingPhone(ana);
    phone.socket.disconnect();
    const { stampID } = await scanOf(ana);

    const deaf = open({ token: tokenOf(ana) });
    deaf.socket.off('qrScanned');
    await deaf.connected();
    expect(await deaf.register(ana)).toMatchObject({ missed: { success: true, stampID } });

    const back = open({ token: tokenOf(ana) });
    await back.connected();
    expect(await back.register(ana)).toMatchObject({ missed: { stampID }, cards: [{ nStamps: 1 }] });
    await expect.poll(() => server.store.missed({ uid: ana, now: Date.now() })).toBeUndefined();
    expect(back.heard).toMatchObject([{ stampID }]);
    expect(await back.register(ana)).not.toHaveProperty('missed');
  });

  it('L6: goes on after a lost connection, and says what a scan meant meanwhile', async () => {
    const phone = await phoneOf(ana);
    const first = await phone.show(ana, BAR.barID);
    phone.socket.disconnect();
    const { stampID } = await scanOf(ana);
    const back = await phoneOf(ana);
    expect(await back.show(ana, BAR.barID)).toEqual({
      ...first,
      scanned: expect.objectContaining({ success: true, stampID }),
    });
  });

  it('is over only when the last of a person’s devices hides it', async () => {
    const [phone, tablet] = [await phoneOf(ana), await phoneOf(ana)];
    await phone.show(ana, BAR.barID);
    await tablet.show(ana, BAR.barID);
    await phone.hide(BAR.barID);
    expect(await scanOf(ana)).toMatchObject({ outcome: 'stamped' });
    await tablet.hide(BAR.barID);

    await phone.show(ana, BAR.barID);
    await tablet.show(ana, BAR.barID);
    await phone.hide(BAR.barID);
    await tablet.hide(BAR.barID);
    expect(await scanOf(ana)).toMatchObject(NOT_SHOWN);
  });

  it('is over when it is hidden, whatever another device goes on showing that is over', async () => {
    const [phone, tablet] = [await phoneOf(ana), await phoneOf(ana)];
    await phone.show(ana, BAR.barID);
    const { stampID = '' } = await scanOf(ana);
    await server.store.undo({ by: 'waiter', stampID, now: Date.now() });
    await tablet.show(ana, BAR.barID);
    await phone.hide(BAR.barID);
    expect(await scanOf(ana)).toMatchObject({ outcome: 'stamped' });
    await tablet.hide(BAR.barID);

    await phone.show(ana, BAR.barID);
    shared.ahead += SHOWING.longest;
    await tablet.show(ana, BAR.barID);
    await tablet.hide(BAR.barID);
    expect(await scan(server.store, 'waiter', ana, Date.now() + shared.ahead)).toMatchObject(NOT_SHOWN);
  });

  it('is hidden when it was hidden while it was on its way', async () => {
    const phone = await phoneOf(ana);
    phone.socket.emit('showedQR', { barID: BAR.barID, userID: ana });
    await phone.hide(BAR.barID);
    expect(await scanOf(ana)).toMatchObject(NOT_SHOWN);
  });

  it('of another bar ends the one before', async () => {
    await server.store.claim({ uid: ana, bar: OTHER_BAR, now: Date.now() });
    const phone = await showingPhone(ana);
    await phone.show(ana, OTHER_BAR.barID);
    expect(await scanOf(ana)).toMatchObject(NOT_SHOWN);
  });

  it('of a card that does not exist is refused', async () => {
    const phone = await phoneOf(eva);
    expect(await phone.show(eva, BAR.barID)).toMatchObject({ ok: false, code: 'unknown-card' });
    await phone.gone;
  });

  it('L10: hears that a stamp was taken back', async () => {
    const phone = await showingPhone(ana);
    const { stampID = '' } = await scanOf(ana);
    await server.store.undo({ by: 'waiter', stampID, now: Date.now() });
    await expect.poll(() => phone.changed).toEqual([0]);
  });
});

describe('what a socket sends', () => {
  test.each([
    ['an unknown event', ['stampMe', 'ana']],
    ['an event of another name', ['error', 'ana']],
    ['an event whose name is a number', [7, 'ana']],
    ['a person who is no text', ['registerUser', { uid: 'ana' }]],
    ['no person', ['registerUser']],
    ['a card without its bar', ['showedQR', { userID: 'ana' }]],
    ['a card with more than it has', ['showedQR', { barID: 'gottan', userID: 'ana', stamps: 9 }]],
    ['a bar that cannot be', ['hidQR', { barID: '../gottan' }]],
    ['binary data', ['hidQR', { barID: Buffer.from('gottan') }]],
    ['more arguments than there are', ['registerUser', 'ana', 1, 2]],
    ['more than 4 KiB', ['registerUser', 'x'.repeat(5_000)]],
  ])('%s closes it', async (_, event) => {
    const phone = await phoneOf(ana);
    emit(phone, ...event);
    await phone.gone;
    expect((await phoneOf(ana)).socket.connected).toBe(true);
  });

  it('needs no answer, and may have garbage in the answer’s place', async () => {
    const phone = await phoneOf(ana);
    phone.socket.emit('showedQR', { barID: BAR.barID, userID: ana });
    emit(phone, 'showedQR', { barID: BAR.barID, userID: ana }, 'no function');
    expect(await phone.show(ana, BAR.barID)).toMatchObject({ ok: true });
  });

  it('is too much: the socket is closed', async () => {
    const phone = await phoneOf(ana);
    for (let index = 0; index < 40; index += 1) phone.socket.emit('hidQR', { barID: BAR.barID });
    await expect(phone.gone).resolves.toBeUndefined();
  });
});

describe('when the database', () => {
  /** Ana's phone at a server whose store does this instead of its own. */
  async function phoneAt(methods: Partial<Store>): Promise<Phone> {
    const broken = await startRealtimeServer({ store: { ...server.store, ...methods } });
    onTestFinished(broken.close);
    const phone = new Phone(broken.origin, { token: tokenOf(ana) });
    onTestFinished(() => phone.close());
    await phone.connected();
    return phone;
  }

  it('is away, a phone is told so and may come back', async () => {
    const phone = await phoneAt({ userData: () => Promise.reject(new StoreUnavailable()) });
    expect(await phone.register(ana)).toMatchObject({ ok: false, code: 'unavailable' });
    await phone.gone;
  });

  it('cannot end a showing, a phone comes back without it', async () => {
    const phone = await phoneAt({ hide: () => Promise.reject(new StoreUnavailable()) });
    expect(await phone.hide(BAR.barID)).toMatchObject({ ok: false, code: 'unavailable' });
    await phone.gone;
  });

  it('has a fault, a phone learns nothing of the inside', async () => {
    const phone = await phoneAt({ show: () => Promise.reject(new Error('syntax error near "SELECT"')) });
    await phone.register(ana);
    expect(await phone.show(ana, BAR.barID)).toEqual({
      ok: false,
      code: 'internal',
      message: 'Algo ha fallado. Inténtalo otra vez.',
    });
  });

  it('may have lost notices, the phones that show a code are told what they missed', async () => {
    let notify: Parameters<Store['onNotice']>[0] = () => undefined;
    const phone = await phoneAt({
      onNotice: (listener) => {
        notify = listener;
        return () => undefined;
      },
    });
    await phone.register(ana);
    await phone.show(ana, BAR.barID);
    const { stampID } = await scanOf(ana);
    expect(phone.heard).toEqual([]);
    notify({ kind: 'gap' });
    await expect.poll(() => phone.heard).toMatchObject([{ success: true, stampID }]);
  });
});

it('closes the sockets of somebody who is removed, at once, and no other', async () => {
  const now = Date.now();
  const { token } = await server.store.invite({ by: undefined, barID: BAR.barID, role: 'owner', now });
  await server.store.accept({ uid: 'boss', name: 'Boss', token, now });
  await hire(server.store, 'temp', BAR.barID, now);
  const [temp, other] = [await phoneOf('temp'), await phoneOf(ana)];
  await server.store.removeStaff({ by: 'boss', uid: 'temp', barID: BAR.barID, now });
  await temp.gone;
  expect(other.socket.connected).toBe(true);
});

it('closes with the app: the phones see a lost connection, and the showing waits for them (L6)', async () => {
  const closing = await startRealtimeServer({ store: server.store });
  const phone = await registeredPhone(closing.origin, ana);
  await phone.show(ana, BAR.barID);
  const reason = once(phone.socket as never, 'disconnect');
  await closing.close();
  expect(await reason).toEqual(['transport close', expect.anything()]);
  expect(await scanOf(ana)).toMatchObject({ outcome: 'stamped' });
});
