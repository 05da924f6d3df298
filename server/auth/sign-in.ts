import type { Config, FirebaseProject } from '../config.ts';
import type { SignInSettings } from '../protocol/calls.ts';
import type { VerifyToken } from './user.ts';
import { DEMO_PROJECT } from './demo-project.ts';
import { verifyEmulatorToken } from './verify-emulator-token.ts';
import { verifyFirebaseToken } from './verify-firebase-token.ts';

/** How people sign in: what the app needs for it, and how the server believes them. */
export type SignIn = {
  readonly settings: SignInSettings;
  readonly verifyToken: VerifyToken;
  /** The origin of the Auth emulator that stands in for Firebase, undefined while it is not there; absent with Firebase. */
  readonly emulator?: () => string | undefined;
};

/** With the configured Firebase project. */
export const firebaseSignIn = (firebase: FirebaseProject, clock: () => number): SignIn => ({
  settings: { ...firebase, emulator: false },
  verifyToken: verifyFirebaseToken({ projectId: firebase.projectId, clock }),
});

/** With the Auth emulator, which believes everybody. */
export const emulatorSignIn = (clock: () => number, emulator: () => string | undefined): SignIn => ({
  settings: { projectId: DEMO_PROJECT, apiKey: DEMO_PROJECT, authDomain: 'localhost', emulator: true },
  verifyToken: verifyEmulatorToken({ projectId: DEMO_PROJECT, clock }),
  emulator,
});

/** As the environment says; undefined where nobody can sign in and the server has only menus. */
export function signInOf({ firebase, authEmulator }: Config, clock: () => number): SignIn | undefined {
  if (firebase) return firebaseSignIn(firebase, clock);
  return authEmulator === undefined ? undefined : emulatorSignIn(clock, () => `http://${authEmulator}`);
}
