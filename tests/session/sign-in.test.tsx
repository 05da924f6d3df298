import type { Auth } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { problemOf } from '../../src/session/sign-in-failure.ts';
import { signInWith } from '../../src/session/sign-in.ts';

const firebase = vi.hoisted(() => {
  const call = () => vi.fn<(...given: unknown[]) => Promise<unknown>>();
  return {
    createUserWithEmailAndPassword: call(),
    getRedirectResult: call(),
    sendPasswordResetEmail: call(),
    sendSignInLinkToEmail: call(),
    signInWithEmailAndPassword: call(),
    signInWithEmailLink: call(),
    signInWithPopup: call(),
    signInWithRedirect: call(),
  };
});
vi.mock('firebase/auth', () => ({
  ...firebase,
  browserPopupRedirectResolver: 'for windows',
  GoogleAuthProvider: function Google() {},
  isSignInWithEmailLink: (_: unknown, address: string) => address.includes('oobCode'),
}));

const auth = { config: { authDomain: 'carta-1.firebaseapp.example' }, emulatorConfig: null, languageCode: null };
const signIn = signInWith(auth as unknown as Auth, () => 'it');
const failing = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const PROFILE = 'http://localhost:3000/cartasqr/profile';
const LINK = `${PROFILE}?oobCode=once&mode=signIn`;

/** The page is opened by the link of an e-mail, which this phone has asked for where its address is known. */
function openLink(known?: string): void {
  history.replaceState(null, '', LINK);
  if (known !== undefined) localStorage.setItem('carta-link-email', known);
}

beforeEach(() => {
  for (const call of Object.values(firebase)) call.mockReset().mockResolvedValue(undefined);
  history.replaceState(null, '', PROFILE);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  auth.config.authDomain = 'carta-1.firebaseapp.example';
});

test('e-mails and windows are in the language of the page', async () => {
  await signIn.withPassword('ana@example.com', 'tortilla7');
  expect(auth.languageCode).toBe('it');
});

describe('Google', () => {
  it('opens its window', async () => {
    await signIn.withGoogle();
    expect(firebase.signInWithPopup).toHaveBeenCalledExactlyOnceWith(auth, expect.anything(), 'for windows');
  });

  it('is gone to where the browser blocks windows and the way back is of this site', async () => {
    auth.config.authDomain = 'localhost:3000';
    firebase.signInWithPopup.mockRejectedValue(failing('popup-blocked'));
    await signIn.withGoogle();
    expect(firebase.signInWithRedirect).toHaveBeenCalledExactlyOnceWith(auth, expect.anything(), 'for windows');
  });

  it('is not gone to where nobody would come back', async () => {
    firebase.signInWithPopup.mockRejectedValue(failing('popup-blocked'));
    await expect(signIn.withGoogle()).rejects.toMatchObject({ problem: 'popupBlocked' });
    expect(firebase.signInWithRedirect).not.toHaveBeenCalled();
  });

  it('is come back from', async () => {
    expect(await signIn.finishReturn()).toBe('done');
    expect(firebase.getRedirectResult).toHaveBeenCalledExactlyOnceWith(auth, 'for windows');
  });
});

describe('a new password', () => {
  it('is sent for', async () => {
    await signIn.resetPassword('ana@example.com');
    expect(firebase.sendPasswordResetEmail).toHaveBeenCalledExactlyOnceWith(auth, 'ana@example.com', { url: PROFILE });
  });

  it('for an unknown e-mail ends the same way (L17)', async () => {
    firebase.sendPasswordResetEmail.mockRejectedValue(failing('user-not-found'));
    await expect(signIn.resetPassword('nobody@example.com')).resolves.toBeUndefined();
  });

  it('that cannot be sent for says so', async () => {
    firebase.sendPasswordResetEmail.mockRejectedValue(failing('network-request-failed'));
    await expect(signIn.resetPassword('ana@example.com')).rejects.toMatchObject({ problem: 'offline' });
  });
});

describe('a link by e-mail', () => {
  it('leads back to the page, which opens it without a question', async () => {
    await signIn.sendLink('ana@example.com');
    expect(firebase.sendSignInLinkToEmail).toHaveBeenCalledExactlyOnceWith(auth, 'ana@example.com', {
      url: PROFILE,
      handleCodeInApp: true,
    });
    openLink();
    expect(await signIn.finishReturn()).toBe('done');
    expect(firebase.signInWithEmailLink).toHaveBeenCalledExactlyOnceWith(auth, 'ana@example.com', LINK);
    // It is good for once, and nobody need see it.
    expect(window.location.href).toBe(PROFILE);
    expect(localStorage).toHaveLength(0);
  });

  it('asks whose it is on another phone', async () => {
    openLink();
    expect(await signIn.finishReturn()).toBe('ask-email');
    await signIn.finishLink('ana@example.com');
    expect(firebase.signInWithEmailLink).toHaveBeenCalledExactlyOnceWith(auth, 'ana@example.com', LINK);
    expect(window.location.href).toBe(PROFILE);
  });

  it('that was sent to another e-mail can be tried again', async () => {
    openLink();
    firebase.signInWithEmailLink.mockRejectedValue(failing('invalid-email'));
    await expect(signIn.finishLink('eva@example.com')).rejects.toMatchObject({ problem: 'linkOther' });
    expect(window.location.href).toBe(LINK);
  });

  it('that is too old is forgotten', async () => {
    openLink('ana@example.com');
    firebase.signInWithEmailLink.mockRejectedValue(failing('invalid-action-code'));
    await expect(signIn.finishReturn()).rejects.toMatchObject({ problem: 'linkExpired' });
    expect(window.location.href).toBe(PROFILE);
    expect(localStorage).toHaveLength(0);
  });

  it('can be tried again when there is a network', async () => {
    openLink('ana@example.com');
    firebase.signInWithEmailLink.mockRejectedValueOnce(failing('network-request-failed'));
    await expect(signIn.finishReturn()).rejects.toMatchObject({ problem: 'offline' });
    expect(await signIn.finishReturn()).toBe('done');
  });
});

test.each([
  ['wrong-password', 'wrongPassword'],
  ['user-not-found', 'wrongPassword'],
  ['invalid-credential', 'wrongPassword'],
  ['email-already-in-use', 'emailUsed'],
  ['too-many-requests', 'tooMany'],
  ['popup-closed-by-user', 'popupClosed'],
  ['requires-recent-login', 'signInAgain'],
  ['something-new', 'failed'],
])('%s of Firebase means %s', (code, problem) => {
  expect(problemOf(failing(code))).toBe(problem);
});

test.each([undefined, null, new TypeError('Failed to fetch'), { code: 7 }])('%s means that it failed', (cause) => {
  expect(problemOf(cause)).toBe('failed');
});
