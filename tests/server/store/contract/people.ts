import { describe, expect } from 'vitest';
import { createWorld, DAY, expectDenied, faultsOf, HOUR, MINUTE, refused, type Rule } from './world.ts';

const SINCE = '2026-03-10T11:00:00.000Z';

export function peopleRules(rule: Rule): void {
  describe('staff', () => {
    rule('L16: an invitation makes staff, once', async ({ store, world }) => {
      const { owner, waiter, bar, bars, now } = world;
      const ana = world.person('ana');
      const { token, expires } = await store.invite({ by: owner, barID: bar.barID, role: 'staff', now });
      expect(token).toMatch(/^[\w-]{32}$/);
      expect(expires).toBe(now + 24 * HOUR);
      const accept = (uid: string) => store.accept({ uid, name: 'Ana', token, now });
      expect(await accept(ana)).toEqual({ barID: bar.barID, role: 'staff' });
      expect(await store.roleOf({ uid: ana, barID: bar.barID })).toBe('staff');
      expect(await store.staffOf({ uid: ana, bars })).toEqual({
        bars: [{ barID: bar.barID, name: bar.name, role: 'staff' }],
      });
      for (const uid of [world.person('eve'), waiter]) await expectDenied(accept(uid), 'bad-invitation');
      // The answer may have been lost on its way.
      expect(await accept(ana)).toEqual({ barID: bar.barID, role: 'staff' });
      await store.removeStaff({ by: owner, uid: ana, barID: bar.barID, now });
      await expectDenied(accept(ana), 'bad-invitation');
    });

    rule('L16: an invitation is valid for 24 hours', async ({ store, world: { bar, now, person } }) => {
      const { token } = await store.invite({ by: undefined, barID: bar.barID, role: 'staff', now });
      await expectDenied(
        store.accept({ uid: person('late'), name: '', token, now: now + 24 * HOUR }),
        'bad-invitation',
      );
      await store.accept({ uid: person('in-time'), name: '', token, now: now + 24 * HOUR - 1 });
      await expectDenied(store.accept({ uid: person('x'), name: '', token: 'a'.repeat(32), now }), 'bad-invitation');
    });

    rule('L16: an invitation ends with the role of the owner who made it', async ({ store, world }) => {
      const { owner, waiter, bar, now, person } = world;
      const { barID } = bar;
      const invite = (by: string | undefined) => store.invite({ by, barID, role: 'owner', now });
      const accept = (uid: string, { token }: { token: string }) => store.accept({ uid, name: '', token, now });
      for (const leave of [
        (uid: string) => store.removeStaff({ by: owner, uid, barID, now }),
        (uid: string) => store.removeStaff({ by: owner, uid, barID: undefined, now }),
        (uid: string) => store.removeStaff({ by: uid, uid, barID, now }),
        (uid: string) => store.deleteUser({ uid, now }),
      ]) {
        await world.hire(waiter, 'owner');
        const [taken, kept, others, operators] = [
          await invite(waiter),
          await invite(waiter),
          await invite(owner),
          await invite(undefined),
        ];
        await accept(person('taken'), taken);
        await leave(waiter);
        for (const uid of [waiter, person('friend')]) await expectDenied(accept(uid, kept), 'bad-invitation');
        expect(await store.roleOf({ uid: waiter, barID })).toBeUndefined();
        expect(await accept(person('taken'), taken)).toEqual({ barID, role: 'owner' });
        await accept(person('others'), others);
        await accept(person('operators'), operators);
      }
    });

    rule('L16: owners alone invite, remove others and see figures', async ({ store, world, other }) => {
      const { owner, waiter, colleague, diner, bar, now } = world;
      const { barID } = bar;
      const remove = (by: string, uid: string, at: string | undefined = barID) =>
        store.removeStaff({ by, uid, barID: at, now });
      for (const by of [waiter, diner, other.owner]) {
        await expectDenied(store.invite({ by, barID, role: 'staff', now }), 'not-owner');
        await expectDenied(remove(by, colleague), 'not-owner');
        await expectDenied(store.stats({ by, barID, from: '2026-03-01', to: '2026-03-31' }), 'not-owner');
      }
      await expectDenied(store.removeStaff({ by: waiter, uid: owner, barID: undefined, now }), 'not-owner');
      await expectDenied(remove(owner, world.person('unknown')), 'unknown-member');
      await remove(waiter, waiter);
      expect(await store.roleOf({ uid: waiter, barID })).toBeUndefined();
      await expectDenied(remove(diner, diner), 'unknown-member');
    });

    rule('L16: who is owner stays owner, and staff become owners by invitation', async ({ store, world }) => {
      const { owner, waiter, bar, hire } = world;
      await hire(owner, 'staff');
      expect(await store.roleOf({ uid: owner, barID: bar.barID })).toBe('owner');
      await hire(waiter, 'staff');
      expect(await store.roleOf({ uid: waiter, barID: bar.barID })).toBe('staff');
      await hire(waiter, 'owner');
      expect(await store.roleOf({ uid: waiter, barID: bar.barID })).toBe('owner');
      // Who was owner once comes back as what they are invited for.
      await store.removeStaff({ by: owner, uid: waiter, barID: bar.barID, now: world.now });
      await hire(waiter, 'staff');
      expect(await store.roleOf({ uid: waiter, barID: bar.barID })).toBe('staff');
    });

    rule('L16: owners see who is staff of their bars', async ({ store, world }) => {
      const { owner, waiter, colleague, bar, bars } = world;
      const [here] = (await store.staffOf({ uid: owner, bars })).bars;
      expect(here).toMatchObject({ barID: bar.barID, name: bar.name, role: 'owner' });
      const memberOf = (uid: string, role: string) => ({ uid, name: `Name of ${uid}`, role, since: SINCE });
      expect(here?.members?.toSorted((one, next) => one.uid.localeCompare(next.uid))).toEqual([
        memberOf(colleague, 'staff'),
        memberOf(owner, 'owner'),
        memberOf(waiter, 'staff'),
      ]);
      expect(await store.staffOf({ uid: world.person('nobody'), bars })).toEqual({ bars: [] });
    });

    rule('L16: who is staff is listed since when, first the longest', async ({ store, world }) => {
      const { owner, waiter, colleague, bar, bars } = world;
      const members = async () => (await store.staffOf({ uid: owner, bars })).bars[0]?.members;
      const since = async () => (await members())?.map(({ uid, since: at }) => [uid, at]);
      // Who takes another invitation has been there since the first.
      world.pass(DAY);
      await world.hire(colleague, 'owner');
      await store.removeStaff({ by: owner, uid: waiter, barID: bar.barID, now: world.now });
      expect(new Set(await since())).toEqual(
        new Set([
          [owner, SINCE],
          [colleague, SINCE],
        ]),
      );
      await world.hire(waiter, 'staff');
      expect((await since())?.at(-1)).toEqual([waiter, '2026-03-11T11:00:00.000Z']);
      world.pass(-2 * DAY);
      const first = world.person('first');
      await world.hire(first, 'staff');
      expect((await since())?.[0]).toEqual([first, '2026-03-09T11:00:00.000Z']);
    });

    rule('L16: keeps whatever name a person chose, if not all of it', async ({ store, world }) => {
      const { owner, bar, bars, now } = world;
      const { token } = await store.invite({ by: owner, barID: bar.barID, role: 'staff', now });
      await store.accept({
        uid: world.person('odd'),
        name: `Zoë'; drop table staff; -- \0👩‍🍳${'x'.repeat(300)}`,
        token,
        now,
      });
      const [here] = (await store.staffOf({ uid: owner, bars })).bars;
      const name = here?.members?.find(({ uid }) => uid === world.person('odd'))?.name ?? '';
      expect(name.slice(0, 35)).toBe("Zoë'; drop table staff; -- 👩‍🍳xxx");
      expect(name).toHaveLength(200);
    });

    rule('L16: whom an owner removes stamps no more, and may come back', async ({ store, world }) => {
      const { owner, waiter, bar, now } = world;
      const { stampID } = await world.visit();
      await world.show();
      const remove = () => store.removeStaff({ by: owner, uid: waiter, barID: bar.barID, now });
      expect(await world.heard(remove)).toEqual([{ kind: 'revoked', uid: waiter }]);
      expect(await world.heard(remove)).toEqual([]);
      await expectDenied(world.scan(), 'not-staff');
      await expectDenied(world.undo(stampID), 'not-staff');
      expect(await store.roleOf({ uid: waiter, barID: bar.barID })).toBeUndefined();
      await world.hire(waiter, 'staff');
      expect(await world.scan()).toMatchObject({ outcome: 'stamped' });
    });

    rule('L16: who is removed without a bar goes from all bars of the owner', async ({ store, world, other }) => {
      const third = await createWorld(store);
      await world.hire(world.owner, 'owner', other.bar.barID);
      for (const at of [other, third]) await world.hire(world.waiter, 'staff', at.bar.barID);
      await store.removeStaff({ by: world.owner, uid: world.waiter, barID: undefined, now: world.now });
      const { bars } = await store.staffOf({ uid: world.waiter, bars: third.bars });
      expect(bars.map(({ barID }) => barID)).toEqual([third.bar.barID]);
    });

    rule(
      'L16: who is staff of some bars and owner of others removes from the own alone',
      async ({ store, world, other }) => {
        for (const uid of [world.owner, world.waiter]) await world.hire(uid, 'staff', other.bar.barID);
        const remove = (by: string, uid: string) => store.removeStaff({ by, uid, barID: undefined, now: world.now });
        const barsOf = async (uid: string) =>
          (await store.staffOf({ uid, bars: world.bars })).bars.map(({ barID }) => barID);
        await remove(world.owner, world.waiter);
        expect(await barsOf(world.waiter)).toEqual([other.bar.barID]);
        await world.hire(world.waiter, 'staff');
        expect(await barsOf(world.waiter)).toHaveLength(2);
        await remove(world.waiter, world.waiter);
        expect(await barsOf(world.waiter)).toEqual([]);
        await expectDenied(remove(world.waiter, world.waiter), 'unknown-member');
      },
    );

    rule('L16: staff may leave a bar that has no owner yet', async ({ store, world: { person, hire, now } }) => {
      const [uid, barID] = [person('early'), person('new-bar')];
      await hire(uid, 'staff', barID);
      await store.removeStaff({ by: uid, uid, barID, now });
      expect(await store.roleOf({ uid, barID })).toBeUndefined();
    });

    rule('L16: a bar keeps its last owner', async ({ store, world }) => {
      const { owner, waiter, bar, now } = world;
      const leave = () => store.removeStaff({ by: owner, uid: owner, barID: bar.barID, now });
      await expectDenied(leave(), 'last-owner');
      await world.hire(waiter, 'owner');
      await leave();
      expect(await store.roleOf({ uid: owner, barID: bar.barID })).toBeUndefined();
      // Who was owner before is none any more.
      await expectDenied(store.removeStaff({ by: waiter, uid: waiter, barID: bar.barID, now }), 'last-owner');
    });

    rule('owners see stamps, cards and rewards by day of Madrid and by person', async ({ store }) => {
      const world = await createWorld(store, { stamps: 2 });
      const { owner, bar, waiter, colleague } = world;
      world.moveTo('2026-03-10T22:59:59Z');
      await world.claim();
      await world.visit();
      await world.undo((await world.visit()).stampID);
      world.moveTo('2026-03-10T23:00:00Z');
      const { card } = await world.visit({ by: colleague });
      await world.redeem(card?.cardID ?? '');
      world.pass(MINUTE);
      await world.undo((await world.visit({ by: owner })).stampID, owner);
      await world.visit();

      const stats = (from: string, to: string) => store.stats({ by: owner, barID: bar.barID, from, to });
      const by = (uid: string, stamps: number, rewards: number) => ({ name: `Name of ${uid}`, stamps, rewards });
      expect(await stats('2026-03-10', '2026-03-11')).toEqual({
        barID: bar.barID,
        from: '2026-03-10',
        to: '2026-03-11',
        days: [
          { day: '2026-03-10', stamps: 1, cards: 1, rewards: 0, byMember: [by(waiter, 1, 0)] },
          { day: '2026-03-11', stamps: 2, cards: 1, rewards: 1, byMember: [by(colleague, 1, 0), by(waiter, 1, 1)] },
        ],
        total: { stamps: 3, cards: 2, rewards: 1 },
        soldOut: [],
      });
      expect((await stats('2026-03-12', '2026-03-31')).days).toEqual([]);
    });
  });

  describe('people', () => {
    rule('L15: a diner sees everything that is held about them, and so do staff', async ({ store, open }) => {
      const { world, card: first } = await open({ stamps: 1 });
      const { diner: uid, waiter, bar } = world;
      await world.visit();
      world.pass(DAY);
      await world.scan({ unshown: true });
      const second = await world.redeem(first.cardID);
      const later = '2026-03-11T11:00:00.000Z';
      const event = (kind: string, at: string) => ({ kind, at, unshown: false });
      const filled = { ...first, nStamps: 1, state: 'full', claimed: SINCE, closed: later, closedFor: 'redeemed' };
      const events = [event('claimed', SINCE), event('stamped', SINCE), event('redeemed', later)];
      const fresh = {
        ...second,
        claimed: later,
        closed: null,
        closedFor: null,
        shown: [],
        events: [event('claimed', later)],
      };
      expect(await store.exportUser({ uid, now: world.now })).toEqual({
        uid,
        exported: later,
        cards: [{ ...filled, shown: [SINCE], events }, fresh],
        staff: [],
        invitations: [],
        given: [],
        news: [],
      });
      const { staff, given } = await store.exportUser({ uid: waiter, now: world.now });
      const { barID } = bar;
      expect(staff).toEqual([{ barID, role: 'staff', since: SINCE, until: null, name: `Name of ${waiter}` }]);
      expect(given).toEqual([
        { barID, kind: 'stamped', at: SINCE, unshown: false },
        { barID, kind: 'redeemed', at: later, unshown: false },
      ]);
      expect(await store.userData(waiter, world.now)).toEqual({ userFound: true, loyaltyCards: [] });
    });

    rule('L15: who worked at a bar still sees until when, and what they did there', async ({ store, world, other }) => {
      const { owner, waiter: uid, bar, now } = world;
      const { barID } = bar;
      await world.hire(uid, 'staff', other.bar.barID);
      await world.showOnce();
      const { stampID } = await world.scan({ unshown: true });
      await world.undo(stampID);
      await world.visit({ by: world.colleague });
      await store.removeStaff({ by: owner, uid, barID, now });
      const { staff, given } = await world.held(uid);
      expect(staff.map((job) => [job.barID, job.until])).toEqual([
        [barID, SINCE],
        [other.bar.barID, null],
      ]);
      expect(given).toEqual([
        { barID, kind: 'stamped', at: SINCE, unshown: true },
        { barID, kind: 'undone', at: SINCE, unshown: false },
      ]);
    });

    rule('L15: owners see whom they have invited, until the invitation is forgotten', async ({ store, world }) => {
      const { owner, bar, now } = world;
      const { barID } = bar;
      const invitations = async () => (await world.held(owner)).invitations;
      const made = { barID, role: 'staff', expires: '2026-03-11T11:00:00.000Z', used: false };
      const { token } = await store.invite({ by: owner, barID, role: 'staff', now });
      await store.invite({ by: undefined, barID, role: 'staff', now });
      expect(await invitations()).toEqual([made]);
      await store.accept({ uid: world.person('ana'), name: 'Ana', token, now });
      expect(await invitations()).toEqual([{ ...made, used: true }]);
      await store.invite({ by: owner, barID, role: 'owner', now: now + DAY });
      expect(await invitations()).toEqual([{ ...made, role: 'owner', expires: '2026-03-12T11:00:00.000Z' }]);
    });

    rule('L15: cards and jobs are listed by when they began', async ({ store, world, other }) => {
      const { diner: uid } = world;
      await store.claim({ uid, bar: other.bar, now: world.now - DAY });
      expect((await world.held()).cards.map(({ bar }) => bar.ID)).toEqual([other.bar.barID, world.bar.barID]);
      await world.hire(uid, 'staff');
      world.pass(-DAY);
      await world.hire(uid, 'staff', other.bar.barID);
      expect((await world.held()).staff.map(({ barID }) => barID)).toEqual([other.bar.barID, world.bar.barID]);
    });

    rule('L15: of a diner who deleted everything only figures stay', async ({ store, world, card: before }) => {
      const { diner: uid, now } = world;
      const { stampID } = await world.visit();
      const { typed } = await world.show();
      expect(await world.heard(() => store.deleteUser({ uid, now }))).toEqual([{ kind: 'revoked', uid }]);

      expect(await store.userData(uid, now)).toEqual({ userFound: false, loyaltyCards: [] });
      expect(await store.exportUser({ uid, now })).toMatchObject({ cards: [], staff: [], given: [] });
      expect(await store.missed({ uid, now })).toBeUndefined();
      expect(await world.scan()).toMatchObject(refused('not-shown'));
      expect(await world.scan({ code: { typed } })).toMatchObject(refused('unknown-code'));
      await expectDenied(world.undo(stampID), 'card-closed');
      await expectDenied(world.redeem(before.cardID), 'unknown-card');
      expect(await world.total()).toEqual({ stamps: 1, cards: 1, rewards: 0 });
      expect((await world.claim()).cardID).not.toBe(before.cardID);
      expect(await world.scan({ unshown: true })).toMatchObject(refused('no-card'));
    });

    rule('L15: cards that were closed before stay closed for what they were', async ({ store, open }) => {
      const { world, card: first } = await open({ stamps: 1 });
      await world.visit();
      const second = await world.redeem(first.cardID);
      await store.deleteUser({ uid: world.diner, now: world.now });
      const verified = await store.verify();
      for (const { cardID } of [first, second]) expect(faultsOf(verified, cardID)).toEqual([]);
    });

    rule('L15: after staff deleted everything nobody knows who gave their stamps', async ({ store, world }) => {
      const { waiter: uid, bar, bars, owner, now } = world;
      await world.visit();
      await store.deleteUser({ uid, now });
      expect(await store.userData(uid, now)).toEqual({ userFound: false, loyaltyCards: [] });
      await expectDenied(world.scan(), 'not-staff');
      const { days } = await store.stats({ by: owner, barID: bar.barID, from: '2026-03-10', to: '2026-03-10' });
      expect(days[0]?.byMember).toEqual([{ name: '', stamps: 1, rewards: 0 }]);
      const [here] = (await store.staffOf({ uid: owner, bars })).bars;
      expect(here?.members?.map(({ uid: member }) => member)).not.toContain(uid);
    });
  });
}
