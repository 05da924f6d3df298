import { expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { createWorld, expectDenied, MINUTE } from './world.ts';

export function undoRules(store: () => Store): void {
  it('L10: whoever gave a stamp takes it back, once, and the ledger keeps both', async () => {
    const world = await createWorld(store());
    const card = await world.claim();
    const { stampID } = await world.visit();
    world.pass(5 * MINUTE - 1);
    expect(await world.undo(stampID)).toEqual(card);
    expect(await world.undo(stampID)).toEqual(card);
    const { cards } = await store().exportUser({ uid: world.diner, now: world.now });
    expect(cards[0]?.events.map(({ kind }) => kind)).toEqual(['claimed', 'stamped', 'undone']);
    world.pass(MINUTE);
    expect(await world.undo(stampID)).toEqual(card);
  });

  it('L10: after five minutes it is too late', async () => {
    const world = await createWorld(store());
    await world.claim();
    const { stampID } = await world.visit();
    world.pass(5 * MINUTE);
    await expectDenied(world.undo(stampID), 'undo-too-late');
    expect(await world.card()).toMatchObject({ nStamps: 1 });
  });

  it('L10: nobody else takes it back, the owner neither', async () => {
    const world = await createWorld(store());
    const other = await createWorld(store());
    await world.claim();
    const { stampID } = await world.visit();
    await expectDenied(world.undo(stampID, world.colleague), 'not-your-stamp');
    await expectDenied(world.undo(stampID, world.owner), 'not-your-stamp');
    await expectDenied(world.undo(stampID, other.waiter), 'unknown-stamp');
    await expectDenied(world.undo(stampID, world.diner), 'not-staff');
    await expectDenied(world.undo('no-such-stamp'), 'unknown-stamp');
    await store().removeStaff({ by: world.owner, uid: world.waiter, barID: world.bar.barID, now: world.now });
    await expectDenied(world.undo(stampID), 'not-staff');
    expect(await world.card()).toMatchObject({ nStamps: 1 });
  });

  it('L10: the stamp of a redeemed card stays', async () => {
    const world = await createWorld(store(), { stamps: 1 });
    const { cardID } = await world.claim();
    const { stampID } = await world.visit();
    await world.redeem(cardID);
    await expectDenied(world.undo(stampID), 'card-closed');
  });

  it('L9: without its last stamp a card has no reward', async () => {
    const world = await createWorld(store(), { stamps: 1 });
    const { cardID } = await world.claim();
    const { stampID } = await world.visit();
    expect(await world.undo(stampID)).toMatchObject({ nStamps: 0, state: 'open' });
    await expectDenied(world.redeem(cardID), 'card-not-full');
  });

  it('L5: the showing of a stamp that was undone gives no other', async () => {
    const world = await createWorld(store());
    await world.claim();
    await world.show();
    const { stampID } = await world.scan();
    await world.undo(stampID);
    expect(await world.scan()).toMatchObject({ outcome: 'repeated', stampID, card: { nStamps: 0 } });
    await world.hide();
    expect(await world.visit()).toMatchObject({ outcome: 'stamped', card: { nStamps: 1 } });
  });
}
