import type { BarDishes, StaffNews } from '../../../server/protocol/tonight.ts';
import { readKept } from '../../session/remember-user.ts';
import { removeStored, writeStored } from '../../ui/storage.ts';
import type { Wish } from './wish.ts';

/** A wish that waits to be sent, and when somebody had it, by this phone's clock. */
export type Unsent = { readonly wish: Wish; readonly at: number };

/** Tonight at one bar as this phone last knew it, for when there is no network. */
export type KeptTonight = {
  readonly dishes: BarDishes;
  readonly news: StaffNews;
  readonly heard: number;
  readonly unsent: readonly Unsent[];
};

/** The person and the bar that it belongs to: another person on this phone sends nothing in their name. */
type Owner = { readonly uid: string; readonly barID: string };

const KEY = 'carta-staff-tonight';

/** What this phone keeps of a bar for this person; undefined where it keeps nothing, or another's. */
export function readTonight({ uid, barID }: Owner): KeptTonight | undefined {
  const kept = readKept<Owner & KeptTonight>('localStorage', KEY, uid);
  return kept?.barID === barID ? kept : undefined;
}

export const writeTonight = ({ uid, barID }: Owner, kept: KeptTonight): void =>
  writeStored('localStorage', KEY, JSON.stringify({ ...kept, uid, barID }));

export const forgetTonight = (): void => removeStored('localStorage', KEY);
