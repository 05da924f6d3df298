import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserData } from '../../server/protocol/calls.ts';
import type { Card } from '../../server/protocol/card.ts';
import type { LoyaltyCalls } from '../../src/loyalty/loyalty-calls.ts';
import { StampCardStore } from '../../src/loyalty/stamp-card-store.ts';
import { ApiFailure } from '../../src/session/call-api.ts';
import type { Session, SessionState } from '../../src/session/session.ts';
import { card } from './stamp-cards.ts';

const ANA: SessionState = {
  loading: false,
  user: { uid: 'ana', name: 'Ana', email: 'ana@example.com', photoURL: undefined },
};
const LUIS: SessionState = {
  loading: false,
  user: { uid: 'luis', name: 'Luis', email: 'luis@example.com', photoURL: undefined },
};
const NOBODY: SessionState = { loading: false, user: null };

/** A store before a server that holds one card, and a session that the test moves. */
function setUp({ cards = [], session = ANA }: { cards?: Card[]; session?: SessionState } = {}) {
  let now = session;
  const listeners = new Set<() => void>();
  const server = { cards, loyalty: true };
  const calls = {
    readUserData: vi.fn<LoyaltyCalls['readUserData']>(async () => ({
      userFound: server.cards.length > 0,
      loyaltyCards: server.cards,
    })),
    createCard: vi.fn<LoyaltyCalls['createCard']>(async () => {
      server.cards = [card({ cardID: 'new', nStamps: 0 })];
    }),
    readBarServices: vi.fn<LoyaltyCalls['readBarServices']>(async (barID) => ({
      barID,
      loyalty: server.loyalty,
      programme: null,
    })),
  };
  const opened: Session = {
    getState: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: async () => 'token',
    signOut: async () => {},
  };
  const openSession = vi.fn<() => Promise<Session>>(async () => opened);
  const store = new StampCardStore({
    barID: 'el-bar',
    openSession,
    calls,
    wait: async () => {},
    knownUid: () => 'ana',
  });
  const change = (state: SessionState): void => {
    now = state;
    for (const listener of listeners) listener();
  };
  return { store, calls, server, openSession, change };
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('the card of whoever is signed in (specification, point 4)', () => {
  it('is loading until the first authentication state arrives', async () => {
    const { store, calls } = setUp({ session: { loading: true, user: null } });
    await store.start();
    expect(store.getState()).toEqual({ step: 'loading' });
    expect(calls.readUserData).not.toHaveBeenCalled();
  });

  it('is fetched after sign-in', async () => {
    const { store, change } = setUp({ cards: [card()], session: { loading: true, user: null } });
    await store.start();
    change(ANA);
    await vi.waitFor(() =>
      expect(store.getState()).toEqual({ step: 'card', uid: 'ana', card: card(), renewing: false }),
    );
  });

  it('"if a card exists, nothing happens": none is created', async () => {
    const { store, calls } = setUp({ cards: [card()] });
    await store.start();
    expect(calls.createCard).not.toHaveBeenCalled();
    expect(calls.readBarServices).not.toHaveBeenCalled();
  });

  it('"if the user has no loyalty card for a given bar, one is created and the user data is then reloaded"', async () => {
    const { store, calls } = setUp({ cards: [card({ bar: { ID: 'another-bar' } })] });
    await store.start();
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
    expect(store.getState()).toEqual({ step: 'failed', uid: 'ana' });
    await store.retry();
    expect(store.getState()).toMatchObject({ step: 'card', card: { cardID: 'new' } });
  });

  it('data that cannot be had leave a way to show the code all the same (L7)', async () => {
    const { store, calls } = setUp();
    calls.readUserData.mockResolvedValue('Error al recuperar los datos del usuario');
    await store.start();
    expect(store.getState()).toEqual({ step: 'failed', uid: 'ana' });
    expect(calls.createCard).not.toHaveBeenCalled();
  });

  it('a session that could not be opened is opened at the next look, as when the network is back', async () => {
    const { store, openSession } = setUp({ cards: [card()] });
    openSession.mockRejectedValueOnce(new Error('Sin conexión.'));
    await store.start();
    await store.refresh();
    expect(store.getState()).toMatchObject({ step: 'card' });
  });

  it('a session that cannot be opened, too, and is tried again', async () => {
    const { store, openSession } = setUp({ cards: [card()] });
    openSession.mockRejectedValueOnce(new Error('Sin conexión.'));
    await store.start();
    expect(store.getState()).toEqual({ step: 'failed', uid: 'ana' });
    await store.retry();
    expect(store.getState()).toMatchObject({ step: 'card' });
  });
});

describe('a bar whose menu is older than its decision to have no stamp card', () => {
  it('creates no card, and says so', async () => {
    const { store, calls, server } = setUp();
    server.loyalty = false;
    await store.start();
    expect(store.getState()).toEqual({ step: 'ended' });
    expect(calls.createCard).not.toHaveBeenCalled();
  });

  it('a card that was claimed before is still shown (L3)', async () => {
    const { store, server } = setUp({ cards: [card()] });
    server.loyalty = false;
    await store.start();
    expect(store.getState()).toMatchObject({ step: 'card' });
  });

  it('services that cannot be had are logged with the answer’s message, and a card is asked for all the same', async () => {
    const { store, calls } = setUp();
    const cause = new ApiFailure(404, 'unknown-bar', 'No conocemos este bar.');
    calls.readBarServices.mockRejectedValueOnce(cause);
    await store.start();
    expect(log).toHaveBeenCalledWith('No conocemos este bar.', cause);
    expect(calls.createCard).toHaveBeenCalledTimes(1);
  });

  it('or with a message of our own where there is none (specification, points 7 and 8)', async () => {
    const { store, calls } = setUp();
    const cause = new ApiFailure(0, 'offline', 'Sin conexión.');
    calls.readBarServices.mockRejectedValueOnce(cause);
    await store.start();
    expect(log).toHaveBeenCalledWith('Error al comprobar los servicios del bar', cause);
  });
});

describe('a card that changes', () => {
  it('is right at the next look, without anyone doing anything (L14)', async () => {
    const { store, server } = setUp({ cards: [card()] });
    await store.start();
    server.cards = [card({ nStamps: 4 })];
    await store.refresh();
    expect(store.getState()).toMatchObject({ card: { nStamps: 4 } });
  });

  it('stays as it is where a look fails', async () => {
    const { store, calls } = setUp({ cards: [card()] });
    await store.start();
    calls.readUserData.mockResolvedValue('Error al recuperar los datos del usuario');
    await store.refresh();
    expect(store.getState()).toMatchObject({ step: 'card', card: { nStamps: 3 } });
  });

  it('news of the server is shown at once; that of another bar is not for here', async () => {
    const { store } = setUp({ cards: [card()] });
    await store.start();
    store.take(card({ nStamps: 5 }));
    store.take(card({ nStamps: 1, bar: { ID: 'another-bar' } }));
    expect(store.getState()).toMatchObject({ card: { nStamps: 5 } });
  });

  it('an answer that is older than the news does not take the stamp away again', async () => {
    const { store, calls, server } = setUp({ cards: [card()] });
    await store.start();
    let answer: (data: UserData) => void = () => {};
    calls.readUserData.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const looking = store.refresh();
    server.cards = [card({ nStamps: 4 })];
    store.take(card({ nStamps: 4 }));
    answer({ userFound: true, loyaltyCards: [card()] });
    await looking;
    expect(store.getState()).toMatchObject({ card: { nStamps: 4 } });
  });

  it('an expired one is closed by claiming again, and another begins (L11)', async () => {
    const { store, calls } = setUp({ cards: [card({ state: 'expired' })] });
    await store.start();
    const renewed = store.renew();
    expect(store.getState()).toMatchObject({ step: 'card', renewing: true });
    await store.renew();
    await renewed;
    expect(calls.createCard).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ renewing: false, card: { cardID: 'new', state: 'open' } });
  });

  it('an expired one that cannot be replaced stays', async () => {
    const { store, calls } = setUp({ cards: [card({ state: 'expired' })] });
    await store.start();
    calls.createCard.mockRejectedValueOnce(new Error('away'));
    await store.renew();
    expect(store.getState()).toMatchObject({ renewing: false, card: { state: 'expired' } });
  });
});

describe('somebody who signs out', () => {
  it('takes their card away from the screen', async () => {
    const { store, change } = setUp({ cards: [card()] });
    await store.start();
    change(NOBODY);
    expect(store.getState()).toEqual({ step: 'signed-out' });
    store.take(card());
    expect(store.getState()).toEqual({ step: 'signed-out' });
  });

  it('the next person sees their own card only, also where the first one’s answer comes late', async () => {
    const { store, calls, change } = setUp({ cards: [card()] });
    let answer: (data: UserData) => void = () => {};
    calls.readUserData.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const starting = store.start();
    await vi.waitFor(() => expect(calls.readUserData).toHaveBeenCalled());
    change(LUIS);
    answer({ userFound: true, loyaltyCards: [card({ cardID: 'of-ana', nStamps: 7 })] });
    await starting;
    expect(store.getState()).toMatchObject({ uid: 'luis', card: { cardID: 'card-1' } });
  });
});
