import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserData } from '../../server/protocol/calls.ts';
import type { Card } from '../../server/protocol/card.ts';
import type { LoyaltyCalls } from '../../src/loyalty/loyalty-calls.ts';
import { StampCardStore } from '../../src/loyalty/stamp-card-store.ts';
import { ApiFailure } from '../../src/session/call-api.ts';
import type { KeptCard } from '../../src/session/remember-user.ts';
import type { SignedIn } from '../../src/session/session.ts';
import { ANA, fakeSession } from '../support/fake-session.ts';
import { card } from './stamp-cards.ts';

const LUIS: SignedIn = { uid: 'luis', name: 'Luis', email: 'luis@example.com', photoURL: undefined };
const NOW = Date.parse('2026-11-22T21:00:00Z');
const FAILED = 'Error al recuperar los datos del usuario';

const log = vi.fn<typeof console.error>();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(log.mockReset()));
afterEach(() => void vi.restoreAllMocks());

/** A store before a server that holds these cards, and a session that the test moves. */
function setUp(cards: Card[] = [], user: SignedIn | 'loading' = ANA) {
  // Cards that were handed in are still held.
  const server = { cards, loyalty: true, userFound: cards.length > 0 };
  const calls = {
    readUserData: vi.fn<LoyaltyCalls['readUserData']>(async () => ({
      userFound: server.userFound,
      loyaltyCards: server.cards,
    })),
    createCard: vi.fn<LoyaltyCalls['createCard']>(async () => {
      Object.assign(server, { cards: [card({ cardID: 'new', nStamps: 0 })], userFound: true });
    }),
    readBarServices: vi.fn<LoyaltyCalls['readBarServices']>(async (barID) => ({
      barID,
      loyalty: server.loyalty,
      programme: null,
    })),
  };
  const clock = { now: NOW };
  const session = fakeSession(user);
  const openSession = vi.fn(async () => session);
  const kept = new Map<string, KeptCard>();
  const store = new StampCardStore({
    barID: 'el-bar',
    openSession,
    calls,
    wait: async () => {},
    knownUid: () => 'ana',
    kept: {
      read: (uid, barID) => kept.get(`${uid} ${barID}`),
      write: (uid, seen) => void kept.set(`${uid} ${seen.card.bar.ID}`, seen),
      forget: (uid, barID) => void kept.delete(`${uid} ${barID}`),
    },
    now: () => clock.now,
  });
  /** The next answer to who asks for the cards comes when the test gives it. */
  const holdAnswer = (): ((data: UserData) => void) => {
    let answer: (data: UserData) => void = () => {};
    calls.readUserData.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    return (data) => answer(data);
  };
  return { store, calls, server, openSession, session, holdAnswer, kept, clock };
}

async function started(cards: Card[] = []) {
  const parts = setUp(cards);
  await parts.store.start();
  return parts;
}

/** Asks for a token, as a call does, and gets no data. */
const askOnce = (token: () => Promise<string>): Promise<typeof FAILED | undefined> =>
  token().then(
    () => undefined,
    () => FAILED,
  );

describe('the card of whoever is signed in (specification, point 4)', () => {
  it('is loading until the first authentication state arrives, and fetched after it', async () => {
    const { store, calls, session } = setUp([card()], 'loading');
    await store.start();
    expect(store.getState()).toEqual({ step: 'loading' });
    expect(calls.readUserData).not.toHaveBeenCalled();
    session.become(ANA);
    await expect.poll(() => store.getState()).toEqual({ step: 'card', uid: 'ana', card: card(), renewing: false });
  });

  it('L15: a phone that knew a card of somebody of whom nothing is held any more signs them out, and claims no other', async () => {
    const { store, calls, session, server, kept } = await started([card()]);
    Object.assign(server, { cards: [], userFound: false });
    await store.refresh();
    await expect.poll(() => store.getState()).toEqual({ step: 'signed-out' });
    expect([session.getState().user, kept.size, calls.createCard.mock.calls]).toEqual([null, 0, []]);
  });

  it('L15: so does a page that shows their card when another one on this phone has deleted everything', async () => {
    const { store, calls, session, server, kept } = await started([card()]);
    Object.assign(server, { cards: [], userFound: false });
    kept.clear();
    await store.refresh();
    await expect.poll(() => store.getState()).toEqual({ step: 'signed-out' });
    expect([session.getState().user, calls.createCard.mock.calls]).toEqual([null, []]);
  });

  it('"if a card exists, nothing happens": none is created', async () => {
    const { calls } = await started([card()]);
    expect(calls.createCard).not.toHaveBeenCalled();
    expect(calls.readBarServices).not.toHaveBeenCalled();
  });

  it('"if the user has no loyalty card for a given bar, one is created and the user data is then reloaded"', async () => {
    const { store, calls } = await started([card({ bar: { ID: 'another-bar' } })]);
    expect(calls.createCard).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 'el-bar');
    expect(calls.readUserData).toHaveBeenCalledTimes(2);
    expect(store.getState()).toMatchObject({ step: 'card', card: { cardID: 'new', nStamps: 0 } });
  });

  it('is created once, however often the page starts', async () => {
    const { store, calls, openSession } = setUp();
    await Promise.all([store.start(), store.start(), store.refresh(), store.start()]);
    expect(openSession).toHaveBeenCalledTimes(1);
    expect(calls.createCard).toHaveBeenCalledTimes(1);
  });

  it('a card that cannot be created is logged, and can be tried again', async () => {
    const { store, calls } = setUp();
    const cause = new ApiFailure(503, 'unavailable', 'El servicio no está disponible ahora.');
    calls.createCard.mockRejectedValueOnce(cause);
    await store.start();
    expect(log).toHaveBeenCalledWith('Error al crear una tarjeta de usuario', cause);
    expect(store.getState()).toEqual({ step: 'failed', uid: 'ana', tooMany: false });
    await store.retry();
    expect(store.getState()).toMatchObject({ step: 'card', card: { cardID: 'new' } });
  });

  it('too many calls in a minute are the reason only as long as the server says so', async () => {
    const { store, calls } = setUp();
    calls.readUserData.mockImplementationOnce(async (_token, onFailure) => {
      onFailure(new ApiFailure(429, 'too-many-requests', 'Demasiadas peticiones. Espera un momento.'));
      return FAILED;
    });
    await store.start();
    expect(store.getState()).toEqual({ step: 'failed', uid: 'ana', tooMany: true });
    calls.readUserData.mockResolvedValueOnce(FAILED);
    await store.retry();
    expect(store.getState()).toEqual({ step: 'failed', uid: 'ana', tooMany: false });
  });

  const LIMITED = new ApiFailure(429, 'too-many-requests', '', { retryAfter: 42 });
  const HELD = { step: 'failed', uid: 'ana', tooMany: true, until: NOW + 42_000 };

  it.each<[string, (calls: ReturnType<typeof setUp>['calls']) => unknown, number]>([
    ['claimed', ({ createCard }) => createCard.mockRejectedValueOnce(LIMITED), 1],
    [
      'claimed, when the bar was asked about',
      ({ readBarServices }) => readBarServices.mockRejectedValueOnce(LIMITED),
      0,
    ],
    [
      'read',
      ({ readUserData }) =>
        readUserData.mockImplementationOnce(async (_token, onFailure) => {
          onFailure(LIMITED);
          return FAILED;
        }),
      0,
    ],
  ])('after too many calls no card is %s before the server takes calls again', async (_, limit, claims) => {
    const { store, calls, clock } = setUp();
    limit(calls);
    await store.start();
    expect(store.getState()).toEqual(HELD);
    clock.now += 41_999;
    await store.refresh();
    await store.retry();
    expect(store.getState()).toEqual(HELD);
    expect([calls.readUserData.mock.calls.length, calls.createCard.mock.calls.length]).toEqual([1, claims]);
    clock.now += 1;
    await store.refresh();
    expect(store.getState()).toMatchObject({ step: 'card', card: { cardID: 'new' } });
  });

  it('after too many calls no expired card is renewed before the server takes calls again', async () => {
    const { store, calls, clock } = await started([card({ state: 'expired' })]);
    calls.createCard.mockRejectedValueOnce(LIMITED);
    await store.renew();
    expect(store.getState()).toEqual(HELD);
    expect(calls.readUserData).toHaveBeenCalledOnce();
    clock.now += 42_000;
    await store.retry();
    expect(store.getState()).toMatchObject({ step: 'card', card: { state: 'expired' } });
  });

  it('data that cannot be had leave a way to show the code all the same (L7)', async () => {
    const { store, calls } = setUp();
    calls.readUserData.mockResolvedValue(FAILED);
    await store.start();
    expect(store.getState()).toEqual({ step: 'failed', uid: 'ana', tooMany: false });
    expect(calls.createCard).not.toHaveBeenCalled();
  });

  it.each([
    ['signs them out by itself', true],
    ['keeps them signed in', false],
  ])('somebody to whom Firebase gives no more tokens hears it, where it %s', async (_how, signsOut) => {
    const { store, calls, session } = await started([card()]);
    calls.readUserData.mockImplementation(askOnce);
    session.token = async () => {
      if (signsOut) session.become(null);
      throw new Error('Problema con la verificación del Token', { cause: { code: 'auth/user-not-found' } });
    };
    await store.refresh();
    expect(store.getState()).toEqual({ step: 'session-over' });
    await store.signOut();
    expect([session.getState().user, store.getState().step]).toEqual([null, 'session-over']);
    session.token = async () => 'token';
    calls.readUserData.mockResolvedValue({ userFound: true, loyaltyCards: [card()] });
    session.become(LUIS);
    await expect.poll(() => store.getState()).toMatchObject({ step: 'card', uid: 'luis' });
  });

  const REFUSED = new ApiFailure(401, 'bad-token', 'La sesión ha caducado. Entra otra vez.');

  it('somebody whose token the server refuses hears it, and may sign in again', async () => {
    const { store, calls, session } = await started([card()]);
    calls.readUserData.mockImplementation(async (_token, onFailure) => {
      onFailure(REFUSED);
      return FAILED;
    });
    await store.refresh();
    expect(store.getState()).toEqual({ step: 'session-over' });
    await store.signOut();
    expect([session.getState().user, store.getState().step]).toEqual([null, 'session-over']);
  });

  it('sees the card at the next look where the server accepts the token again: its clock was behind', async () => {
    const { store, calls } = await started([card()]);
    calls.readUserData.mockImplementationOnce(async (_token, onFailure) => {
      onFailure(REFUSED);
      return FAILED;
    });
    await store.refresh();
    expect(store.getState()).toEqual({ step: 'session-over' });
    calls.readUserData.mockResolvedValueOnce(FAILED);
    await store.refresh();
    expect(store.getState()).toEqual({ step: 'session-over' });
    await store.refresh();
    expect(store.getState()).toMatchObject({ step: 'card', uid: 'ana' });
  });

  it('a claim that is refused for its token says that, too', async () => {
    const { store, calls } = setUp();
    calls.createCard.mockRejectedValueOnce(REFUSED);
    await store.start();
    expect(store.getState()).toEqual({ step: 'session-over' });
  });

  it('a token that does not come now leaves the card as it was', async () => {
    const { store, calls, session } = await started([card()]);
    calls.readUserData.mockImplementation(askOnce);
    session.token = async () => {
      throw new Error('Problema con la verificación del Token', { cause: { code: 'auth/network-request-failed' } });
    };
    await store.refresh();
    expect(store.getState()).toMatchObject({ step: 'card', asOf: NOW });
  });

  it.each(['refresh', 'retry'] as const)(
    'a session that could not be opened is opened at the next %s',
    async (again) => {
      const { store, openSession } = setUp([card()]);
      openSession.mockRejectedValueOnce(new Error('Sin conexión.'));
      await store.start();
      expect(store.getState()).toEqual({ step: 'failed', uid: 'ana', tooMany: false });
      expect(log.mock.calls[0]?.[0]).toBe('Error al buscar el usuario:');
      await store[again]();
      expect(store.getState()).toMatchObject({ step: 'card' });
    },
  );
});

describe('a bar whose menu is older than its decision to have no stamp card', () => {
  it.each([
    ['creates no card, and says so', [], 'ended'],
    ['still shows a card that was claimed before (L3)', [card()], 'card'],
  ])('%s', async (_, cards, step) => {
    const { store, calls, server } = setUp(cards);
    server.loyalty = false;
    await store.start();
    expect(store.getState()).toMatchObject({ step });
    expect(calls.createCard).not.toHaveBeenCalled();
  });

  // Specification, points 7 and 8.
  it.each([
    [
      'with the answer’s message',
      new ApiFailure(404, 'unknown-bar', 'No conocemos este bar.'),
      'No conocemos este bar.',
    ],
    ['with one of our own', new ApiFailure(0, 'offline', 'Sin conexión.'), 'Error al comprobar los servicios del bar'],
  ])('that cannot be asked is logged %s, and a card is asked for all the same', async (_, cause, message) => {
    const { store, calls } = setUp();
    calls.readBarServices.mockRejectedValueOnce(cause);
    await store.start();
    expect(log).toHaveBeenCalledWith(message, cause);
    expect(calls.createCard).toHaveBeenCalledTimes(1);
  });
});

describe('a card that changes', () => {
  it('is right at the next look, without anyone doing anything (L14)', async () => {
    const { store, server } = await started([card()]);
    server.cards = [card({ nStamps: 4 })];
    await store.refresh();
    expect(store.getState()).toMatchObject({ card: { nStamps: 4 } });
  });

  it('stays as it is where a look fails', async () => {
    const { store, calls } = await started([card()]);
    calls.readUserData.mockResolvedValue(FAILED);
    await store.refresh();
    expect(store.getState()).toMatchObject({ step: 'card', card: { nStamps: 3 } });
  });

  it('news of the server is shown at once; that of another bar is not for here', async () => {
    const { store } = await started([card()]);
    store.take(card({ nStamps: 5 }));
    store.take(card({ nStamps: 1, bar: { ID: 'another-bar' } }));
    expect(store.getState()).toMatchObject({ card: { nStamps: 5 } });
  });

  it('an answer that is older than the news does not take the stamp away again', async () => {
    const { store, server, holdAnswer } = await started([card()]);
    const answer = holdAnswer();
    const looking = store.refresh();
    server.cards = [card({ nStamps: 4 })];
    store.take(card({ nStamps: 4 }));
    answer({ userFound: true, loyaltyCards: [card()] });
    await looking;
    expect(store.getState()).toMatchObject({ card: { nStamps: 4 } });
  });

  it('that was handed in is gone where the bar gives no other (L9, L18), from the phone’s own copies, too', async () => {
    const full = card({ nStamps: 8, state: 'full' });
    const { store, server, kept } = await started([full]);
    expect(kept.size).toBe(1);
    Object.assign(server, { cards: [], loyalty: false });
    store.take(full);
    await expect.poll(() => store.getState()).toEqual({ step: 'ended' });
    expect(kept.size).toBe(0);
  });

  it('is gone, too, where the server said a while ago that the bar has a stamp card', async () => {
    const { store, calls, server } = await started([card()]);
    server.cards = [];
    calls.createCard.mockRejectedValueOnce(new ApiFailure(409, 'no-programme', ''));
    await store.refresh();
    expect(store.getState()).toEqual({ step: 'ended' });
  });

  it('an expired one is closed by claiming again, and another begins (L11)', async () => {
    const { store, calls } = await started([card({ state: 'expired' })]);
    const renewed = store.renew();
    expect(store.getState()).toMatchObject({ step: 'card', renewing: true });
    await store.renew();
    await renewed;
    expect(calls.createCard).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ renewing: false, card: { cardID: 'new', state: 'open' } });
  });

  it('an expired one that cannot be replaced stays', async () => {
    const { store, calls } = await started([card({ state: 'expired' })]);
    calls.createCard.mockRejectedValueOnce(new Error('away'));
    await store.renew();
    expect(store.getState()).toMatchObject({ renewing: false, card: { state: 'expired' } });
  });
});

describe('somebody who signs out', () => {
  it('takes their card away from the screen, and later news with it', async () => {
    const { store, session } = await started([card()]);
    session.become(null);
    expect(store.getState()).toEqual({ step: 'signed-out' });
    store.take(card());
    expect(store.getState()).toEqual({ step: 'signed-out' });
  });

  it('the next person sees their own card only, also where the first one’s answer comes late', async () => {
    const { store, calls, session, holdAnswer } = setUp([card()]);
    const answer = holdAnswer();
    const starting = store.start();
    await expect.poll(() => calls.readUserData).toHaveBeenCalled();
    session.become(LUIS);
    answer({ userFound: true, loyaltyCards: [card({ cardID: 'of-ana', nStamps: 7 })] });
    await starting;
    expect(store.getState()).toMatchObject({ uid: 'luis', card: { cardID: 'card-1' } });
  });
});

describe('L18: the card as the phone last saw it', () => {
  const LAST: KeptCard = { card: card({ nStamps: 2 }), at: NOW - 60_000 };
  const shown = { step: 'card', uid: 'ana', card: LAST.card, renewing: false, asOf: LAST.at };

  it('shows until the server has answered, and with its time instead of an answer that does not come', async () => {
    const { store, kept, holdAnswer, calls } = setUp([card()]);
    kept.set('ana el-bar', LAST);
    const answer = holdAnswer();
    const starting = store.start();
    const { asOf: _, ...fresh } = shown;
    await expect.poll(store.getState).toEqual(fresh);
    answer({ userFound: true, loyaltyCards: [card()] });
    await starting;
    expect(store.getState()).toEqual({ step: 'card', uid: 'ana', card: card(), renewing: false });
    expect(kept.get('ana el-bar')).toEqual({ card: card(), at: NOW });
    calls.readUserData.mockResolvedValueOnce(FAILED);
    await store.refresh();
    expect(store.getState()).toEqual({ step: 'card', uid: 'ana', card: card(), renewing: false, asOf: NOW });
    await store.refresh();
    expect(store.getState()).not.toHaveProperty('asOf');
  });

  it('shows where it cannot be known who is signed in, for who was', async () => {
    const { store, kept, openSession } = setUp();
    kept.set('ana el-bar', LAST);
    openSession.mockRejectedValueOnce(new ApiFailure(0, 'offline', 'Sin conexión.'));
    await store.start();
    expect(store.getState()).toEqual(shown);
  });
});
