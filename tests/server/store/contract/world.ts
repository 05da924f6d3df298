import { expect, test } from 'vitest';
import type { Bar } from '../../../../server/loyalty/bars.ts';
import type { Programme, UserExport } from '../../../../server/protocol/calls.ts';
import type { Card } from '../../../../server/protocol/card.ts';
import type { ScanAnswer } from '../../../../server/protocol/scan.ts';
import type { ApiErrorCode } from '../../../../server/protocol/errors.ts';
import type { Change } from '../../../../server/tonight/decide-news.ts';
import type { NewsCommand, Notice, ScanCommand, ShowingState, Store } from '../../../../server/store/store.ts';

/** A store under test, and a way to do to its database what no operation does. */
export type Engine = {
  readonly store: Store;
  readonly execute: (sql: string) => Promise<unknown>;
};

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The menu of every bar: a dish with one price, one whose price is a text, one with several. */
export const DISHES: Readonly<Record<string, NewsCommand['dish']>> = {
  croquetas: { name: 'Croquetas', price: 7.5 },
  rodaballo: { name: 'Rodaballo', price: 'S.M' },
  vino: { name: 'Vino', price: null },
};

/** What a programme is where a test does not say. */
const PROGRAMME: Programme = {
  stamps: 3,
  reward: { es: 'Un café', en: 'A coffee' },
  validity: { amount: 1, unit: 'months' },
  perDay: null,
};

let worlds = 0;

/** A bar of a test's own with two waiters and an owner, people who come to it, and a clock: noon of 10 March 2026 in Madrid. */
export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(store: Store, programme: Partial<Programme> = {}) {
  worlds += 1;
  const number = worlds;
  const barID = `bar-${number}`;
  const bar: Bar = { barID, name: `Bar ${number}`, path: barID, programme: { ...PROGRAMME, ...programme } };
  const bars = new Map([[barID, bar]]);
  let now = Date.parse('2026-03-10T11:00:00Z');

  /** Somebody whom no other test knows. */
  const person = (name: string): string => `${name}-${number}`;
  const diner = person('diner');
  const owner = person('owner');
  const waiter = person('waiter');
  const colleague = person('colleague');
  async function hire(uid: string, role: 'owner' | 'staff', at = barID): Promise<void> {
    const { token } = await store.invite({ by: undefined, barID: at, role, now });
    await store.accept({ uid, name: `Name of ${uid}`, token, now });
  }
  await hire(owner, 'owner');
  await hire(waiter, 'staff');
  await hire(colleague, 'staff');

  const claim = async (uid = diner): Promise<Card> => (await store.claim({ uid, bar, now })).card;
  const show = (uid = diner): Promise<ShowingState> => store.show({ uid, barID, now });
  const hide = (uid = diner): Promise<void> => store.hide({ uid, barID, now });
  const codeOf = (uid = diner) => ({ barID, cardOwnerID: uid });
  const scan = (given: Partial<ScanCommand> = {}): Promise<ScanAnswer> =>
    store.scan({ by: waiter, code: codeOf(), barID: undefined, unshown: false, now, ...given });

  return {
    store,
    bar,
    bars,
    diner,
    owner,
    waiter,
    colleague,
    person,
    get now() {
      return now;
    },
    pass(time: number) {
      now += time;
    },
    moveTo(instant: string) {
      now = Date.parse(instant);
    },
    hire,
    claim,
    show,
    hide,
    codeOf,
    scan,
    /** The QR is shown and closed again, and nobody scans it: from then on the bar knows this person (L17). */
    async showOnce(uid = diner): Promise<void> {
      await show(uid);
      await hide(uid);
    },
    /** A stamp as a visit gives one: the QR is shown, scanned and closed again. */
    async visit(given: Partial<ScanCommand> = {}): Promise<ScanAnswer> {
      await show();
      const answer = await scan(given);
      await hide();
      return answer;
    },
    /** Staff change the news of the bar. Its menu has what `DISHES` says. */
    news: (change: Change, { by = waiter, at = now }: { by?: string; at?: number } = {}) => {
      const id = 'dishID' in change ? change.dishID : 'subject' in change ? change.subject : '';
      return store.changeNews({ by, barID, change, dish: DISHES[id], zone: 'Europe/Madrid', now: at });
    },
    undo: (stampID: string | undefined, by = waiter): Promise<Card> => store.undo({ by, stampID: stampID ?? '', now }),
    redeem: (
      cardID: string,
      given: { by?: string; code?: ScanCommand['code']; bars?: ReadonlyMap<string, Bar> } = {},
    ) => store.redeem({ by: waiter, cardID, code: codeOf(), bars, now, ...given }),
    /** The open card of this person here. */
    async card(uid = diner): Promise<Card | undefined> {
      return (await store.userData(uid, now)).loyaltyCards.find(({ bar: at }) => at.ID === barID);
    },
    /** Everything that is held about this person. */
    held: (uid = diner): Promise<UserExport> => store.exportUser({ uid, now }),
    /** What the bar has given in all of March. */
    async total() {
      return (await store.stats({ by: owner, barID, from: '2026-03-01', to: '2026-03-31' })).total;
    },
    /** What people hear while something is done. */
    async heard(during: () => Promise<unknown>): Promise<Notice[]> {
      const notices: Notice[] = [];
      const stop = store.onNotice((notice) => notices.push(notice));
      await during();
      stop();
      return notices;
    },
  };
}

/**
 * A rule of the stamp card is tested in a world of its own, whose diner has a card: `world` and `card`. `other` is another such world;
 * `open` makes one with another programme.
 */
export const ruleOf = (engine: () => Engine) =>
  test
    .extend('store', () => engine().store)
    .extend('open', ({ store }) => async (programme: Partial<Programme> = {}) => {
      const world = await createWorld(store, programme);
      return { world, card: await world.claim() };
    })
    .extend('opened', ({ open }) => open())
    .extend('world', ({ opened }) => opened.world)
    .extend('card', ({ opened }) => opened.card)
    .extend('other', async ({ open }) => (await open()).world);

export type Rule = ReturnType<typeof ruleOf>;

export async function expectDenied(asked: Promise<unknown>, code: ApiErrorCode): Promise<void> {
  await expect(asked).rejects.toMatchObject({ name: 'Denied', code });
}

/** How what has this id, a card or a bar, differs from its ledger. */
export const faultsOf = ({ faults }: Awaited<ReturnType<Store['verify']>>, id: string): string[] =>
  faults.flatMap((fault) => (('cardID' in fault ? fault.cardID : fault.barID) === id ? fault.fault : []));

export const refused = (reason: string) => ({ outcome: 'refused', reason });
export const stamped = (nStamps: number) => ({ outcome: 'stamped', card: { nStamps } });
