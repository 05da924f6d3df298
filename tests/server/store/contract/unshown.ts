import { expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { createWorld, DAY, HOUR } from './world.ts';

export function unshownRules(store: () => Store): void {
  it('L7: staff stamp a card that nobody can show, at most once an hour', async () => {
    const world = await createWorld(store());
    await world.claim();
    expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'stamped', card: { nStamps: 1 } });
    world.pass(HOUR - 1);
    expect(await world.scan({ unshown: true, by: world.colleague })).toMatchObject({
      outcome: 'refused',
      reason: 'unshown-limit',
      message: 'Sin el código a la vista solo se pone un sello cada hora.',
      card: { nStamps: 1 },
    });
    world.pass(1);
    expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'stamped', card: { nStamps: 2 } });
  });

  it('L7: the ledger marks the stamp', async () => {
    const world = await createWorld(store());
    await world.claim();
    await world.visit();
    world.pass(HOUR);
    await world.scan({ unshown: true });
    const { cards } = await store().exportUser({ uid: world.diner, now: world.now });
    expect(cards[0]?.events.map(({ kind, unshown }) => [kind, unshown])).toEqual([
      ['claimed', false],
      ['stamped', false],
      ['stamped', true],
    ]);
  });

  it('L7: a stamp that was shown leaves the hour free, and one that was undone too', async () => {
    const world = await createWorld(store(), { stamps: 9 });
    await world.claim();
    await world.visit();
    const { stampID } = await world.scan({ unshown: true });
    await world.undo(stampID);
    expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'stamped', card: { nStamps: 2 } });
    expect(await world.visit()).toMatchObject({ outcome: 'stamped', card: { nStamps: 3 } });
  });

  it('L7: while a showing is open the scan is one like any other', async () => {
    const world = await createWorld(store());
    await world.claim();
    await world.show();
    expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'stamped' });
    await world.hide();
    expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'stamped', card: { nStamps: 2 } });
  });

  it('L7: says that there is no card, that it expired, or that the day is full', async () => {
    const world = await createWorld(store(), { perDay: 1 });
    expect(await world.scan({ unshown: true })).toEqual({
      outcome: 'refused',
      reason: 'no-card',
      message: 'Esta persona no tiene tarjeta en este bar.',
    });
    await world.claim();
    await world.visit();
    expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'refused', reason: 'day-limit' });
    world.pass(40 * DAY);
    expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'refused', reason: 'expired' });
  });

  it('L7: the reward of a full card is ready though nobody can show it', async () => {
    const world = await createWorld(store(), { stamps: 1 });
    const { cardID } = await world.claim();
    await world.scan({ unshown: true });
    world.pass(DAY);
    expect(await world.scan({ unshown: true })).toMatchObject({ outcome: 'reward-ready', card: { state: 'full' } });
    expect(await world.redeem(cardID)).toMatchObject({ nStamps: 0, state: 'open' });
  });
}
