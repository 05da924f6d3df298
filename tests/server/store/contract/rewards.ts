import { expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { createWorld, DAY, expectDenied, MINUTE } from './world.ts';

/** A world in which the diner's card was filled some days ago. */
async function withFullCard(store: Store) {
  const world = await createWorld(store, { stamps: 2 });
  const { cardID } = await world.claim();
  await world.visit();
  const last = await world.visit();
  expect(last).toMatchObject({ outcome: 'stamped', card: { nStamps: 2, state: 'full' } });
  world.pass(2 * DAY);
  return { world, cardID };
}

export function rewardRules(store: () => Store): void {
  it('L9: the stamp that fills the card makes the reward ready, and it is handed over at once', async () => {
    const world = await createWorld(store(), { stamps: 1 });
    const { cardID } = await world.claim();
    expect(await world.visit()).toMatchObject({ outcome: 'stamped', card: { state: 'full' } });
    const next = await world.redeem(cardID);
    expect(next).toMatchObject({ nStamps: 0, maxStamps: 1, state: 'open' });
    expect(next.cardID).not.toBe(cardID);
    expect(await world.card()).toEqual(next);
  });

  it('L9: a scan of a full card says that its reward is ready, as often as it is scanned', async () => {
    const { world, cardID } = await withFullCard(store());
    await world.show();
    const ready = await world.scan();
    expect(ready).toEqual({ outcome: 'reward-ready', card: await world.card() });
    expect(await world.scan({ by: world.colleague })).toEqual(ready);
    expect(await world.redeem(cardID)).toMatchObject({ nStamps: 0, state: 'open' });
  });

  it('L9: redeeming again answers the same card and gives nothing', async () => {
    const { world, cardID } = await withFullCard(store());
    await world.show();
    await world.scan();
    const next = await world.redeem(cardID);
    world.pass(DAY);
    expect(await world.redeem(cardID, { by: world.colleague })).toEqual(next);
    const { total } = await store().stats({
      by: world.owner,
      barID: world.bar.barID,
      from: '2026-03-01',
      to: '2026-03-31',
    });
    expect(total).toEqual({ stamps: 2, cards: 2, rewards: 1 });
  });

  it('L9: hands nothing over to a picture of the code', async () => {
    const { world, cardID } = await withFullCard(store());
    await expectDenied(world.redeem(cardID), 'not-shown');
    await world.show();
    await world.scan();
    world.pass(10 * MINUTE - 1);
    await world.hide();
    world.pass(1);
    await expectDenied(world.redeem(cardID), 'not-shown');
    await world.show();
    await world.scan();
    await world.hide();
    expect(await world.redeem(cardID)).toMatchObject({ nStamps: 0 });
  });

  it('L9: hands nothing over for a card that lacks stamps', async () => {
    const world = await createWorld(store());
    const { cardID } = await world.claim();
    await world.show();
    await world.scan();
    await expectDenied(world.redeem(cardID), 'card-not-full');
  });

  it('L4: staff of the bar hand over, to whom the card is', async () => {
    const { world, cardID } = await withFullCard(store());
    const other = await createWorld(store());
    await world.show();
    await world.scan();
    await expectDenied(world.redeem(cardID, { by: world.diner }), 'not-staff');
    await expectDenied(world.redeem(cardID, { by: other.waiter }), 'unknown-card');
    await expectDenied(world.redeem('no-such-card'), 'unknown-card');
    await expectDenied(world.redeem(cardID, { code: world.codeOf('somebody-else') }), 'unknown-card');
    await expectDenied(world.redeem(cardID, { code: other.codeOf(world.diner) }), 'unknown-card');
    await expectDenied(world.redeem(cardID, { code: { typed: 'none' } }), 'unknown-card');
    expect(await world.card()).toMatchObject({ cardID, state: 'full' });
  });

  it('L9: hands over for typed digits', async () => {
    const { world, cardID } = await withFullCard(store());
    const { typed } = await world.show();
    expect(await world.scan({ code: { typed } })).toMatchObject({ outcome: 'reward-ready' });
    const next = await world.redeem(cardID, { code: { typed } });
    expect(next).toMatchObject({ nStamps: 0, maxStamps: 2, state: 'open' });
  });

  it('L3: the new card takes the programme of its day', async () => {
    const { world, cardID } = await withFullCard(store());
    await world.show();
    await world.scan();
    const programme = {
      stamps: 8,
      reward: { es: 'Una tapa' },
      validity: { amount: 1, unit: 'years' as const },
      perDay: null,
    };
    const bars = new Map([[world.bar.barID, { ...world.bar, programme }]]);
    expect(await world.redeem(cardID, { bars })).toMatchObject({
      maxStamps: 8,
      reward: 'Una tapa',
      expiration: '2027-03-12T22:59:59.999Z',
    });
  });

  it('L9: the last reward of a bar that gave its programme up closes the card', async () => {
    const { world, cardID } = await withFullCard(store());
    await world.show();
    await world.scan();
    const bars = new Map([[world.bar.barID, { ...world.bar, programme: undefined }]]);
    expect(await world.redeem(cardID, { bars })).toMatchObject({ cardID, nStamps: 2 });
    expect(await world.redeem(cardID, { bars })).toMatchObject({ cardID, nStamps: 2 });
    expect(await world.card()).toBeUndefined();
  });
}
