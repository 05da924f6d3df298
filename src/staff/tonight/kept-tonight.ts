import type { BarDishes, StaffNews } from '../../../server/protocol/tonight.ts';
import { readStored, removeStored, writeStored } from '../../ui/storage.ts';
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

/** The person and the bar of the state: nothing is sent in another person's name, nor lost by work at another bar. */
type Owner = { readonly uid: string; readonly barID: string };

const KEY = 'carta-staff-tonight';

type AllKept = Readonly<Record<string, KeptTonight>>;

/** The states of this phone by person and bar; none if they are unreadable. */
function readAll(): AllKept {
  try {
    return (JSON.parse(readStored('localStorage', KEY) ?? '{}') ?? {}) as AllKept;
  } catch {
    return {};
  }
}

const nameOf = ({ uid, barID }: Owner): string => `${uid}/${barID}`;

/** The stored state of a bar for this person; undefined where there is none. */
export const readTonight = (owner: Owner): KeptTonight | undefined => readAll()[nameOf(owner)];

export const writeTonight = (owner: Owner, kept: KeptTonight): void =>
  writeStored('localStorage', KEY, JSON.stringify({ ...readAll(), [nameOf(owner)]: kept }));

/** Forgets the states of everybody. */
export const forgetTonight = (): void => removeStored('localStorage', KEY);
