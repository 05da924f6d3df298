import type { Auth } from 'firebase/auth';
import { signInSettings } from './sign-in-settings.ts';

let opened: Promise<Auth> | undefined;

const loadCreateAuth = async () => (await import('./create-auth.ts')).createAuth;

async function open(): Promise<Auth> {
  const [createAuth, settings] = await Promise.all([loadCreateAuth(), signInSettings()]);
  return createAuth(settings);
}

/**
 * Firebase's sign-in, loaded at the first call. The page has one.
 *
 * @throws {ApiFailure} when the server does not name the project; after any failure the next call tries again
 */
export async function openAuth(): Promise<Auth> {
  const opening = (opened ??= open());
  try {
    return await opening;
  } catch (cause) {
    if (opened === opening) opened = undefined;
    throw cause;
  }
}
