import { expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { createWorld, expectDenied, HOUR, MINUTE } from './world.ts';

export function staffRules(store: () => Store): void {
  it('L16: an invitation makes staff, once', async () => {
    const { owner, bar, bars, now } = await createWorld(store());
    const { token, expires } = await store().invite({ by: owner, barID: bar.barID, role: 'staff', now });
    expect(token).toMatch(/^[\w-]{20,100}$/);
    expect(expires).toBe(now + 24 * HOUR);
    const accept = (uid: string) => store().accept({ uid, name: 'Ana', token, now });
    expect(await accept('ana')).toEqual({ barID: bar.barID, role: 'staff' });
    expect(await store().roleOf({ uid: 'ana', barID: bar.barID })).toBe('staff');
    expect(await store().staffOf({ uid: 'ana', bars })).toEqual({
      bars: [{ barID: bar.barID, name: bar.name, role: 'staff' }],
    });
    await expectDenied(accept('eve'), 'bad-invitation');
    // The answer may have been lost on its way.
    expect(await accept('ana')).toEqual({ barID: bar.barID, role: 'staff' });
    await store().removeStaff({ by: owner, uid: 'ana', barID: bar.barID, now });
    await expectDenied(accept('ana'), 'bad-invitation');
  });

  it('L16: an invitation is valid for 24 hours', async () => {
    const { bar, now } = await createWorld(store());
    const { token } = await store().invite({ by: undefined, barID: bar.barID, role: 'staff', now });
    await expectDenied(store().accept({ uid: 'late', name: '', token, now: now + 24 * HOUR }), 'bad-invitation');
    await store().accept({ uid: 'in-time', name: '', token, now: now + 24 * HOUR - 1 });
    await expectDenied(store().accept({ uid: 'x', name: '', token: 'a'.repeat(32), now }), 'bad-invitation');
  });

  it('L16: owners and the operator invite, nobody else', async () => {
    const { waiter, diner, bar, now } = await createWorld(store());
    const other = await createWorld(store());
    for (const by of [waiter, diner, other.owner]) {
      await expectDenied(store().invite({ by, barID: bar.barID, role: 'staff', now }), 'not-owner');
    }
  });

  it('L16: an owner who takes an invitation as staff stays owner, and staff become owner', async () => {
    const world = await createWorld(store());
    const { owner, waiter, bar } = world;
    await world.hire(owner, 'staff');
    expect(await store().roleOf({ uid: owner, barID: bar.barID })).toBe('owner');
    await world.hire(waiter, 'owner');
    expect(await store().roleOf({ uid: waiter, barID: bar.barID })).toBe('owner');
  });

  it('L16: owners see who is staff of their bars', async () => {
    const { owner, waiter, colleague, bar, bars } = await createWorld(store());
    const since = '2026-03-10T11:00:00.000Z';
    const [here] = (await store().staffOf({ uid: owner, bars })).bars;
    expect(here).toMatchObject({ barID: bar.barID, name: bar.name, role: 'owner' });
    const byUid = new Map(here?.members?.map((member) => [member.uid, member]));
    expect(byUid).toEqual(
      new Map([
        [owner, { uid: owner, name: `Name of ${owner}`, role: 'owner', since }],
        [waiter, { uid: waiter, name: `Name of ${waiter}`, role: 'staff', since }],
        [colleague, { uid: colleague, name: `Name of ${colleague}`, role: 'staff', since }],
      ]),
    );
    expect(await store().staffOf({ uid: 'nobody', bars })).toEqual({ bars: [] });
  });

  it('L16: keeps whatever name a person chose, if not all of it', async () => {
    const { owner, bar, bars, now } = await createWorld(store());
    const { token } = await store().invite({ by: owner, barID: bar.barID, role: 'staff', now });
    await store().accept({ uid: 'odd', name: `Zoë'; drop table staff; -- \0👩‍🍳${'x'.repeat(300)}`, token, now });
    const [here] = (await store().staffOf({ uid: owner, bars })).bars;
    const name = here?.members?.find(({ uid }) => uid === 'odd')?.name ?? '';
    expect(name.slice(0, 35)).toBe("Zoë'; drop table staff; -- 👩‍🍳xxx");
    expect(name).toHaveLength(200);
  });

  it('L16: whom an owner removes stamps no more, and may come back', async () => {
    const world = await createWorld(store());
    const { owner, waiter, bar, now } = world;
    await world.claim();
    await world.show();
    const remove = () => store().removeStaff({ by: owner, uid: waiter, barID: bar.barID, now });
    expect(await world.heard(remove)).toEqual([{ kind: 'revoked', uid: waiter }]);
    expect(await world.heard(remove)).toEqual([]);
    await expectDenied(world.scan(), 'not-staff');
    expect(await store().roleOf({ uid: waiter, barID: bar.barID })).toBeUndefined();
    await world.hire(waiter, 'staff');
    expect(await world.scan()).toMatchObject({ outcome: 'stamped' });
  });

  it('L16: without naming a bar, a person is removed from all that the owner has, and no others', async () => {
    const world = await createWorld(store());
    const second = await createWorld(store());
    const third = await createWorld(store());
    await world.hire(world.owner, 'owner', second.bar.barID);
    for (const at of [second, third]) await world.hire(world.waiter, 'staff', at.bar.barID);
    await store().removeStaff({ by: world.owner, uid: world.waiter, barID: undefined, now: world.now });
    const { bars } = await store().staffOf({ uid: world.waiter, bars: third.bars });
    expect(bars.map(({ barID }) => barID)).toEqual([third.bar.barID]);
  });

  it('L16: staff remove nobody but themselves', async () => {
    const { owner, waiter, colleague, diner, bar, now } = await createWorld(store());
    const other = await createWorld(store());
    const remove = (by: string, uid: string) => store().removeStaff({ by, uid, barID: bar.barID, now });
    for (const by of [waiter, diner, other.owner]) await expectDenied(remove(by, colleague), 'not-owner');
    await expectDenied(store().removeStaff({ by: waiter, uid: owner, barID: undefined, now }), 'not-owner');
    await expectDenied(remove(owner, 'unknown-person'), 'unknown-member');
    await remove(waiter, waiter);
    expect(await store().roleOf({ uid: waiter, barID: bar.barID })).toBeUndefined();
    await expectDenied(remove(diner, diner), 'unknown-member');
  });

  it('L16: a bar keeps its last owner', async () => {
    const world = await createWorld(store());
    const { owner, waiter, bar, now } = world;
    const leave = () => store().removeStaff({ by: owner, uid: owner, barID: bar.barID, now });
    await expectDenied(leave(), 'last-owner');
    await world.hire(waiter, 'owner');
    await leave();
    expect(await store().roleOf({ uid: owner, barID: bar.barID })).toBeUndefined();
  });

  it('owners see stamps, cards and rewards by day of Madrid and by person', async () => {
    const world = await createWorld(store(), { stamps: 2 });
    const { owner, bar } = world;
    world.moveTo('2026-03-10T22:59:59Z');
    await world.claim();
    await world.visit();
    await world.undo((await world.visit()).stampID);
    world.moveTo('2026-03-10T23:00:00Z');
    const { card } = await world.visit({ by: world.colleague });
    await world.redeem(card?.cardID ?? '');
    world.pass(MINUTE);
    await world.visit();

    const stats = (from: string, to: string) => store().stats({ by: owner, barID: bar.barID, from, to });
    expect(await stats('2026-03-10', '2026-03-11')).toEqual({
      barID: bar.barID,
      from: '2026-03-10',
      to: '2026-03-11',
      days: [
        {
          day: '2026-03-10',
          stamps: 1,
          cards: 1,
          rewards: 0,
          byMember: [{ name: `Name of ${world.waiter}`, stamps: 1, rewards: 0 }],
        },
        {
          day: '2026-03-11',
          stamps: 2,
          cards: 1,
          rewards: 1,
          byMember: [
            { name: `Name of ${world.colleague}`, stamps: 1, rewards: 0 },
            { name: `Name of ${world.waiter}`, stamps: 1, rewards: 1 },
          ],
        },
      ],
      total: { stamps: 3, cards: 2, rewards: 1 },
    });
    expect((await stats('2026-03-12', '2026-03-31')).days).toEqual([]);
  });

  it('L16: figures are for owners of the bar', async () => {
    const { waiter, diner, bar } = await createWorld(store());
    const other = await createWorld(store());
    for (const by of [waiter, diner, other.owner]) {
      const asked = store().stats({ by, barID: bar.barID, from: '2026-03-01', to: '2026-03-31' });
      await expectDenied(asked, 'not-owner');
    }
  });
}
