import { expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { createWorld, DAY, HOUR, MINUTE } from './world.ts';

export function newsRules(store: () => Store): void {
  it('L14: the diner hears what a scan of their showing meant', async () => {
    const world = await createWorld(store(), { stamps: 1 });
    const { diner: uid } = world;
    await world.claim();
    await world.show();
    expect(await world.heard(() => world.scan())).toEqual([
      {
        kind: 'scanned',
        uid,
        scanned: {
          success: true,
          outcome: 'stamped',
          card: await world.card(),
          stampID: expect.any(String),
          at: '2026-03-10T11:00:00.000Z',
        },
      },
    ]);
    expect(await world.heard(() => world.scan())).toMatchObject([
      { kind: 'scanned', uid, scanned: { success: true, outcome: 'repeated', stampID: expect.any(String) } },
    ]);
    await world.hide();
    await world.show();
    expect(await world.heard(() => world.scan())).toEqual([
      { kind: 'scanned', uid, scanned: { success: true, outcome: 'reward-ready', card: await world.card() } },
    ]);
    world.pass(40 * DAY);
    await world.show();
    expect(await world.heard(() => world.scan())).toEqual([
      {
        kind: 'scanned',
        uid,
        scanned: { success: false, outcome: 'refused', reason: 'expired', card: await world.card() },
      },
    ]);
  });

  it('L17: the diner hears nothing of scans that are not of their card', async () => {
    const world = await createWorld(store());
    const other = await createWorld(store());
    await world.claim();
    const heard = await world.heard(async () => {
      await world.scan();
      await world.scan({ by: other.waiter });
      await world.scan({ code: { typed: '000000' } });
    });
    expect(heard).toEqual([]);
  });

  it('L14: the diner hears of a claim, an undo and a new card', async () => {
    const world = await createWorld(store(), { stamps: 1 });
    const { diner: uid } = world;
    expect(await world.heard(() => world.claim())).toEqual([{ kind: 'card', uid, card: await world.card() }]);
    expect(await world.heard(() => world.claim())).toEqual([]);
    const { stampID } = await world.visit();
    expect(await world.heard(() => world.undo(stampID))).toEqual([{ kind: 'card', uid, card: await world.card() }]);
    expect(await world.heard(() => world.undo(stampID))).toEqual([]);
    const { card } = await world.visit();
    expect(await world.heard(() => world.redeem(card?.cardID ?? ''))).toEqual([
      { kind: 'card', uid, card: await world.card() },
    ]);
    expect(await world.heard(() => world.redeem(card?.cardID ?? ''))).toEqual([]);
  });

  it('L14: a phone that was away is told the stamp it missed, until it has the news', async () => {
    const world = await createWorld(store());
    const { diner: uid } = world;
    await world.claim();
    expect(await store().missed({ uid, now: world.now })).toBeUndefined();
    const { stampID = '' } = await world.visit();
    const missed = {
      success: true,
      outcome: 'stamped',
      card: await world.card(),
      stampID,
      at: '2026-03-10T11:00:00.000Z',
    };
    expect(await store().missed({ uid, now: world.now })).toEqual(missed);
    await store().received({ uid: 'somebody-else', stampID });
    await store().received({ uid, stampID: 'another-stamp' });
    world.pass(5 * MINUTE - 1);
    expect(await store().missed({ uid, now: world.now })).toEqual(missed);
    await store().received({ uid, stampID });
    expect(await store().missed({ uid, now: world.now })).toBeUndefined();
  });

  it('L14: old news, and news of a stamp that was undone, are none', async () => {
    const world = await createWorld(store());
    const { diner: uid } = world;
    await world.claim();
    await world.scan({ unshown: true });
    expect(await store().missed({ uid, now: world.now })).toMatchObject({ outcome: 'stamped' });
    world.pass(5 * MINUTE);
    expect(await store().missed({ uid, now: world.now })).toBeUndefined();
    world.pass(HOUR);
    const { stampID } = await world.visit();
    await world.undo(stampID);
    expect(await store().missed({ uid, now: world.now })).toBeUndefined();
  });
}
