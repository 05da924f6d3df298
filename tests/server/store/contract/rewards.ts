import { expect } from 'vitest';
import { DAY, expectDenied, MINUTE, type Rule, stamped, type World } from './world.ts';

export function rewardRules(test: Rule): void {
  /** In a world in which the diner's card was filled some days ago. */
  const rule = test
    .extend('full', async ({ open }) => {
      const { world, card } = await open({ stamps: 2 });
      await world.visit();
      expect(await world.visit()).toMatchObject({ outcome: 'stamped', card: { nStamps: 2, state: 'full' } });
      world.pass(2 * DAY);
      return { world, cardID: card.cardID };
    })
    .extend('world', ({ full }) => full.world)
    .extend('cardID', ({ full }) => full.cardID);

  /** The diner shows the card, the waiter sees that it is full. */
  async function present({ show, scan }: World): Promise<void> {
    await show();
    expect(await scan()).toMatchObject({ outcome: 'reward-ready' });
  }

  rule('L9: the stamp that fills the card makes the reward ready, and it is handed over at once', async ({ open }) => {
    const { world, card } = await open({ stamps: 1 });
    await expectDenied(world.redeem(card.cardID), 'card-not-full');
    expect(await world.visit()).toMatchObject(stamped(1));
    const next = await world.redeem(card.cardID);
    expect(next).toMatchObject({ nStamps: 0, maxStamps: 1, state: 'open' });
    expect(next.cardID).not.toBe(card.cardID);
    expect(await world.card()).toEqual(next);
  });

  rule('L9: a scan of a full card says that its reward is ready, each time', async ({ world, cardID }) => {
    await world.show();
    const ready = await world.scan();
    expect(ready).toEqual({ outcome: 'reward-ready', card: await world.card() });
    expect(await world.scan({ by: world.colleague })).toEqual(ready);
    expect(await world.redeem(cardID)).toMatchObject({ nStamps: 0, state: 'open' });
  });

  rule('L9: redeeming again answers the same card and gives nothing', async ({ world, cardID }) => {
    await present(world);
    const next = await world.redeem(cardID);
    world.pass(DAY);
    expect(await world.redeem(cardID, { by: world.colleague })).toEqual(next);
    expect(await world.total()).toEqual({ stamps: 2, cards: 2, rewards: 1 });
  });

  rule('L9: hands nothing over to a picture of the code', async ({ world, cardID }) => {
    await expectDenied(world.redeem(cardID), 'not-shown');
    await present(world);
    world.pass(10 * MINUTE - 1);
    await world.hide();
    world.pass(1);
    await expectDenied(world.redeem(cardID), 'not-shown');
    await present(world);
    await world.hide();
    expect(await world.redeem(cardID)).toMatchObject({ nStamps: 0 });
  });

  rule('L4: staff of the bar hand over, to whom the card is', async ({ world, cardID, other }) => {
    await present(world);
    await expectDenied(world.redeem(cardID, { by: world.diner }), 'not-staff');
    await expectDenied(world.redeem(cardID, { by: other.waiter }), 'unknown-card');
    await expectDenied(world.redeem('no-such-card'), 'unknown-card');
    await expectDenied(world.redeem(cardID, { code: world.codeOf('somebody-else') }), 'unknown-card');
    await expectDenied(world.redeem(cardID, { code: other.codeOf(world.diner) }), 'unknown-card');
    await expectDenied(world.redeem(cardID, { code: { typed: 'none' } }), 'unknown-card');
    expect(await world.card()).toMatchObject({ cardID, state: 'full' });
  });

  rule('L9: hands over for typed digits', async ({ world, cardID }) => {
    const { typed } = await world.show();
    expect(await world.scan({ code: { typed } })).toMatchObject({ outcome: 'reward-ready' });
    const next = await world.redeem(cardID, { code: { typed } });
    expect(next).toMatchObject({ nStamps: 0, maxStamps: 2, state: 'open' });
  });

  rule('L3: the new card takes the programme of its day', async ({ world, cardID }) => {
    await present(world);
    const validity = { amount: 1, unit: 'years' as const };
    const programme = { stamps: 8, reward: { es: 'Una tapa' }, validity, perDay: null };
    const bars = new Map([[world.bar.barID, { ...world.bar, programme }]]);
    expect(await world.redeem(cardID, { bars })).toMatchObject({
      maxStamps: 8,
      reward: 'Una tapa',
      expiration: '2027-03-12T22:59:59.999Z',
    });
  });

  rule('L9: the last reward of a bar that gave its programme up closes the card', async ({ world, cardID }) => {
    await present(world);
    const bars = new Map([[world.bar.barID, { ...world.bar, programme: undefined }]]);
    expect(await world.redeem(cardID, { bars })).toMatchObject({ cardID, nStamps: 2 });
    expect(await world.redeem(cardID, { bars })).toMatchObject({ cardID, nStamps: 2 });
    expect(await world.card()).toBeUndefined();
  });
}
