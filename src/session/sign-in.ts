/** This module imports firebase, so it is loaded only by the dynamic import in `open-sign-in.ts`. */
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
import type { Language } from '../terms/house.ts';
import { readStored, removeStored, writeStored } from '../ui/storage.ts';
import { returnAddress } from './claim-return.ts';
import { fail, problemOf, SignInFailure } from './sign-in-failure.ts';

/**
 * The ways to sign in. The session gives the person who has signed in.
 *
 * Each way throws a `SignInFailure`.
 */
export type SignIn = {
  /** Whether an emulator signs people in, which sends no e-mails. */
  readonly isDemo: boolean;
  /** Signs in with Google, in a popup; where the browser blocks popups, by a redirect. */
  readonly withGoogle: () => Promise<void>;
  readonly withPassword: (email: string, password: string) => Promise<void>;
  readonly createAccount: (email: string, password: string) => Promise<void>;
  /** Sends an e-mail if there is such an account, and never reveals whether there is one (L17). */
  readonly resetPassword: (email: string) => Promise<void>;
  /** Sends a link that signs in whoever opens it. */
  readonly sendLink: (email: string) => Promise<void>;
  /**
   * Completes a sign-in that left the page, by Google's redirect or an e-mail's link. 'ask-email' when the link was opened in another
   * browser than the one that requested it, so that the person must enter their e-mail again (`finishLink`).
   */
  readonly finishReturn: () => Promise<'done' | 'ask-email'>;
  readonly finishLink: (email: string) => Promise<void>;
};

/** The e-mail to which this browser had a link sent last. */
const LINK_EMAIL = 'carta-link-email';

/** @param language gives the language of the e-mails and of Google's window */
export function signInWith(auth: Auth, language: () => Language): SignIn {
  const attempt = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    auth.languageCode = language();
    return act().catch(fail);
  };
  const finishLink = (email: string): Promise<void> =>
    attempt(async () => {
      try {
        await signInWithEmailLink(auth, email, window.location.href);
      } catch (cause) {
        const problem = problemOf(cause);
        // An expired link is of no use.
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
    // Browsers separate the storage of other sites, so that a redirect works only with a sign-in page of this site.
    if (problemOf(cause) !== 'popupBlocked' || !isOwnHost(auth)) throw cause;
    await signInWithRedirect(auth, google, browserPopupRedirectResolver);
  }
}

const isOwnHost = ({ config, emulatorConfig }: Auth): boolean =>
  emulatorConfig !== null || config.authDomain === window.location.host;

/** Ignores the error with which older projects reveal that there is no such account. */
function unlessUnknown(cause: unknown): void {
  if (problemOf(cause) !== 'wrongPassword') throw cause;
}

/** Removes the link from the address and its e-mail from the storage: a link is valid once. */
function forgetLink(): void {
  removeStored('localStorage', LINK_EMAIL);
  window.history.replaceState(window.history.state, '', returnAddress());
}
