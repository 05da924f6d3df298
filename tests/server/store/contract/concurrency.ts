import { expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { LONG } from '../../../support/long.ts';
import { createWorld } from './world.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const ROUNDS = LONG ? 100 : 10;

export function concurrencyRules(store: () => Store): void {
  it('L1: 30 claims at once make one card', async () => {
    const world = await createWorld(store());
    const claims = await Promise.all(
      times(30, () => store().claim({ uid: world.diner, bar: world.bar, now: world.now })),
    );
    expect(claims.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(claims.map(({ card }) => card.cardID)).size).toBe(1);
  });

  it(`L5: 200 scans of one showing at once by two waiters give one stamp, in each of ${ROUNDS} rounds`, async () => {
    const world = await createWorld(store(), { stamps: ROUNDS + 1 });
    await world.claim();
    let heard = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      await world.show();
      const answers = await Promise.all(
        times(200, (index) => world.scan({ by: index % 2 === 0 ? world.waiter : world.colleague })),
      );
      expect(answers.filter(({ outcome }) => outcome === 'stamped')).toHaveLength(1);
      const same = new Set(answers.map((answer) => JSON.stringify({ ...answer, outcome: undefined })));
      expect(same.size).toBe(1);
      expect(answers[0]).toMatchObject({ card: { nStamps: round } });
      heard += answers.length;
      await world.hide();
    }
    expect(heard).toBe(200 * ROUNDS);
    expect(await world.card()).toMatchObject({ nStamps: ROUNDS });
  }, 900_000);

  it('L9: 50 showings and scans of a card at its last stamp, at once, make one reward', async () => {
    const world = await createWorld(store(), { stamps: 3 });
    await world.claim();
    await world.visit();
    await world.visit();
    const answers = await Promise.all(
      times(50, async (index) => {
        await world.show();
        return world.scan({ by: index % 2 === 0 ? world.waiter : world.colleague });
      }),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stamped')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49);
    expect(await world.card()).toMatchObject({ nStamps: 3, state: 'full' });
  });

  it('L9: 20 redeems at once hand over one reward', async () => {
    const world = await createWorld(store(), { stamps: 1 });
    const { cardID } = await world.claim();
    await world.visit();
    const cards = await Promise.all(times(20, () => world.redeem(cardID)));
    expect(new Set(cards.map((card) => card.cardID)).size).toBe(1);
    const { total } = await store().stats({
      by: world.owner,
      barID: world.bar.barID,
      from: '2026-03-10',
      to: '2026-03-10',
    });
    expect(total).toEqual({ stamps: 1, cards: 2, rewards: 1 });
  });

  it('L10: 20 undos at once take back one stamp', async () => {
    const world = await createWorld(store());
    await world.claim();
    await world.visit();
    const { stampID } = await world.visit();
    const cards = await Promise.all(times(20, () => world.undo(stampID)));
    expect(cards.map(({ nStamps }) => nStamps)).toEqual(times(20, () => 1));
  });

  it('L16: of two owners who remove each other at once, one stays', async () => {
    const world = await createWorld(store());
    await world.hire(world.waiter, 'owner');
    const remove = (by: string, uid: string) =>
      store().removeStaff({ by, uid, barID: world.bar.barID, now: world.now });
    const results = await Promise.allSettled([remove(world.owner, world.waiter), remove(world.waiter, world.owner)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('L16: 20 people who take one invitation at once: one is staff', async () => {
    const world = await createWorld(store());
    const { token } = await store().invite({ by: undefined, barID: world.bar.barID, role: 'staff', now: world.now });
    const results = await Promise.allSettled(
      times(20, (index) => store().accept({ uid: `hopeful-${index}`, name: '', token, now: world.now })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
}
