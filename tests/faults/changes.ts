import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Special } from '../../server/protocol/tonight.ts';
import type { NewsCommand, Store } from '../../server/store/store.ts';
import { BAR, hire } from '../support/stamp-programme.ts';
import type { Found } from './visits.ts';
import { VENUE_ZONE } from '../../src/terms/time-zone.ts';

/** What changes need of a store; it may be another one each time, after the last one died. */
export type ChangedStore = Pick<Store, 'changeNews' | 'invite' | 'accept'>;

const SPECIALS = 12;
const OWNER = 'owner';
export const CHANGER = 'changer';

/** How long a client waits before it tries again. */
const PAUSE = 100;

/** How long changes may take that a test waits for. */
const PATIENCE = 60_000;

/** A special whose price says how often it was changed, in cents. */
const special = (number: number, changes: number): Special => ({
  name: { es: `Plato ${number}` },
  price: (changes + 1) / 100,
  allergens: 'undeclared',
});

const commandOf = (specialID: string | undefined, said: Special): NewsCommand => ({
  by: CHANGER,
  barID: BAR.barID,
  change: { do: 'special', specialID, special: said },
  dish: undefined,
  zone: VENUE_ZONE,
  now: Date.now(),
});

export type Changes = {
  /** How many changes of each special a waiter's phone saw confirmed. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Ends when so many more changes were acknowledged. */
  readonly progress: (changes: number) => Promise<void>;
  /** Ends when each change that was begun is over: what was asked is asked again until it is answered. */
  readonly finish: () => Promise<void>;
};

/** Writes a bar's specials, then changes each again and again, one change after the other, so many of all a second. */
export async function startChanges(store: () => ChangedStore, perSecond = 50): Promise<Changes> {
  await hire(store(), CHANGER, BAR.barID, Date.now());
  const ids: string[] = [];
  for (let number = 0; number < SPECIALS; number += 1) {
    ids.push((await store().changeNews(commandOf(undefined, special(number, 0)))).subject);
  }
  const acknowledged = new Map(ids.map((id) => [id, 0]));
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

  async function changeAgainAndAgain(id: string, number: number): Promise<void> {
    for (let change = 1; !end.signal.aborted; change += 1) {
      const begin = performance.now();
      await insist(() => commandOf(id, special(number, change)));
      acknowledged.set(id, change);
      changes += 1;
      await wait(Math.max(0, (SPECIALS / perSecond) * 1_000 - (performance.now() - begin)));
    }
  }

  const all = ids.map(changeAgainAndAgain);
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
export async function compareChanges(store: Store, acknowledged: ReadonlyMap<string, number>): Promise<Found> {
  const today = Date.now();
  // Somebody to whom it is told, made now: a store that lost something may have lost those that there were.
  const { token } = await store.invite({ by: undefined, barID: BAR.barID, role: 'owner', now: today });
  await store.accept({ uid: OWNER, name: '', token, now: today });
  const day = (from: number): string => new Date(today + from * 86_400_000).toISOString().slice(0, 10);
  const rows = await store.newsHistory({ by: OWNER, barID: BAR.barID, from: day(-2), to: day(1) });
  const sum = { acknowledged: 0, lost: 0, doubled: 0, faults: (await store.verify()).faults.length };
  for (const [id, count] of acknowledged) {
    const prices = rows.flatMap((row) => (row.what === 'special' && row.specialID === id ? row.special.price : []));
    const kept = new Set(prices.map((price) => Math.round(price * 100) - 1));
    sum.acknowledged += count;
    sum.doubled += prices.length - kept.size;
    for (let change = 0; change <= count; change += 1) if (!kept.has(change)) sum.lost += 1;
  }
  return sum;
}
