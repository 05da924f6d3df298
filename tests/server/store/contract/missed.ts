import { expect } from 'vitest';
import { createWorld, DAY, HOUR, MINUTE, refused, type Rule, type World } from './world.ts';

export function missedRules(rule: Rule): void {
  rule('L14: the diner hears what a scan of their showing meant', async ({ open }) => {
    const { world } = await open({ stamps: 1 });
    /** What the diner hears of a scan, where that is all that is heard. */
    const heard = async (): Promise<object> => {
      const [notice, ...others] = await world.heard(() => world.scan());
      expect(others).toEqual([]);
      expect(notice).toMatchObject({ kind: 'scanned', uid: world.diner });
      return notice?.kind === 'scanned' ? notice.scanned : {};
    };
    await world.show();
    const stamp = { stampID: expect.any(String), at: '2026-03-10T11:00:00.000Z' };
    const first = await heard();
    const card = await world.card();
    expect(first).toEqual({ success: true, outcome: 'stamped', card, ...stamp });
    expect(await heard()).toMatchObject({ success: true, outcome: 'repeated', stampID: expect.any(String) });
    await world.hide();
    await world.show();
    expect(await heard()).toEqual({ success: true, outcome: 'reward-ready', card });
    world.pass(40 * DAY);
    await world.show();
    expect(await heard()).toEqual({ success: false, ...refused('expired'), card: await world.card() });
  });

  rule('L17: the diner hears nothing of scans that are not of their card', async ({ world, other }) => {
    const heard = await world.heard(async () => {
      await world.scan();
      await world.scan({ unshown: true });
      await world.scan({ by: other.waiter });
      await world.scan({ code: { typed: '000000' } });
    });
    expect(heard).toEqual([]);
  });

  rule('L14: the diner hears of a claim, an undo and a new card, once', async ({ store }) => {
    const world = await createWorld(store, { stamps: 1 });
    const expectNewsOnce = async (work: () => Promise<unknown>): Promise<void> => {
      const heard = await world.heard(work);
      expect(heard).toEqual([{ kind: 'card', uid: world.diner, card: await world.card() }]);
      expect(await world.heard(work)).toEqual([]);
    };
    await expectNewsOnce(() => world.claim());
    const { stampID } = await world.visit();
    await expectNewsOnce(() => world.undo(stampID));
    const { card } = await world.visit();
    await expectNewsOnce(() => world.redeem(card?.cardID ?? ''));
  });

  rule('L14: a phone that was away is told the stamp it missed, until it has the news', async ({ store, world }) => {
    const { diner: uid } = world;
    const missed = () => store.missed({ uid, now: world.now });
    expect(await missed()).toBeUndefined();
    const { stampID = '', card } = await world.visit();
    const news = { success: true, outcome: 'stamped', card, stampID, at: '2026-03-10T11:00:00.000Z' };
    expect(await missed()).toEqual(news);
    await store.received({ uid: 'somebody-else', stampID });
    await store.received({ uid, stampID: 'another-stamp' });
    world.pass(5 * MINUTE - 1);
    expect(await missed()).toEqual(news);
    await store.received({ uid, stampID });
    expect(await missed()).toBeUndefined();
  });

  rule('L14: of stamps at two bars the later is told, until its card is closed', async ({ store, open }) => {
    const [one, other] = [await open({ stamps: 1 }), await open()];
    const uid = one.world.diner;
    await other.world.claim(uid);
    for (const { world } of [one, other]) await world.showOnce(uid);
    const stampAt = (world: World) => {
      world.moveTo(new Date(one.world.now).toISOString());
      return world.scan({ code: world.codeOf(uid), unshown: true });
    };
    const missed = () => store.missed({ uid, now: one.world.now });
    const { stampID: first } = await stampAt(other.world);
    one.world.pass(MINUTE);
    const { stampID: second, card } = await stampAt(one.world);
    expect(await missed()).toMatchObject({ stampID: second });
    await one.world.redeem(card?.cardID ?? '');
    expect(await missed()).toMatchObject({ stampID: first });
    one.world.pass(HOUR);
    await one.world.scan({ unshown: true });
    // At the same instant.
    const { stampID: last } = await stampAt(other.world);
    expect(await missed()).toMatchObject({ stampID: last });
  });

  rule('L14: old news, and news of a stamp that was undone, are none', async ({ store, world }) => {
    const missed = () => store.missed({ uid: world.diner, now: world.now });
    await world.showOnce();
    await world.scan({ unshown: true });
    expect(await missed()).toMatchObject({ outcome: 'stamped' });
    world.pass(5 * MINUTE);
    expect(await missed()).toBeUndefined();
    world.pass(HOUR);
    const { stampID } = await world.visit();
    await world.undo(stampID);
    expect(await missed()).toBeUndefined();
  });
}
