import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import { cardRules } from './contract/cards.ts';
import { concurrencyRules } from './contract/concurrency.ts';
import { newsRules } from './contract/news.ts';
import { peopleRules } from './contract/people.ts';
import { rewardRules } from './contract/rewards.ts';
import { scanRules } from './contract/scans.ts';
import { showingRules } from './contract/showings.ts';
import { staffRules } from './contract/staff.ts';
import { undoRules } from './contract/undo.ts';
import { unshownRules } from './contract/unshown.ts';
import { verifyRules } from './contract/verify.ts';
import type { Engine } from './contract/world.ts';

/** Every rule of the stamp card by behaviour, the same for each engine. */
export function storeContract(name: string, open: () => Promise<Engine & { close: () => Promise<void> }>): void {
  describe(`${name} keeps the rules of the stamp card`, { timeout: 60_000 }, () => {
    let engine: Awaited<ReturnType<typeof open>> | undefined;
    beforeAll(async () => (engine = await open()), 240_000);
    afterAll(() => engine?.close());

    const opened = (): Engine => {
      if (!engine) throw new Error('The store was not opened.');
      return engine;
    };
    const store = (): Store => opened().store;

    describe('cards', () => void cardRules(store));
    describe('showings', () => void showingRules(store));
    describe('scans', () => void scanRules(store));
    describe('stamps without showing', () => void unshownRules(store));
    describe('undo', () => void undoRules(store));
    describe('rewards', () => void rewardRules(store));
    describe('news', () => void newsRules(store));
    describe('staff', () => void staffRules(store));
    describe('people', () => void peopleRules(opened));
    describe('many at once', () => void concurrencyRules(store));
    describe('verify', () => void verifyRules(opened));
  });
}
