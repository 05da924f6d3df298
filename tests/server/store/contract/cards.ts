import { expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { createWorld, DAY, expectDenied } from './world.ts';

export function cardRules(store: () => Store): void {
  it('L2: gives the same card to whoever claims again', async () => {
    const { store: cards, diner: uid, bar, now } = await createWorld(store());
    const first = await cards.claim({ uid, bar, now });
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
    expect(await cards.claim({ uid, bar, now: now + DAY })).toEqual({ ...first, created: false });
  });

  it('L1: a person has a card for each bar, and each person has their own', async () => {
    const here = await createWorld(store());
    const there = await createWorld(store());
    const card = await here.claim();
    const other = await there.claim(here.diner);
    expect(other.cardID).not.toBe(card.cardID);
    expect((await here.claim('somebody-else')).cardID).not.toBe(card.cardID);
    expect(await store().userData(here.diner, here.now)).toEqual({ userFound: true, loyaltyCards: [card, other] });
  });

  it('finds nothing of a person who never claimed a card', async () => {
    expect(await store().userData('nobody-knows', 0)).toEqual({ userFound: false, loyaltyCards: [] });
  });

  it('L3: a card keeps the programme of the day it was claimed', async () => {
    const world = await createWorld(store());
    const card = await world.claim();
    const programme = {
      stamps: 5,
      reward: { es: 'Una caña' },
      validity: { amount: 7, unit: 'days' as const },
      perDay: 1,
    };
    const bar = { ...world.bar, programme };
    expect((await store().claim({ uid: world.diner, bar, now: world.now })).card).toEqual(card);
    expect((await store().claim({ uid: 'comes-later', bar, now: world.now })).card).toMatchObject({
      maxStamps: 5,
      reward: 'Una caña',
      expiration: '2026-03-17T22:59:59.999Z',
    });
  });

  it('shows the reward in the first language of a bar that has no Spanish', async () => {
    const world = await createWorld(store(), { reward: { ca: 'Un cafè', en: 'A coffee' } });
    expect(await world.claim()).toMatchObject({ reward: 'Un cafè', rewards: { ca: 'Un cafè', en: 'A coffee' } });
  });

  it('gives no card where a bar has no programme', async () => {
    const { bar, diner, now } = await createWorld(store());
    const without = { ...bar, programme: undefined };
    await expectDenied(store().claim({ uid: diner, bar: without, now }), 'no-programme');
    expect(await store().userData(diner, now)).toEqual({ userFound: false, loyaltyCards: [] });
  });

  it('keeps a card whose bar gave its programme up', async () => {
    const world = await createWorld(store());
    const card = await world.claim();
    const bar = { ...world.bar, programme: undefined };
    expect(await store().claim({ uid: world.diner, bar, now: world.now })).toEqual({ created: false, card });
  });

  it('L11: an expired card says so, takes no stamp, and gives way to a new one', async () => {
    const world = await createWorld(store());
    const card = await world.claim();
    world.moveTo('2026-04-10T21:59:59.999Z');
    expect(await world.card()).toMatchObject({ state: 'open' });
    world.pass(1);
    expect(await world.card()).toMatchObject({ cardID: card.cardID, state: 'expired' });
    await world.show();
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'expired', card: { nStamps: 0 } });

    const next = await store().claim({ uid: world.diner, bar: world.bar, now: world.now });
    expect(next).toMatchObject({ created: true, card: { state: 'open', expiration: '2026-05-11T21:59:59.999Z' } });
    expect(next.card.cardID).not.toBe(card.cardID);
    expect(await world.card()).toEqual(next.card);
  });

  it('L11: a full card that expired is expired', async () => {
    const world = await createWorld(store(), { stamps: 1 });
    const { cardID } = await world.claim();
    await world.visit();
    world.pass(40 * DAY);
    expect(await world.card()).toMatchObject({ state: 'expired', nStamps: 1 });
    await world.show();
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'expired' });
    await expectDenied(world.redeem(cardID), 'card-expired');
    await world.claim();
    await expectDenied(world.redeem(cardID), 'card-expired');
  });
}
