import { describe, expect } from 'vitest';
import { newsDifferences, newsRules } from './contract/news.ts';
import { cardRules } from './contract/cards.ts';
import { concurrencyRules } from './contract/concurrency.ts';
import { missedRules } from './contract/missed.ts';
import { peopleRules } from './contract/people.ts';
import { rewardRules } from './contract/rewards.ts';
import { scanRules } from './contract/scans.ts';
import { faultsOf, ruleOf, type Engine } from './contract/world.ts';

/** Every rule of the stamp card and of tonight's news by behaviour, the same for each engine; `engine` is asked for in each test. */
export function storeContract(name: string, engine: () => Engine): void {
  const rule = ruleOf(engine);

  describe(`${name} keeps the rules:`, () => {
    cardRules(rule);
    scanRules(rule);
    rewardRules(rule);
    missedRules(rule);
    peopleRules(rule);
    newsRules(rule, engine);
    concurrencyRules(rule);

    rule('the ledger is only appended to', async ({ card }) => {
      for (const change of ['update ledger set at = 0', `delete from ledger where card = '${card.cardID}'`]) {
        await expect(engine().execute(change)).rejects.toThrow('The ledger is only appended to.');
      }
    });

    rule('L17: who has been stamped is known, though no showing is left', async ({ open }) => {
      const { world, card } = await open({ stamps: 1 });
      await world.visit();
      await engine().execute(`delete from showings where card = '${card.cardID}'`);
      expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'reward-ready' });
      await world.redeem(card.cardID);
      expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'stamped' });
    });

    rule('L12, T7: every card and all news are what their ledgers say, after all of this', async ({ store }) => {
      const { cards, bars, faults } = await store.verify();
      expect(faults).toEqual([]);
      expect(cards).toBeGreaterThan(280);
      expect(bars).toBeGreaterThan(17);
    });

    newsDifferences(rule, engine);

    // The last one, since the card stays as it is then.
    rule('L12: each difference between a card and its ledger is told', async ({ store, world, card }) => {
      const other = await world.claim(world.person('other'));
      await world.visit();
      const told = async () => faultsOf(await store.verify(), card.cardID);
      expect(await told()).toEqual([]);
      const { cardID } = card;
      const at = world.now;
      await engine().execute(
        `update cards set stamps = 0, claimed = 1, closed = 2, closed_for = 'expired' where id = '${cardID}'`,
      );
      const differences = [
        'stamps: the card says 0, its ledger 1',
        `claimed: the card says 1, its ledger ${at}`,
        'closed: the card says 2, its ledger null',
        'closedFor: the card says expired, its ledger null',
      ];
      expect(await told()).toEqual(differences);
      await engine().execute(
        `insert into ledger (id, card, bar, kind, at, day)
         values ('again-${cardID}', '${cardID}', '${world.bar.barID}', 'claimed', ${at}, '2026-03-10')`,
      );
      expect(await told()).toEqual(['claimed twice', ...differences]);
      expect(faultsOf(await store.verify(), other.cardID)).toEqual([]);
    });
  });
}
