import { describe, expect } from 'vitest';
import { createWorld, DAY, expectDenied, HOUR, MINUTE, refused, SECOND, stamped, type Rule } from './world.ts';

const UNSHOWN = { unshown: true };

export function scanRules(rule: Rule): void {
  describe('scans', () => {
    rule('L4: a scan of an open showing gives a stamp, and the next showing the next one', async ({ world, card }) => {
      await world.show();
      const first = await world.scan();
      expect(first).toEqual({
        outcome: 'stamped',
        card: { ...card, nStamps: 1 },
        stampID: expect.stringMatching(/^[\w-]{1,64}$/),
        stampedAt: '2026-03-10T11:00:00.000Z',
        undoUntil: '2026-03-10T11:05:00.000Z',
      });
      expect(await world.card()).toEqual({ ...card, nStamps: 1 });
      await world.hide();
      const second = await world.visit();
      expect(second).toMatchObject(stamped(2));
      expect(second.stampID).not.toBe(first.stampID);
    });

    rule('L4: who is staff nowhere, or at another bar, stamps nothing', async ({ world, other }) => {
      await world.show();
      await expectDenied(world.scan({ by: world.diner }), 'not-staff');
      expect(await world.scan({ by: other.waiter })).toEqual({
        ...refused('wrong-bar'),
        message: 'Esta tarjeta es de otro bar.',
      });
      expect(await world.card()).toMatchObject({ nStamps: 0 });
    });

    rule('L4: staff of two bars stamp for the one they have chosen', async ({ world, other }) => {
      await world.hire(world.waiter, 'staff', other.bar.barID);
      await world.show();
      expect(await world.scan({ barID: other.bar.barID })).toMatchObject(refused('wrong-bar'));
      expect(await world.scan({ barID: 'no-bar-of-mine' })).toMatchObject(refused('wrong-bar'));
      expect(await world.scan({ barID: world.bar.barID })).toMatchObject(stamped(1));
    });

    rule('L6, L17: a picture of the code is worth as little as that of a person without card', async ({ world }) => {
      const answer = await world.scan();
      expect(answer).toEqual({
        ...refused('not-shown'),
        message: 'El cliente no tiene el código abierto. Pídele que lo enseñe.',
      });
      expect(await world.card()).toMatchObject({ nStamps: 0 });
      expect(await world.scan({ code: world.codeOf('unknown-person') })).toEqual(answer);
    });

    rule('L5: a second scan of a showing answers what the first did, whoever scans and whenever', async ({ world }) => {
      await world.show();
      const repeated = { ...(await world.scan()), outcome: 'repeated' };
      world.pass(SECOND);
      expect(await world.scan()).toEqual(repeated);
      expect(await world.scan({ by: world.colleague })).toEqual(repeated);
      expect(await world.scan(UNSHOWN)).toEqual(repeated);
      await world.hide();
      expect(await world.scan()).toEqual(repeated);
      world.pass(3 * DAY);
      expect(await world.scan({ by: world.owner })).toEqual(repeated);
      expect(await world.card()).toMatchObject({ nStamps: 1 });
    });

    rule('L5: the latest showing counts: one that is open over a stamped one', async ({ world }) => {
      await world.visit();
      world.pass(HOUR);
      await world.show();
      await world.hide();
      expect(await world.scan()).toMatchObject(refused('not-shown'));
    });

    rule('L8: takes no more stamps on a day of Madrid than the programme says', async ({ open }) => {
      const { world } = await open({ stamps: 9, perDay: 2 });
      world.moveTo('2026-03-28T22:50:00Z');
      await world.visit();
      await world.visit();
      expect(await world.visit()).toMatchObject({ ...refused('day-limit'), card: { nStamps: 2 } });
      // Midnight of Madrid, in the night in which the clocks change.
      world.moveTo('2026-03-28T23:00:00Z');
      expect(await world.visit()).toMatchObject(stamped(3));
      expect(await world.visit()).toMatchObject(stamped(4));
      world.moveTo('2026-03-29T21:59:59Z');
      expect(await world.visit()).toMatchObject(refused('day-limit'));
      world.moveTo('2026-03-29T22:00:00Z');
      const { stampID, ...fifth } = await world.visit();
      expect(fifth).toMatchObject(stamped(5));
      expect(await world.visit()).toMatchObject(stamped(6));
      // A stamp that was undone leaves its day free.
      expect(await world.visit()).toMatchObject(refused('day-limit'));
      await world.undo(stampID);
      expect(await world.visit()).toMatchObject(stamped(6));
    });

    rule('stamps for typed digits as for a scan', async ({ world, card }) => {
      const { typed } = await world.show();
      const first = await world.scan({ code: { typed } });
      expect(first).toMatchObject({ outcome: 'stamped', card: { cardID: card.cardID, nStamps: 1 } });
      const repeated = { ...first, outcome: 'repeated' };
      expect(await world.scan()).toEqual(repeated);
      await world.hide();
      expect(await world.scan({ code: { typed }, barID: world.bar.barID })).toEqual(repeated);
      // A new showing is open, but these are not its digits.
      await world.show();
      expect(await world.scan({ code: { typed } })).toEqual(repeated);
      world.pass(15 * MINUTE);
      expect(await world.scan({ code: { typed } })).toMatchObject(refused('unknown-code'));
    });

    rule('knows typed digits of open showings of the own bar only', async ({ world, other }) => {
      const { typed } = await world.show();
      const unknown = { ...refused('unknown-code'), message: 'Ninguna tarjeta enseña ahora ese código.' };
      expect(await world.scan({ by: other.waiter, code: { typed } })).toEqual(unknown);
      await world.hide();
      expect(await world.scan({ code: { typed } })).toEqual(unknown);
      expect(await world.scan({ code: { typed }, unshown: true })).toEqual(unknown);
    });
  });

  describe('stamps without showing', () => {
    rule('L7: staff stamp a card that nobody can show, at most once an hour', async ({ world }) => {
      expect(await world.scan(UNSHOWN)).toMatchObject(stamped(1));
      world.pass(HOUR - 1);
      expect(await world.scan({ ...UNSHOWN, by: world.colleague })).toMatchObject({
        ...refused('unshown-limit'),
        message: 'Sin el código a la vista solo se pone un sello cada hora.',
        card: { nStamps: 1 },
      });
      world.pass(1);
      expect(await world.scan(UNSHOWN)).toMatchObject(stamped(2));
    });

    rule('L7: a stamp that was shown leaves the hour free, and one that was undone too', async ({ open }) => {
      const { world } = await open({ stamps: 9 });
      await world.visit();
      const { stampID } = await world.scan(UNSHOWN);
      await world.undo(stampID);
      expect(await world.scan(UNSHOWN)).toMatchObject(stamped(2));
      expect(await world.visit()).toMatchObject(stamped(3));
    });

    rule('L7: while a showing is open the scan is like any other; the ledger marks it', async ({ store, world }) => {
      await world.show();
      expect(await world.scan(UNSHOWN)).toMatchObject(stamped(1));
      await world.hide();
      expect(await world.scan(UNSHOWN)).toMatchObject(stamped(2));
      const { cards } = await store.exportUser({ uid: world.diner, now: world.now });
      expect(cards[0]?.events.map(({ kind, unshown }) => [kind, unshown])).toEqual([
        ['claimed', false],
        ['stamped', false],
        ['stamped', true],
      ]);
    });

    rule('L7: says that there is no card, that it expired, or that the day is full', async ({ store }) => {
      const world = await createWorld(store, { perDay: 1 });
      expect(await world.scan(UNSHOWN)).toEqual({
        ...refused('no-card'),
        message: 'Esta persona no tiene tarjeta en este bar.',
      });
      await world.claim();
      await world.visit();
      expect(await world.scan(UNSHOWN)).toMatchObject(refused('day-limit'));
      world.pass(40 * DAY);
      expect(await world.scan(UNSHOWN)).toMatchObject(refused('expired'));
    });

    rule('L7: the reward of a full card is ready though nobody can show it', async ({ open }) => {
      const { world, card } = await open({ stamps: 1 });
      await world.scan(UNSHOWN);
      world.pass(DAY);
      expect(await world.scan(UNSHOWN)).toMatchObject({ outcome: 'reward-ready', card: { state: 'full' } });
      expect(await world.redeem(card.cardID)).toMatchObject({ nStamps: 0, state: 'open' });
    });
  });

  describe('undo', () => {
    rule('L10: whoever gave a stamp takes it back, once, and the ledger keeps both', async ({ store, world, card }) => {
      const { stampID } = await world.visit();
      world.pass(5 * MINUTE - 1);
      expect(await world.undo(stampID)).toEqual(card);
      expect(await world.undo(stampID)).toEqual(card);
      const { cards } = await store.exportUser({ uid: world.diner, now: world.now });
      expect(cards[0]?.events.map(({ kind }) => kind)).toEqual(['claimed', 'stamped', 'undone']);
      world.pass(MINUTE);
      expect(await world.undo(stampID)).toEqual(card);
    });

    rule('L10: after five minutes it is too late', async ({ world }) => {
      const { stampID } = await world.visit();
      world.pass(5 * MINUTE);
      await expectDenied(world.undo(stampID), 'undo-too-late');
      expect(await world.card()).toMatchObject({ nStamps: 1 });
    });

    rule('L10: nobody else takes it back, the owner neither', async ({ store, world, other }) => {
      const { stampID } = await world.visit();
      await expectDenied(world.undo(stampID, world.colleague), 'not-your-stamp');
      await expectDenied(world.undo(stampID, world.owner), 'not-your-stamp');
      await expectDenied(world.undo(stampID, other.waiter), 'unknown-stamp');
      await expectDenied(world.undo(stampID, world.diner), 'not-staff');
      await expectDenied(world.undo('no-such-stamp'), 'unknown-stamp');
      await store.removeStaff({ by: world.owner, uid: world.waiter, barID: world.bar.barID, now: world.now });
      await expectDenied(world.undo(stampID), 'not-staff');
      expect(await world.card()).toMatchObject({ nStamps: 1 });
    });

    rule(
      'L10: the stamp of a redeemed card stays, and without its last stamp a card has no reward',
      async ({ open }) => {
        const { world, card } = await open({ stamps: 1 });
        const first = await world.visit();
        expect(await world.undo(first.stampID)).toMatchObject({ nStamps: 0, state: 'open' });
        await expectDenied(world.redeem(card.cardID), 'card-not-full');
        const { stampID } = await world.visit();
        await world.redeem(card.cardID);
        await expectDenied(world.undo(stampID), 'card-closed');
      },
    );

    rule('L5: the showing of a stamp that was undone gives no other', async ({ world }) => {
      await world.show();
      const { stampID } = await world.scan();
      await world.undo(stampID);
      expect(await world.scan()).toMatchObject({ outcome: 'repeated', stampID, card: { nStamps: 0 } });
      await world.hide();
      expect(await world.visit()).toMatchObject(stamped(1));
    });
  });
}
