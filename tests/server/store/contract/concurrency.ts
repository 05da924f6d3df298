import { expect } from 'vitest';
import { LONG } from '../../../support/long.ts';
import { createWorld, type Rule, type World } from './world.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const ROUNDS = LONG ? 100 : 5;

const succeeded = (results: PromiseSettledResult<unknown>[]): number =>
  results.filter(({ status }) => status === 'fulfilled').length;

/** One of the two waiters scans. */
const scanByOne = (world: World, index: number) => world.scan({ by: index % 2 === 0 ? world.waiter : world.colleague });

export function concurrencyRules(rule: Rule): void {
  rule('L1: 30 claims at once make one card', async ({ store }) => {
    const { diner: uid, bar, now } = await createWorld(store);
    const claims = await Promise.all(times(30, () => store.claim({ uid, bar, now })));
    expect(claims.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(claims.map(({ card }) => card.cardID)).size).toBe(1);
  });

  rule(`L5: 200 scans of one showing at once give one stamp, in each of ${ROUNDS} rounds`, async ({ open }) => {
    const { world } = await open({ stamps: ROUNDS + 1 });
    for (let round = 1; round <= ROUNDS; round += 1) {
      await world.show();
      const answers = await Promise.all(times(200, (index) => scanByOne(world, index)));
      expect(answers.filter(({ outcome }) => outcome === 'stamped')).toHaveLength(1);
      const same = new Set(answers.map((answer) => JSON.stringify({ ...answer, outcome: undefined })));
      expect(same.size).toBe(1);
      expect(answers[0]).toMatchObject({ card: { nStamps: round } });
      await world.hide();
    }
    expect(await world.card()).toMatchObject({ nStamps: ROUNDS });
  });

  rule('L9: 50 showings and scans of a card at its last stamp, at once, make one reward', async ({ world }) => {
    await world.visit();
    await world.visit();
    const answers = await Promise.all(
      times(50, async (index) => {
        await world.show();
        return scanByOne(world, index);
      }),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stamped')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49);
    expect(await world.card()).toMatchObject({ nStamps: 3, state: 'full' });
  });

  rule('L9: 20 redeems at once hand over one reward', async ({ open }) => {
    const { world, card } = await open({ stamps: 1 });
    await world.visit();
    const cards = await Promise.all(times(20, () => world.redeem(card.cardID)));
    expect(new Set(cards.map(({ cardID }) => cardID)).size).toBe(1);
    expect(await world.total()).toEqual({ stamps: 1, cards: 2, rewards: 1 });
  });

  rule('L9: of two waiters who hand over one reward at once, one is told that it was', async ({ open }) => {
    const { world, card } = await open({ stamps: 1 });
    await world.visit();
    const both = [world.waiter, world.colleague].map((by) => world.redeem(card.cardID, { by }));
    expect(succeeded(await Promise.allSettled(both))).toBe(1);
  });

  rule('L10: 20 undos at once take back one stamp', async ({ world }) => {
    await world.visit();
    const { stampID } = await world.visit();
    const cards = await Promise.all(times(20, () => world.undo(stampID)));
    expect(cards.map(({ nStamps }) => nStamps)).toEqual(times(20, () => 1));
  });

  rule('L16: of two owners who remove each other at once, one stays', async ({ store, world }) => {
    const { owner, waiter, bar, now } = world;
    await world.hire(waiter, 'owner');
    const remove = (by: string, uid: string) => store.removeStaff({ by, uid, barID: bar.barID, now });
    expect(succeeded(await Promise.allSettled([remove(owner, waiter), remove(waiter, owner)]))).toBe(1);
  });

  rule('L16: 20 people who take one invitation at once: one is staff', async ({ store, world }) => {
    const { token } = await store.invite({ by: undefined, barID: world.bar.barID, role: 'staff', now: world.now });
    const accept = (uid: string) => store.accept({ uid, name: '', token, now: world.now });
    expect(succeeded(await Promise.allSettled(times(20, (index) => accept(world.person(`hopeful-${index}`)))))).toBe(1);
  });
}
