import { setTimeout as wait } from 'node:timers/promises';
import type { Bar } from '../../server/loyalty/bars.ts';
import type { Store } from '../../server/store/store.ts';
import { BAR as SMALL_BAR, hire } from '../support/stamp-programme.ts';

/** What visits need of a store; it may be another one each time, after the last one died. */
export type VisitedStore = Pick<Store, 'claim' | 'show' | 'hide' | 'scan' | 'invite' | 'accept'>;

const DINERS = 40;
export const WAITER = 'waiter';

/** A bar whose cards never become full. */
const BAR: Bar = {
  ...SMALL_BAR,
  programme: { stamps: 1_000_000, reward: { es: 'Un café' }, validity: { amount: 1, unit: 'years' }, perDay: null },
};

/** How long a client waits before it tries again. */
const PAUSE = 100;

export type Visits = {
  /** Stamps that a waiter's phone saw confirmed, by diner. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** The names of the errors of calls that failed and were made again. */
  readonly errors: ReadonlySet<string>;
  /** Ends when each visit that was begun is over: what was asked is asked again until it is answered. */
  readonly finish: () => Promise<void>;
  /** Ends when so many more stamps were acknowledged. */
  readonly progress: (stamps: number) => Promise<void>;
  /** Ends when so many more calls have failed. */
  readonly failures: (calls: number) => Promise<void>;
};

/** Sets a bar and its diners up, then lets them visit: show, scan, hide, some 200 scans a second, each call until it is answered. */
export async function startVisits(store: () => VisitedStore, scansPerSecond = 200): Promise<Visits> {
  const { barID } = BAR;
  await hire(store(), WAITER, barID, Date.now());
  const diners = Array.from({ length: DINERS }, (_, index) => `diner-${index}`);
  await Promise.all(diners.map((uid) => store().claim({ uid, bar: BAR, now: Date.now() })));

  const acknowledged = new Map(diners.map((uid) => [uid, 0]));
  const errors = new Set<string>();
  let stamps = 0;
  let failed = 0;
  const end = new AbortController();

  /** What waits for a number of something, and looks at each step whether it is there. */
  const waiting = new Set<() => void>();
  const step = (): void => waiting.forEach((look) => look());
  const until = (isReached: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (isReached() && waiting.delete(look)) resolve();
      };
      waiting.add(look);
    });

  async function insist<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        errors.add(error instanceof Error ? error.name : String(error));
        failed += 1;
        step();
        await wait(PAUSE);
      }
    }
  }

  async function visitAgainAndAgain(uid: string): Promise<void> {
    const code = { barID, cardOwnerID: uid };
    while (!end.signal.aborted) {
      const begin = performance.now();
      await insist(() => store().show({ uid, barID, now: Date.now() }));
      const { outcome } = await insist(() =>
        store().scan({ by: WAITER, code, barID, unshown: false, now: Date.now() }),
      );
      if (outcome !== 'stamped' && outcome !== 'repeated') throw new Error(`A visit ended with ${outcome}.`);
      acknowledged.set(uid, (acknowledged.get(uid) ?? 0) + 1);
      stamps += 1;
      step();
      await insist(() => store().hide({ uid, barID, now: Date.now() }));
      await wait(Math.max(0, (DINERS / scansPerSecond) * 1_000 - (performance.now() - begin)));
    }
  }

  const visits = diners.map(visitAgainAndAgain);
  return {
    acknowledged,
    errors,
    async finish() {
      end.abort();
      await Promise.all(visits);
    },
    progress(more) {
      const goal = stamps + more;
      return until(() => stamps >= goal);
    },
    failures(more) {
      const goal = failed + more;
      return until(() => failed >= goal);
    },
  };
}

export type Found = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly faults: number;
};

/** What is found of what was acknowledged where nothing is wrong. */
export const CLEAN = { lost: 0, doubled: 0, faults: 0 };

/** Acknowledged stamps that are not there, and stamps that are there twice; `inFlight`: asked for and not yet answered. */
export async function compare(
  store: Store,
  acknowledged: ReadonlyMap<string, number>,
  inFlight: 0 | 1 = 0,
): Promise<Found> {
  const sum = { acknowledged: 0, lost: 0, doubled: 0, faults: (await store.verify()).faults.length };
  for (const [uid, given] of acknowledged) {
    const [card] = (await store.userData(uid, Date.now())).loyaltyCards;
    const kept = card?.nStamps ?? 0;
    sum.acknowledged += given;
    sum.lost += Math.max(0, given - kept);
    sum.doubled += Math.max(0, kept - given - inFlight);
  }
  return sum;
}
