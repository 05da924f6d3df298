import { describe, expect } from 'vitest';
import { createWorld, DAY, expectDenied, MINUTE, refused, SECOND, type Rule } from './world.ts';

export function cardRules(rule: Rule): void {
  describe('cards', () => {
    rule('L2: gives the same card to whoever claims again', async ({ store }) => {
      const { diner: uid, bar, now } = await createWorld(store);
      const first = await store.claim({ uid, bar, now });
      expect(first).toEqual({
        created: true,
        card: {
          cardID: expect.stringMatching(/^[\w-]{1,64}$/),
          bar: { ID: bar.barID },
          expiration: '2026-04-10T21:59:59.999Z',
          maxStamps: 3,
          nStamps: 0,
          reward: 'Un café',
          rewards: { es: 'Un café', en: 'A coffee' },
          state: 'open',
        },
      });
      expect(await store.claim({ uid, bar, now: now + DAY })).toEqual({ ...first, created: false });
    });

    rule(
      'L1: a person has a card for each bar, and each person has their own',
      async ({ store, world, card, other }) => {
        const there = await other.claim(world.diner);
        expect(there.cardID).not.toBe(card.cardID);
        expect((await world.claim(world.person('other'))).cardID).not.toBe(card.cardID);
        expect(await store.userData(world.diner, world.now)).toEqual({ userFound: true, loyaltyCards: [card, there] });
        expect(await store.userData('nobody-knows', 0)).toEqual({ userFound: false, loyaltyCards: [] });
      },
    );

    rule('L3: a card keeps the programme of the day it was claimed', async ({ store, world, card }) => {
      const validity = { amount: 7, unit: 'days' as const };
      const programme = { stamps: 5, reward: { es: 'Una caña' }, validity, perDay: 1 };
      const bar = { ...world.bar, programme };
      expect((await store.claim({ uid: world.diner, bar, now: world.now })).card).toEqual(card);
      expect((await store.claim({ uid: world.person('comes-later'), bar, now: world.now })).card).toMatchObject({
        maxStamps: 5,
        reward: 'Una caña',
        expiration: '2026-03-17T22:59:59.999Z',
      });
    });

    rule('shows the reward in Spanish, or in the first language of a bar that has none', async ({ open }) => {
      expect((await open({ reward: { ca: 'Un cafè', es: 'Un café' } })).card).toMatchObject({ reward: 'Un café' });
      const reward = { ca: 'Un cafè', en: 'A coffee' };
      expect((await open({ reward })).card).toMatchObject({ reward: 'Un cafè', rewards: reward });
    });

    rule('keeps a card whose bar gave its programme up, and gives no other', async ({ store, world, card }) => {
      const { diner, now } = world;
      const uid = world.person('comes-later');
      const bar = { ...world.bar, programme: undefined };
      expect(await store.claim({ uid: diner, bar, now })).toEqual({ created: false, card });
      await expectDenied(store.claim({ uid, bar, now }), 'no-programme');
      expect(await store.userData(uid, now)).toEqual({ userFound: false, loyaltyCards: [] });
    });
  });

  rule('L11: a card that expired gives way to another, which tells why', async ({ store, world, card: before }) => {
    await world.visit();
    world.pass(40 * DAY);
    const card = await world.claim();
    expect(card).toMatchObject({ nStamps: 0, state: 'open' });
    const [expired, fresh] = (await world.held()).cards;
    expect(expired).toMatchObject({ cardID: before.cardID, state: 'expired', closedFor: 'expired' });
    expect(expired?.events.map(({ kind }) => kind)).toEqual(['claimed', 'stamped', 'replaced']);
    expect(fresh).toMatchObject({ cardID: card.cardID, closedFor: null });
    expect(await store.userData(world.diner, world.now)).toEqual({ userFound: true, loyaltyCards: [card] });
  });

  describe('showings', () => {
    rule('L6: a showing ends after five minutes, however well its phone is connected', async ({ store, world }) => {
      const start = world.now;
      const { showing, ends, typed } = await world.show();
      expect(ends).toBe(start + 5 * MINUTE);
      expect(typed).toMatch(/^\d{6}$/);
      for (let step = 0; step < 30; step += 1) {
        world.pass(10 * SECOND - (step === 29 ? 1 : 0));
        await store.keepShowings({ showings: [showing], now: world.now });
      }
      expect((await world.show()).showing).toBe(showing);
      world.pass(1);
      expect(await world.scan()).toMatchObject(refused('not-shown'));
      expect((await world.show()).showing).not.toBe(showing);
    });

    rule(
      'the showings of 250 phones are kept in one call, and each has digits of its own',
      async ({ store, world }) => {
        const phones = Array.from({ length: 250 }, (_, index) => world.person(`phone-${index}`));
        const shown = await Promise.all(
          phones.map(async (phone) => {
            await world.claim(phone);
            return world.show(phone);
          }),
        );
        expect(new Set(shown.map(({ typed }) => typed)).size).toBe(250);
        expect(shown.filter(({ typed }) => !/^\d{6}$/.test(typed))).toEqual([]);
        // They are drawn from all that there are.
        expect(shown.filter(({ typed }) => typed > '600000')).not.toEqual([]);
        world.pass(39 * SECOND);
        await store.keepShowings({ showings: shown.map(({ showing }) => showing), now: world.now });
        world.pass(39 * SECOND);
        const scans = await Promise.all(phones.map((phone) => world.scan({ code: world.codeOf(phone) })));
        expect(scans.filter(({ outcome }) => outcome === 'stamped')).toHaveLength(250);
      },
    );

    rule('a second phone of the same person joins the showing, and keeps it open', async ({ world }) => {
      const first = await world.show();
      world.pass(39 * SECOND);
      expect(await world.show()).toEqual(first);
      world.pass(40 * SECOND - 1);
      expect(await world.scan()).toMatchObject({ outcome: 'stamped' });
    });

    rule('L6: a showing that is heard of no more ends after 40 seconds', async ({ world }) => {
      await world.show();
      world.pass(40 * SECOND - 1);
      const { typed } = await world.show();
      world.pass(40 * SECOND);
      expect(await world.scan()).toMatchObject(refused('not-shown'));
      expect((await world.show()).typed).not.toBe(typed);
    });

    rule('L6: a showing whose last socket is lost ends after 30 seconds', async ({ store, world }) => {
      const lose = async () => store.loseShowing({ showing: (await world.show()).showing, now: world.now });
      await lose();
      world.pass(30 * SECOND);
      expect(await world.scan()).toMatchObject(refused('not-shown'));
      await lose();
      world.pass(30 * SECOND - 1);
      expect(await world.scan()).toMatchObject({ outcome: 'stamped' });
    });

    rule('L6: a showing from before the clock stepped back is over, and may be shown again', async ({ world }) => {
      const { showing } = await world.show();
      world.pass(-60 * MINUTE);
      expect(await world.scan()).toMatchObject(refused('not-shown'));
      const again = await world.show();
      expect(again).toMatchObject({ ends: world.now + 5 * MINUTE, showing: expect.not.stringMatching(showing) });
      expect(await world.scan()).toMatchObject({ outcome: 'stamped' });
    });

    rule('L14: a phone that comes back is told what its showing was scanned for', async ({ open }) => {
      const { world } = await open({ perDay: 1 });
      await world.show();
      const { stampID, stampedAt, card } = await world.scan();
      world.pass(10 * SECOND);
      expect((await world.show()).scanned).toEqual({ success: true, outcome: 'stamped', stampID, card, at: stampedAt });
      await world.undo(stampID);
      expect((await world.show()).scanned).toBeUndefined();
      await world.hide();
      await world.visit();
      await world.show();
      const { card: full } = await world.scan();
      expect((await world.show()).scanned).toEqual({ success: false, ...refused('day-limit'), card: full });
    });

    rule('L10: a phone that comes back when its stamp was taken back shows what can be stamped', async ({ world }) => {
      const { showing } = await world.show();
      const { stampID } = await world.scan();
      expect((await world.show()).showing).toBe(showing);
      await world.undo(stampID);
      expect(await world.scan()).toMatchObject({ outcome: 'repeated', stampID, card: { nStamps: 0 } });
      expect((await world.show()).showing).not.toBe(showing);
      expect(await world.scan()).toMatchObject({ outcome: 'stamped', card: { nStamps: 1 } });
    });

    rule('shows nothing where there is no card', async ({ store }) => {
      const world = await createWorld(store);
      await expectDenied(world.show(), 'unknown-card');
      await world.hide();
    });
  });
}
