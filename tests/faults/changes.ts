import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { nextSix } from '../../server/protocol/service-day.ts';
import type { Special } from '../../server/protocol/tonight.ts';
import type { NewsCommand, Store } from '../../server/store/store.ts';
import { BAR, hire } from '../support/stamp-programme.ts';
import type { Found } from './visits.ts';
import { TIME_ZONE } from '../../src/terms/house.ts';

/** What changes need of a store; it may be another one each time, after the last one died. */
export type ChangedStore = Pick<Store, 'changeNews' | 'invite' | 'accept'>;

const SPECIALS = 12;
const OWNER = 'owner';
export const CHANGER = 'changer';

/** How long a client waits before it tries again. */
const PAUSE = 100;

/** How long changes may take that a test waits for. */
const PATIENCE = 60_000;

type Row = Awaited<ReturnType<Store['newsHistory']>>[number];

/** One thing of which changes are said, one after the other; each says which it is, from 1. */
type Line = {
  readonly change: (number: number) => NewsCommand['change'];
  /** Which changes the ledger's rows say, the oldest row first. */
  readonly told: (rows: readonly Row[]) => number[];
};

/** A special whose price says how often it was changed, in cents. */
const special = (number: number, changes: number): Special => ({
  name: { es: `Plato ${number}` },
  price: (changes + 1) / 100,
  allergens: 'undeclared',
});

const specialLine = (specialID: string, number: number): Line => ({
  change: (change) => ({ do: 'special', specialID, special: special(number, change) }),
  told: (rows) =>
    rows.flatMap((row) => {
      const change =
        row.what === 'special' && row.specialID === specialID ? Math.round(row.special.price * 100) - 1 : 0;
      return change > 0 ? change : [];
    }),
});

const PRICE_LINE: Line = {
  change: (change) => ({ do: 'price', dishID: 'rodaballo', amount: change / 100 }),
  told: (rows) => rows.flatMap((row) => (row.what === 'price' ? Math.round(row.amount * 100) : [])),
};

const NOTICE_LINE: Line = {
  change: (change) => {
    const until = Math.min(Date.now() + 3_600_000, nextSix(Date.now(), TIME_ZONE));
    return { do: 'notice', notice: { text: { es: `Aviso ${change}` }, until: new Date(until).toISOString() } };
  },
  told: (rows) => rows.flatMap((row) => (row.what === 'notice' ? Number(row.text.es?.slice('Aviso '.length)) : [])),
};

/** Marked and taken back, again and again: a row that is none of its turn is told as 0. */
const markLine = (dishID: string): Line => ({
  change: (change) =>
    change % 2 === 1 ? { do: 'mark', dishID, until: 'notice' } : { do: 'take-back', what: 'sold-out', subject: dishID },
  told: (rows) =>
    rows
      .filter((row) => row.what === 'sold-out' && row.dishID === dishID)
      .map((row, index) => (row.change === (index % 2 === 0 ? 'set' : 'taken-back') ? index + 1 : 0)),
});

const commandOf = (change: NewsCommand['change']): NewsCommand => ({
  by: CHANGER,
  barID: BAR.barID,
  change,
  dish: { price: 'S.M', name: 'Plato' },
  zone: TIME_ZONE,
  now: Date.now(),
});

export type Changes = {
  /** How many changes of each line a phone saw confirmed. */
  readonly acknowledged: ReadonlyMap<Line, number>;
  /** Ends when so many more changes were acknowledged. */
  readonly progress: (changes: number) => Promise<void>;
  /** Ends when each change that was begun is over: what was asked is asked again until it is answered. */
  readonly finish: () => Promise<void>;
};

/** Changes a bar's specials, its notice, a price and marks again and again, one change of each after the other, so many of all a second. */
export async function startChanges(store: () => ChangedStore, perSecond = 50): Promise<Changes> {
  await hire(store(), CHANGER, BAR.barID, Date.now(), 'owner');
  const lines = [PRICE_LINE, NOTICE_LINE, markLine('croquetas'), markLine('vino')];
  for (let number = 0; number < SPECIALS; number += 1) {
    const first = commandOf({ do: 'special', specialID: undefined, special: special(number, 0) });
    lines.push(specialLine((await store().changeNews(first)).subject, number));
  }
  const acknowledged = new Map(lines.map((line) => [line, 0]));
  const end = new AbortController();
  let changes = 0;

  async function insist(command: () => NewsCommand): Promise<void> {
    for (;;) {
      try {
        await store().changeNews(command());
        return;
      } catch {
        await wait(PAUSE);
      }
    }
  }

  async function changeAgainAndAgain(line: Line): Promise<void> {
    for (let change = 1; !end.signal.aborted; change += 1) {
      const begin = performance.now();
      const asked = line.change(change);
      await insist(() => commandOf(asked));
      acknowledged.set(line, change);
      changes += 1;
      await wait(Math.max(0, (lines.length / perSecond) * 1_000 - (performance.now() - begin)));
    }
  }

  const all = lines.map(changeAgainAndAgain);
  return {
    acknowledged,
    async progress(more) {
      const goal = changes + more;
      await expect.poll(() => changes, { interval: 5, timeout: PATIENCE }).toBeGreaterThanOrEqual(goal);
    },
    async finish() {
      end.abort();
      await Promise.all(all);
    },
  };
}

/** Acknowledged changes that the ledger does not have, and those that it has twice. */
export async function compareChanges(store: Store, acknowledged: Changes['acknowledged']): Promise<Found> {
  const today = Date.now();
  // Somebody to whom it is told, made now: a store that lost something may have lost those that there were.
  const { token } = await store.invite({ by: undefined, barID: BAR.barID, role: 'owner', now: today });
  await store.accept({ uid: OWNER, name: '', token, now: today });
  const day = (from: number): string => new Date(today + from * 86_400_000).toISOString().slice(0, 10);
  const rows = await store.newsHistory({ by: OWNER, barID: BAR.barID, from: day(-2), to: day(1) });
  const sum = { acknowledged: 0, lost: 0, doubled: 0, faults: (await store.verify()).faults.length };
  const oldestFirst = rows.toReversed();
  for (const [line, count] of acknowledged) {
    const told = line.told(oldestFirst);
    const kept = new Set(told);
    sum.acknowledged += count;
    sum.doubled += told.length - kept.size;
    for (let change = 1; change <= count; change += 1) if (!kept.has(change)) sum.lost += 1;
  }
  return sum;
}
