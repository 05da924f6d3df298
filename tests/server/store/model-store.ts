import type { Bar } from '../../../server/loyalty/bars.ts';
import type { Card } from '../../../server/protocol/card.ts';
import { Denied, type Store } from '../../../server/store/store.ts';
import { PER_DAY, STAFF, STAMPS, type Step, type Told } from './model.ts';

/** Takes the model's steps in a store, at bars and with people of their own, and answers in the model's terms. */
export async function createModelStore(store: Store, name: string) {
  // Noon of Madrid: no change of clocks is near.
  let now = Date.parse('2026-05-04T10:00:00Z');
  const bars: readonly Bar[] = [0, 1].map((bar) => ({
    barID: `${name}-bar-${bar}`,
    name: '',
    path: '',
    programme: {
      stamps: STAMPS[bar] ?? 0,
      reward: { es: 'Un café' },
      validity: { amount: 2, unit: 'days' },
      perDay: PER_DAY[bar] === Infinity ? null : (PER_DAY[bar] ?? null),
    },
  }));
  const byID = new Map(bars.map((bar) => [bar.barID, bar]));
  const barAt = (index: number): Bar => byID.get(`${name}-bar-${index}`) as Bar;
  const uid = (diner: number): string => `${name}-diner-${diner}`;
  const member = (waiter: number): string => `${name}-waiter-${waiter}`;
  for (const [waiter, at] of STAFF.entries()) {
    for (const bar of at) {
      const { token } = await store.invite({ by: undefined, barID: barAt(bar).barID, role: 'staff', now });
      await store.accept({ uid: member(waiter), name: '', token, now });
    }
  }

  const cards: string[] = [];
  const owners = new Map<string, { barID: string; cardOwnerID: string }>();
  const stamps: string[] = [];
  const showings = new Map<string, string>();
  const numberIn = (list: string[], id: string): number => (list.includes(id) ? list.indexOf(id) : list.push(id) - 1);

  function seen(card: Card, owner?: string) {
    const number = numberIn(cards, card.cardID);
    if (owner) owners.set(card.cardID, { barID: card.bar.ID, cardOwnerID: owner });
    return { number, stamps: card.nStamps, state: card.state };
  }

  async function take(step: Step): Promise<Told> {
    switch (step.do) {
      case 'wait':
        now += step.seconds * 1_000;
        return {};
      case 'claim': {
        const { card } = await store.claim({ uid: uid(step.diner), bar: barAt(step.bar), now });
        return { card: seen(card, uid(step.diner)) };
      }
      case 'show': {
        const { showing } = await store.show({ uid: uid(step.diner), barID: barAt(step.bar).barID, now });
        showings.set(`${step.diner} ${step.bar}`, showing);
        return {};
      }
      case 'hide':
        await store.hide({ uid: uid(step.diner), barID: barAt(step.bar).barID, now });
        return {};
      case 'lose':
        await store.loseShowing({ showing: showings.get(`${step.diner} ${step.bar}`) ?? '', now });
        return {};
      case 'keep':
        await store.keepShowings({ showings: [showings.get(`${step.diner} ${step.bar}`) ?? ''], now });
        return {};
      case 'scan': {
        const { outcome, reason, card, stampID } = await store.scan({
          by: member(step.waiter),
          code: { barID: barAt(step.bar).barID, cardOwnerID: uid(step.diner) },
          barID: undefined,
          unshown: step.unshown,
          now,
        });
        return {
          outcome,
          ...(reason && { reason }),
          ...(card && { card: seen(card) }),
          ...(stampID && { stamp: numberIn(stamps, stampID) }),
        };
      }
      case 'undo':
        return {
          card: seen(await store.undo({ by: member(step.waiter), stampID: stamps.at(-1 - step.back) ?? '', now })),
        };
      case 'redeem': {
        const cardID = cards.at(-1 - step.back) ?? '';
        const code = owners.get(cardID) ?? { barID: barAt(0).barID, cardOwnerID: 'nobody' };
        const card = await store.redeem({ by: member(step.waiter), cardID, code, bars: byID, now });
        return { card: seen(card, code.cardOwnerID) };
      }
      case 'delete':
        await store.deleteUser({ uid: uid(step.diner), now });
        return {};
    }
  }

  return {
    async take(step: Step): Promise<Told> {
      try {
        return await take(step);
      } catch (error) {
        if (error instanceof Denied) return { denied: error.code };
        throw error;
      }
    },
    async cards(diner: number) {
      const { loyaltyCards } = await store.userData(uid(diner), now);
      return loyaltyCards.map((card) => seen(card)).toSorted((one, other) => one.number - other.number);
    },
  };
}
