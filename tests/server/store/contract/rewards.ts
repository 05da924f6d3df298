import { expect } from 'vitest';
import { DAY, expectDenied, MINUTE, type Rule } from './world.ts';

export function rewardRules(test: Rule): void {
  /** In a world in which the diner shows a card that was filled some days ago. */
  const rule = test
    .extend('full', async ({ open }) => {
      const { world, card } = await open({ stamps: 2 });
      await world.visit();
      expect(await world.visit()).toMatchObject({ outcome: 'stamped', card: { nStamps: 2, state: 'full' } });
      world.pass(2 * DAY);
      const { typed } = await world.show();
      return { world, cardID: card.cardID, typed };
    })
    .extend('world', ({ full }) => full.world)
    .extend('cardID', ({ full }) => full.cardID);

  rule('L9: a full card gives its reward once, and a new card', async ({ world, cardID }) => {
    expect(await world.scan()).toEqual({ outcome: 'reward-ready', card: await world.card() });
    const next = await world.redeem(cardID);
    expect(next).toMatchObject({ nStamps: 0, maxStamps: 2, state: 'open' });
    expect(next.cardID).not.toBe(cardID);
    expect(await world.card()).toEqual(next);
    world.pass(DAY);
    expect(await world.redeem(cardID)).toEqual(next);
    await expectDenied(world.redeem(cardID, { by: world.colleague }), 'card-closed');
    expect(await world.total()).toEqual({ stamps: 2, cards: 2, rewards: 1 });
  });

  rule('L4: staff hand over to whom the card is', async ({ world, cardID, other }) => {
    await world.scan();
    await expectDenied(world.redeem('no-such-card'), 'unknown-card');
    await expectDenied(world.redeem(cardID, { code: world.codeOf('somebody-else') }), 'unknown-card');
    await expectDenied(world.redeem(cardID, { code: other.codeOf(world.diner) }), 'unknown-card');
    await expectDenied(world.redeem(cardID, { code: { typed: 'none' } }), 'unknown-card');
    expect(await world.card()).toMatchObject({ cardID, state: 'full' });
  });

  rule('L9: hands over for typed digits', async ({ world, cardID, full: { typed } }) => {
    expect(await world.scan({ code: { typed } })).toMatchObject({ outcome: 'reward-ready' });
    const next = await world.redeem(cardID, { code: { typed } });
    expect(next).toMatchObject({ nStamps: 0, maxStamps: 2, state: 'open' });
  });

  rule('L9: hands over for digits of the last 15 minutes', async ({ world, cardID, full: { typed } }) => {
    world.pass(15 * MINUTE);
    const { typed: next } = await world.show();
    await world.scan();
    await expectDenied(world.redeem(cardID, { code: { typed } }), 'unknown-card');
    expect(await world.redeem(cardID, { code: { typed: next } })).toMatchObject({ nStamps: 0 });
  });

  rule(
    'L18: a redemption ends the showing, whose code and digits stamp nothing of the new card',
    async ({ world, cardID, full: { typed } }) => {
      await world.scan();
      await world.redeem(cardID);
      expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
      expect(await world.scan({ code: { typed } })).toMatchObject({ outcome: 'refused', reason: 'unknown-code' });
      expect((await world.show()).typed).not.toBe(typed);
      expect(await world.card()).toMatchObject({ nStamps: 0 });
    },
  );

  rule('L18: the digits that filled a card say nothing of it once its reward is given', async ({ open }) => {
    const { world, card } = await open({ stamps: 1 });
    const { typed } = await world.show();
    const scan = () => world.scan({ code: { typed } });
    expect(await scan()).toMatchObject({ outcome: 'stamped', card: { state: 'full' } });
    expect(await scan()).toMatchObject({ outcome: 'repeated', card: { state: 'full' } });
    await world.redeem(card.cardID, { code: { typed } });
    const heard = await world.heard(async () => {
      expect(await scan()).toMatchObject({ outcome: 'refused', reason: 'unknown-code' });
    });
    expect(heard).toEqual([]);
  });

  rule('L3: the new card takes the programme of its day', async ({ world, cardID }) => {
    await world.scan();
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
    await world.scan();
    const bars = new Map([[world.bar.barID, { ...world.bar, programme: undefined }]]);
    expect(await world.redeem(cardID, { bars })).toMatchObject({ cardID, nStamps: 2, state: 'full' });
    expect(await world.redeem(cardID, { bars })).toMatchObject({ cardID, nStamps: 2 });
    expect(await world.card()).toBeUndefined();
    expect(await world.store.userData(world.diner, world.now)).toEqual({ userFound: true, loyaltyCards: [] });
  });
}
