import type { Bar } from '../../server/loyalty/bars.ts';
import type { Role } from '../../server/protocol/calls.ts';
import type { Store } from '../../server/store/store.ts';

/** A bar whose card takes ten stamps. */
export const BAR: Bar = {
  barID: 'gottan',
  name: 'Gottan',
  path: 'gottan',
  programme: { stamps: 10, reward: { es: 'Una cena' }, validity: { amount: 1, unit: 'years' }, perDay: null },
};

/** Another bar with the same programme. */
export const OTHER_BAR: Bar = { ...BAR, barID: 'oceans', name: 'Oceans', path: 'oceans' };

/** Makes somebody staff of a bar. */
export async function hire(
  store: Pick<Store, 'invite' | 'accept'>,
  uid: string,
  barID: string,
  now: number,
  role: Role = 'staff',
): Promise<void> {
  const { token } = await store.invite({ by: undefined, barID, role, now });
  await store.accept({ uid, name: uid, token, now });
}

/** Scans the code of a diner's phone as a waiter. */
export const scan = (store: Store, by: string, uid: string, now: number, barID: string = BAR.barID) =>
  store.scan({ by, code: { barID, cardOwnerID: uid }, barID: undefined, unshown: false, now });
