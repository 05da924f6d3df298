import type { BarDishes, StaffNews } from '../../../server/protocol/tonight.ts';
import { readStored, removeStored, writeStored } from '../../ui/storage.ts';
import type { Wish } from './wish.ts';

/** A wish that waits to be sent. */
export type Unsent = {
  readonly wish: Wish;
  /** Its time by this phone's clock. */
  readonly at: number;
  /** Whether it replaced a wish that waited. */
  readonly isSecond?: boolean;
  /** Whether the server may have it, because the answer got lost. */
  readonly maybeSent?: boolean;
};

/** The last known state of tonight at one bar, for use without network. */
export type KeptTonight = {
  readonly dishes: BarDishes;
  readonly news: StaffNews;
  readonly heard: number;
  readonly unsent: readonly Unsent[];
};

const KEY = 'carta-staff-tonight';

/**
 * The states of this phone, none if they are unreadable. Each has an owner, a person and a bar ('uid/barID'): nothing is sent in another person's
 * name, nor lost by work at another bar.
 */
function readAll(): Readonly<Record<string, KeptTonight>> {
  try {
    return JSON.parse(readStored('localStorage', KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** The stored state of an owner; undefined where there is none. */
export const readTonight = (owner: string): KeptTonight | undefined => readAll()[owner];

export const writeTonight = (owner: string, kept: KeptTonight): void =>
  writeStored('localStorage', KEY, JSON.stringify({ ...readAll(), [owner]: kept }));

/** Forgets the states of everybody. */
export const forgetTonight = (): void => removeStored('localStorage', KEY);
