import { expect, it } from 'vitest';
import { createWorld, DAY, expectDenied, type Engine } from './world.ts';

export function peopleRules(engine: () => Engine): void {
  const store = () => engine().store;

  it('L15: a diner sees everything that is held about them', async () => {
    const world = await createWorld(store(), { stamps: 1 });
    const { diner: uid, bar } = world;
    const first = await world.claim();
    await world.visit();
    world.pass(DAY);
    await world.scan({ unshown: true });
    const second = await world.redeem(first.cardID);
    expect(await store().exportUser({ uid, now: world.now })).toEqual({
      uid,
      exported: '2026-03-11T11:00:00.000Z',
      cards: [
        {
          ...first,
          nStamps: 1,
          state: 'full',
          claimed: '2026-03-10T11:00:00.000Z',
          closed: '2026-03-11T11:00:00.000Z',
          closedFor: 'redeemed',
          events: [
            { kind: 'claimed', at: '2026-03-10T11:00:00.000Z', unshown: false },
            { kind: 'stamped', at: '2026-03-10T11:00:00.000Z', unshown: false },
            { kind: 'redeemed', at: '2026-03-11T11:00:00.000Z', unshown: false },
          ],
        },
        {
          ...second,
          claimed: '2026-03-11T11:00:00.000Z',
          closed: null,
          closedFor: null,
          events: [{ kind: 'claimed', at: '2026-03-11T11:00:00.000Z', unshown: false }],
        },
      ],
      staff: [],
    });
    const { staff } = await store().exportUser({ uid: world.waiter, now: world.now });
    expect(staff).toEqual([
      { barID: bar.barID, role: 'staff', since: '2026-03-10T11:00:00.000Z', name: `Name of ${world.waiter}` },
    ]);
  });

  it('L15: after a diner deleted everything nothing is found of them, and the figures stay', async () => {
    const world = await createWorld(store());
    const { diner: uid, bar, owner } = world;
    const before = await world.claim();
    const { stampID } = await world.visit();
    const { typed } = await world.show();
    expect(await world.heard(() => store().deleteUser({ uid, now: world.now }))).toEqual([{ kind: 'revoked', uid }]);

    expect(await store().userData(uid, world.now)).toEqual({ userFound: false, loyaltyCards: [] });
    const { cards, staff } = await store().exportUser({ uid, now: world.now });
    expect({ cards, staff }).toEqual({ cards: [], staff: [] });
    expect(await store().missed({ uid, now: world.now })).toBeUndefined();
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
    expect(await world.scan({ code: { typed } })).toMatchObject({ outcome: 'refused', reason: 'unknown-code' });
    await expectDenied(world.undo(stampID), 'card-closed');
    await expectDenied(world.redeem(before.cardID), 'unknown-card');
    const { total } = await store().stats({ by: owner, barID: bar.barID, from: '2026-03-10', to: '2026-03-10' });
    expect(total).toEqual({ stamps: 1, cards: 1, rewards: 0 });
    expect((await world.claim()).cardID).not.toBe(before.cardID);
  });

  it('L15: after staff deleted everything nobody knows who gave their stamps', async () => {
    const world = await createWorld(store());
    const { waiter: uid, bar, owner } = world;
    await world.claim();
    await world.visit();
    await store().deleteUser({ uid, now: world.now });
    expect(await store().userData(uid, world.now)).toEqual({ userFound: false, loyaltyCards: [] });
    await expectDenied(world.scan(), 'not-staff');
    const { days } = await store().stats({ by: owner, barID: bar.barID, from: '2026-03-10', to: '2026-03-10' });
    expect(days[0]?.byMember).toEqual([{ name: '', stamps: 1, rewards: 0 }]);
    const { bars } = await store().staffOf({ uid: owner, bars: world.bars });
    expect(bars[0]?.members?.map(({ uid: member }) => member)).not.toContain(uid);
  });

  it('L15: finds staff without a card as somebody of whom something is held', async () => {
    const { waiter, now } = await createWorld(store());
    expect(await store().userData(waiter, now)).toEqual({ userFound: true, loyaltyCards: [] });
  });

  it('the ledger is only appended to', async () => {
    await createWorld(store()).then((world) => world.claim());
    await expect(engine().execute('update ledger set at = 0')).rejects.toThrow('The ledger is only appended to.');
    await expect(engine().execute('delete from ledger')).rejects.toThrow('The ledger is only appended to.');
  });
}
