import { describe, expect } from 'vitest';
import { cardRules } from './contract/cards.ts';
import { concurrencyRules } from './contract/concurrency.ts';
import { newsRules } from './contract/news.ts';
import { peopleRules } from './contract/people.ts';
import { rewardRules } from './contract/rewards.ts';
import { scanRules } from './contract/scans.ts';
import { ruleOf, type Engine } from './contract/world.ts';

/** Every rule of the stamp card by behaviour, the same for each engine; `engine` is asked for in each test. */
export function storeContract(name: string, engine: () => Engine): void {
  const rule = ruleOf(engine);

  describe(`${name} keeps the rules of the stamp card:`, () => {
    cardRules(rule);
    scanRules(rule);
    rewardRules(rule);
    newsRules(rule);
    peopleRules(rule);
    concurrencyRules(rule);

    rule('the ledger is only appended to', async ({ card }) => {
      for (const change of ['update ledger set at = 0', `delete from ledger where card = '${card.cardID}'`]) {
        await expect(engine().execute(change)).rejects.toThrow('The ledger is only appended to.');
      }
    });

    rule(
      'L12: every card is what its ledger says, after all of this, or it is told',
      async ({ store, world, card }) => {
        const { cards, faults } = await store.verify();
        expect(faults).toEqual([]);
        expect(cards).toBeGreaterThan(280);
        await world.visit();
        await engine().execute(`update cards set stamps = 2 where id = '${card.cardID}'`);
        const fault = 'stamps: the card says 2, its ledger 1';
        expect((await store.verify()).faults).toEqual([{ cardID: card.cardID, fault }]);
      },
    );
  });
}
