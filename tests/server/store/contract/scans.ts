import { expect } from 'vitest';
import { createWorld, DAY, expectDenied, HOUR, MINUTE, refused, stamped, type Rule } from './world.ts';

const UNSHOWN = { unshown: true };

export function scanRules(rule: Rule): void {
  rule('L4, L5: a scan of an open showing gives a stamp, and once more says the same', async ({ world, card }) => {
    await world.show();
    const first = await world.scan();
    expect(first).toEqual({
      outcome: 'stamped',
      card: { ...card, nStamps: 1 },
      stampID: expect.stringMatching(/^[\w-]{1,64}$/),
      stampedAt: '2026-03-10T11:00:00.000Z',
      undoUntil: '2026-03-10T11:05:00.000Z',
      now: '2026-03-10T11:00:00.000Z',
    });
    expect(await world.card()).toEqual({ ...card, nStamps: 1 });
    world.pass(3 * DAY);
    expect(await world.scan({ by: world.owner })).toEqual({
      ...first,
      outcome: 'repeated',
      now: '2026-03-13T11:00:00.000Z',
    });
  });

  rule('L4: staff stamp for their own bar, of two for the one they have chosen', async ({ world, other }) => {
    await world.show();
    const message = 'Esta tarjeta es de otro bar.';
    expect(await world.scan({ by: other.waiter })).toEqual({ ...refused('wrong-bar'), message });
    await world.hire(world.waiter, 'staff', other.bar.barID);
    expect(await world.scan({ barID: other.bar.barID })).toMatchObject(refused('wrong-bar'));
    for (const code of [world.codeOf(), { typed: '123456' }]) {
      expect(await world.scan({ barID: 'no-bar-of-mine', code })).toMatchObject(refused('wrong-bar'));
    }
    expect(await world.scan({ barID: world.bar.barID })).toMatchObject(stamped(1));
  });

  rule('L6, L17: a picture of the code is worth as little as that of a person without card', async ({ world }) => {
    const answer = await world.scan();
    const message = 'El cliente no tiene el código abierto. Pídele que lo enseñe.';
    expect(answer).toEqual({ ...refused('not-shown'), message });
    expect(await world.scan({ code: world.codeOf('unknown-person') })).toEqual(answer);
  });

  rule('L7: says what forbids a stamp without showing', async ({ store }) => {
    const world = await createWorld(store, { perDay: 2 });
    const noCard = 'Sin el código a la vista solo se sella a quien tiene tarjeta y ya la ha enseñado en este bar.';
    expect(await world.scan(UNSHOWN)).toEqual({ ...refused('no-card'), message: noCard });
    await world.claim();
    await world.showOnce();
    await world.scan(UNSHOWN);
    const message = 'Sin el código a la vista solo se pone un sello cada hora.';
    expect(await world.scan(UNSHOWN)).toEqual({ ...refused('unshown-limit'), message, card: await world.card() });
    await world.visit();
    world.pass(HOUR);
    expect(await world.scan(UNSHOWN)).toMatchObject(refused('day-limit'));
    world.pass(40 * DAY);
    expect(await world.scan(UNSHOWN)).toMatchObject(refused('expired'));
  });

  rule('L7: without showing counts the hour from the last stamp', async ({ world }) => {
    await world.showOnce();
    expect(await world.scan(UNSHOWN)).toMatchObject(stamped(1));
    world.pass(HOUR);
    expect(await world.scan(UNSHOWN)).toMatchObject(stamped(2));
    world.pass(HOUR - 1);
    expect(await world.scan(UNSHOWN)).toMatchObject(refused('unshown-limit'));
    world.pass(1);
    expect(await world.scan(UNSHOWN)).toMatchObject(stamped(3));
  });

  rule('L17: without showing, a card that was never here is as good as none', async ({ store, world, other }) => {
    const none = JSON.stringify(await world.scan({ ...UNSHOWN, code: world.codeOf('unknown-person') }));
    const expectNone = async (): Promise<void> => {
      expect(JSON.stringify(await world.scan(UNSHOWN))).toBe(none);
    };
    const before = await world.held();
    await expectNone();
    // Known at another bar, by a showing and a stamp.
    await other.claim(world.diner);
    await store.show({ uid: world.diner, barID: other.bar.barID, now: world.now });
    expect(await other.scan({ code: other.codeOf(world.diner) })).toMatchObject(stamped(1));
    await expectNone();
    expect((await world.held()).cards.filter(({ bar }) => bar.ID === world.bar.barID)).toEqual(before.cards);
    world.pass(40 * DAY);
    await expectNone();
    await world.claim();
    await expectNone();
    await world.showOnce();
    expect(await world.scan(UNSHOWN)).toMatchObject(stamped(1));
  });

  rule('L17: who has shown a code here is known, whatever became of the card', async ({ open }) => {
    const { world, card } = await open({ stamps: 1 });
    await world.showOnce();
    world.pass(DAY);
    expect(await world.scan(UNSHOWN)).toMatchObject(stamped(1));
    await world.redeem(card.cardID);
    world.pass(HOUR);
    expect(await world.scan(UNSHOWN)).toMatchObject(stamped(1));
    world.pass(40 * DAY);
    expect(await world.scan(UNSHOWN)).toMatchObject(refused('expired'));
    await world.claim();
    expect(await world.scan(UNSHOWN)).toMatchObject(stamped(1));
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
    const repeated = { ...first, outcome: 'repeated', now: expect.any(String) };
    expect(await world.scan()).toEqual(repeated);
    await world.hide();
    expect(await world.scan({ code: { typed }, barID: world.bar.barID })).toEqual(repeated);
    // A new showing is open, but these are not its digits.
    await world.show();
    expect(await world.scan({ code: { typed } })).toEqual(repeated);
    world.pass(15 * MINUTE - 1);
    expect(await world.scan({ code: { typed } })).toEqual(repeated);
    world.pass(1);
    expect(await world.scan({ code: { typed } })).toMatchObject(refused('unknown-code'));
  });

  rule('L11: typed digits of a card that gave way stamp nothing', async ({ world }) => {
    world.pass(40 * DAY);
    const { typed } = await world.show();
    expect(await world.scan({ code: { typed } })).toMatchObject(refused('expired'));
    await world.claim();
    expect(await world.scan({ code: { typed } })).toMatchObject(refused('unknown-code'));
    expect(await world.card()).toMatchObject({ nStamps: 0 });
  });

  rule('of two who show their codes, stamps for the one whose digits are typed', async ({ world, card }) => {
    const uid = world.person('next-in-line');
    const next = await world.claim(uid);
    const [first, second] = [await world.show(), await world.show(uid)];
    expect(await world.scan({ code: { typed: second.typed } })).toMatchObject({ card: { cardID: next.cardID } });
    expect(await world.scan({ code: { typed: first.typed } })).toMatchObject({ card: { cardID: card.cardID } });
    const neither = ['111111', '222222', '333333'].find((typed) => typed !== first.typed && typed !== second.typed);
    expect(await world.scan({ code: { typed: neither ?? '' } })).toMatchObject(refused('unknown-code'));
  });

  rule('knows typed digits of open showings of the own bar only', async ({ world, other }) => {
    const { typed } = await world.show();
    const unknown = { ...refused('unknown-code'), message: 'Ninguna tarjeta enseña ahora ese código.' };
    expect(await world.scan({ by: other.waiter, code: { typed } })).toEqual(unknown);
    await world.hide();
    expect(await world.scan({ code: { typed } })).toEqual(unknown);
    expect(await world.scan({ code: { typed }, unshown: true })).toEqual(unknown);
  });

  rule('L7, L10: the ledger keeps what was not shown and what was undone', async ({ store, world, card }) => {
    await world.showOnce();
    await world.scan(UNSHOWN);
    const { stampID } = await world.visit();
    await world.undo(stampID);
    const { cards } = await store.exportUser({ uid: world.diner, now: world.now });
    expect(cards[0]?.events.map(({ kind, unshown }) => [kind, unshown])).toEqual([
      ['claimed', false],
      ['stamped', true],
      ['stamped', false],
      ['undone', false],
    ]);
    expect(await world.undo(stampID)).toEqual({ ...card, nStamps: 1 });
    await expectDenied(world.undo('no-such-stamp'), 'unknown-stamp');
  });
}
