/** Imports firebase, so it is itself only ever imported dynamically: by `open-sign-in.ts`. */
import {
  type Auth,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  getRedirectResult,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import type { Language } from '../i18n/language.ts';
import { readStored, removeStored, writeStored } from '../ui/storage.ts';
import { returnAddress } from './claim-return.ts';
import { problemOf, SignInFailure } from './sign-in-failure.ts';

/**
 * The ways to sign in. Whoever has signed in, the session says so.
 *
 * Each throws a `SignInFailure` when it fails.
 */
export type SignIn = {
  /** An emulator signs people in, and sends no e-mails. */
  readonly isDemo: boolean;
  /** In a window of Google's; where the browser allows none, by leaving the page. */
  readonly withGoogle: () => Promise<void>;
  readonly withPassword: (email: string, password: string) => Promise<void>;
  readonly createAccount: (email: string, password: string) => Promise<void>;
  /** Sends an e-mail where there is such an account, and never says whether there is one (L17). */
  readonly resetPassword: (email: string) => Promise<void>;
  /** Sends a link that signs in whoever opens it. */
  readonly sendLink: (email: string) => Promise<void>;
  /**
   * Ends a sign-in that left the page: comes back from Google, or opens the e-mail's link. 'ask-email' when the link was opened where
   * it was not asked for, so that the person must say once more whose it is (`finishLink`).
   */
  readonly finishReturn: () => Promise<'done' | 'ask-email'>;
  readonly finishLink: (email: string) => Promise<void>;
};

/** To whom this browser had a link sent last. */
const LINK_EMAIL = 'carta-link-email';

/** @param language of the e-mails and of Google's window */
export function signInWith(auth: Auth, language: () => Language): SignIn {
  const attempt = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    auth.languageCode = language();
    try {
      return await act();
    } catch (cause) {
      throw new SignInFailure(problemOf(cause), { cause });
    }
  };
  const finishLink = (email: string): Promise<void> =>
    attempt(async () => {
      try {
        await signInWithEmailLink(auth, email, window.location.href);
      } catch (cause) {
        const problem = problemOf(cause);
        // Nobody can open it any more.
        if (problem === 'linkExpired') forgetLink();
        throw problem === 'badEmail' ? new SignInFailure('linkOther', { cause }) : cause;
      }
      forgetLink();
    });
  return {
    isDemo: auth.emulatorConfig !== null,
    withGoogle: () => attempt(() => signInWithGoogle(auth)),
    withPassword: (email, password) => attempt(() => signInWithEmailAndPassword(auth, email, password)).then(nothing),
    createAccount: (email, password) =>
      attempt(() => createUserWithEmailAndPassword(auth, email, password)).then(nothing),
    resetPassword: (email) =>
      attempt(() => sendPasswordResetEmail(auth, email, { url: returnAddress() }).catch(unlessUnknown)),
    sendLink: (email) =>
      attempt(async () => {
        await sendSignInLinkToEmail(auth, email, { url: returnAddress(), handleCodeInApp: true });
        writeStored('localStorage', LINK_EMAIL, email);
      }),
    finishReturn: () =>
      attempt(async () => {
        if (!isSignInWithEmailLink(auth, window.location.href)) {
          await getRedirectResult(auth, browserPopupRedirectResolver);
          return 'done';
        }
        const email = readStored('localStorage', LINK_EMAIL);
        if (email === null) return 'ask-email';
        await finishLink(email);
        return 'done';
      }),
    finishLink,
  };
}

const nothing = (): void => {};

async function signInWithGoogle(auth: Auth): Promise<void> {
  const google = new GoogleAuthProvider();
  try {
    await signInWithPopup(auth, google, browserPopupRedirectResolver);
  } catch (cause) {
    // Browsers keep what another site stores to themselves, so that only a sign-in page of this site finds its way back.
    if (problemOf(cause) !== 'popupBlocked' || !isOwnHost(auth)) throw cause;
    await signInWithRedirect(auth, google, browserPopupRedirectResolver);
  }
}

const isOwnHost = ({ config, emulatorConfig }: Auth): boolean =>
  emulatorConfig !== null || config.authDomain === window.location.host;

/** Older projects say that there is no such account. */
function unlessUnknown(cause: unknown): void {
  if (problemOf(cause) !== 'wrongPassword') throw cause;
}

/** Takes the link out of the address and out of mind: it is good for once. */
function forgetLink(): void {
  removeStored('localStorage', LINK_EMAIL);
  window.history.replaceState(window.history.state, '', returnAddress());
}
