import { loadAnew, pageLanguage } from '../i18n/use-shown-texts.ts';
import { openAuth } from './open-auth.ts';
import type { SignIn } from './sign-in.ts';

let opened: SignIn | undefined;

const loadSignInWith = async () => (await loadAnew(() => import('./sign-in.ts'))).signInWith;

/** The ways to sign in, for pages that offer them. Throws as `openSession` does. */
export async function openSignIn(): Promise<SignIn> {
  const [auth, signInWith] = await Promise.all([openAuth(), loadSignInWith()]);
  return (opened ??= signInWith(auth, pageLanguage));
}
