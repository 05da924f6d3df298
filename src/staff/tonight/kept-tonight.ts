import type { BarDishes, StaffNews } from '../../../server/protocol/tonight.ts';
import { readKept } from '../../session/remember-user.ts';
import { removeStored, writeStored } from '../../ui/storage.ts';
import type { Wish } from './wish.ts';

/** A wish that waits to be sent, and its time by this phone's clock. */
export type Unsent = { readonly wish: Wish; readonly at: number };

/** The last known state of tonight at one bar, for use without network. */
export type KeptTonight = {
  readonly dishes: BarDishes;
  readonly news: StaffNews;
  readonly heard: number;
  readonly unsent: readonly Unsent[];
};

/** The person and the bar of the state: nothing is sent in another person's name. */
type Owner = { readonly uid: string; readonly barID: string };

const KEY = 'carta-staff-tonight';

/** The stored state of a bar for this person; undefined where there is none, or another person's. */
export function readTonight({ uid, barID }: Owner): KeptTonight | undefined {
  const kept = readKept<Owner & KeptTonight>('localStorage', KEY, uid);
  return kept?.barID === barID ? kept : undefined;
}

export const writeTonight = ({ uid, barID }: Owner, kept: KeptTonight): void =>
  writeStored('localStorage', KEY, JSON.stringify({ ...kept, uid, barID }));

export const forgetTonight = (): void => removeStored('localStorage', KEY);
