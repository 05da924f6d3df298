import type { VerifyToken } from '../auth/user.ts';
import type { SignInSettings } from '../protocol/calls.ts';
import type { Store } from '../store/store.ts';
import type { Bar } from './bars.ts';

/** The services behind the stamp card and tonight's news, for HTTP and for sockets. */
export type LoyaltyService = {
  readonly store: Store;
  readonly verifyToken: VerifyToken;
  /** All bars by `barID`. */
  readonly bars: ReadonlyMap<string, Bar>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The settings with which the app signs people in. */
  readonly signIn: SignInSettings;
  /** The origin of the Auth emulator, undefined while it is not running; absent with Firebase. */
  readonly emulator?: () => string | undefined;
};
