import { expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { createWorld, DAY, expectDenied, HOUR, MINUTE, SECOND } from './world.ts';

export function scanRules(store: () => Store): void {
  it('L4: a scan of an open showing gives a stamp', async () => {
    const world = await createWorld(store());
    const card = await world.claim();
    await world.show();
    expect(await world.scan()).toEqual({
      outcome: 'stamped',
      card: { ...card, nStamps: 1 },
      stampID: expect.stringMatching(/^[\w-]{1,64}$/),
      stampedAt: '2026-03-10T11:00:00.000Z',
      undoUntil: '2026-03-10T11:05:00.000Z',
    });
    expect(await world.card()).toEqual({ ...card, nStamps: 1 });
  });

  it('L4: somebody who is staff nowhere stamps nothing', async () => {
    const world = await createWorld(store());
    await world.claim();
    await world.show();
    await expectDenied(world.scan({ by: world.diner }), 'not-staff');
    expect(await world.card()).toMatchObject({ nStamps: 0 });
  });

  it('L4: staff of another bar stamp nothing', async () => {
    const world = await createWorld(store());
    const other = await createWorld(store());
    await world.claim();
    await world.show();
    expect(await world.scan({ by: other.waiter })).toEqual({
      outcome: 'refused',
      reason: 'wrong-bar',
      message: 'Esta tarjeta es de otro bar.',
    });
    expect(await world.card()).toMatchObject({ nStamps: 0 });
  });

  it('L4: staff of two bars stamp for the one they have chosen', async () => {
    const world = await createWorld(store());
    const other = await createWorld(store());
    await world.hire(world.waiter, 'staff', other.bar.barID);
    await world.claim();
    await world.show();
    expect(await world.scan({ barID: other.bar.barID })).toMatchObject({ outcome: 'refused', reason: 'wrong-bar' });
    expect(await world.scan({ barID: 'no-bar-of-mine' })).toMatchObject({ outcome: 'refused', reason: 'wrong-bar' });
    expect(await world.scan({ barID: world.bar.barID })).toMatchObject({ outcome: 'stamped' });
  });

  it('L6: a picture of the code is worth nothing', async () => {
    const world = await createWorld(store());
    await world.claim();
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
    expect(await world.card()).toMatchObject({ nStamps: 0 });
  });

  it('L17: says the same of a person without card as of one who shows nothing', async () => {
    const world = await createWorld(store());
    await world.claim();
    const answer = await world.scan();
    expect(answer).toEqual({
      outcome: 'refused',
      reason: 'not-shown',
      message: 'El cliente no tiene el código abierto. Pídele que lo enseñe.',
    });
    expect(await world.scan({ code: world.codeOf('unknown-person') })).toEqual(answer);
  });

  it('L5: a second scan of a showing answers what the first answered, whoever scans and whenever', async () => {
    const world = await createWorld(store());
    await world.claim();
    await world.show();
    const first = await world.scan();
    const repeated = { ...first, outcome: 'repeated' };
    world.pass(SECOND);
    expect(await world.scan()).toEqual(repeated);
    expect(await world.scan({ by: world.colleague })).toEqual(repeated);
    expect(await world.scan({ unshown: true })).toEqual(repeated);
    await world.hide();
    expect(await world.scan()).toEqual(repeated);
    world.pass(3 * DAY);
    expect(await world.scan({ by: world.owner })).toEqual(repeated);
    expect(await world.card()).toMatchObject({ nStamps: 1 });
  });

  it('L5: the next showing gives the next stamp', async () => {
    const world = await createWorld(store());
    await world.claim();
    const first = await world.visit();
    const second = await world.visit();
    expect(second).toMatchObject({ outcome: 'stamped', card: { nStamps: 2 } });
    expect(second.stampID).not.toBe(first.stampID);
  });

  it('L5: the latest showing counts: one that is open over a stamped one', async () => {
    const world = await createWorld(store());
    await world.claim();
    await world.visit();
    world.pass(HOUR);
    await world.show();
    await world.hide();
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
  });

  it('L8: takes no more stamps on a day of Madrid than the programme says', async () => {
    const world = await createWorld(store(), { stamps: 9, perDay: 2 });
    await world.claim();
    world.moveTo('2026-03-28T22:50:00Z');
    await world.visit();
    await world.visit();
    expect(await world.visit()).toMatchObject({ outcome: 'refused', reason: 'day-limit', card: { nStamps: 2 } });
    // Midnight of Madrid, in the night in which the clocks change.
    world.moveTo('2026-03-28T23:00:00Z');
    expect(await world.visit()).toMatchObject({ outcome: 'stamped', card: { nStamps: 3 } });
    expect(await world.visit()).toMatchObject({ outcome: 'stamped' });
    world.moveTo('2026-03-29T21:59:59Z');
    expect(await world.visit()).toMatchObject({ outcome: 'refused', reason: 'day-limit' });
    world.moveTo('2026-03-29T22:00:00Z');
    expect(await world.visit()).toMatchObject({ outcome: 'stamped', card: { nStamps: 5 } });
  });

  it('L8: a stamp that was undone leaves its day free', async () => {
    const world = await createWorld(store(), { perDay: 1 });
    await world.claim();
    const { stampID } = await world.visit();
    await world.undo(stampID);
    expect(await world.visit()).toMatchObject({ outcome: 'stamped', card: { nStamps: 1 } });
  });

  it('stamps for typed digits as for a scan', async () => {
    const world = await createWorld(store());
    const card = await world.claim();
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
    expect(await world.scan({ code: { typed } })).toMatchObject({ outcome: 'refused', reason: 'unknown-code' });
  });

  it('knows typed digits of open showings of the own bar only', async () => {
    const world = await createWorld(store());
    const other = await createWorld(store());
    await world.claim();
    const { typed } = await world.show();
    const unknown = {
      outcome: 'refused',
      reason: 'unknown-code',
      message: 'Ninguna tarjeta enseña ahora ese código.',
    };
    expect(await world.scan({ by: other.waiter, code: { typed } })).toEqual(unknown);
    await world.hide();
    expect(await world.scan({ code: { typed } })).toEqual(unknown);
    expect(await world.scan({ code: { typed }, unshown: true })).toEqual(unknown);
  });
}
