import { expect, it } from 'vitest';
import { createWorld, type Engine } from './world.ts';

/** Last of all: what all the other rules left behind must be right. */
export function verifyRules(engine: () => Engine): void {
  it('L12: every card is what its ledger says, after everything that was done to them', async () => {
    const { cards, faults } = await engine().store.verify();
    expect(faults).toEqual([]);
    expect(cards).toBeGreaterThan(600);
  });

  it('L12: tells which card differs from its ledger, and how', async () => {
    const world = await createWorld(engine().store);
    const { cardID } = await world.claim();
    await world.visit();
    await engine().execute(`update cards set stamps = 2 where id = '${cardID}'`);
    const { faults } = await engine().store.verify();
    expect(faults).toEqual([{ cardID, fault: 'stamps: the card says 2, its ledger 1' }]);
  });
}
