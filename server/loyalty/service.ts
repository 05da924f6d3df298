import type { VerifyToken } from '../auth/user.ts';
import type { SignInSettings } from '../protocol/calls.ts';
import type { Store } from '../store/store.ts';
import type { Bar } from './bars.ts';

/** What the stamp card and tonight's news are made of, for HTTP and for sockets. */
export type LoyaltyService = {
  readonly store: Store;
  readonly verifyToken: VerifyToken;
  /** All bars, by their keys. */
  readonly bars: ReadonlyMap<string, Bar>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** What the app needs to sign people in. */
  readonly signIn: SignInSettings;
  /** The origin of the Auth emulator, undefined while it is not there; absent with Firebase. */
  readonly emulator?: () => string | undefined;
};
