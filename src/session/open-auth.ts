import type { Auth } from 'firebase/auth';
import type { SignInSettings } from '../../server/protocol/calls.ts';
import { loadAnew } from '../i18n/use-shown-texts.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { callApi, isUnreached } from './call-api.ts';

let opened: Promise<Auth> | undefined;

const loadCreateAuth = async () => (await loadAnew(() => import('./create-auth.ts'))).createAuth;

async function open(): Promise<Auth> {
  const [createAuth, settings] = await Promise.all([loadCreateAuth(), signInSettings()]);
  return createAuth(settings);
}

/**
 * Firebase's sign-in, loaded at the first call; one instance per page.
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

const KEY = 'carta-sign-in';

/**
 * The settings of the sign-in project: from the server, or without network its last answer, so that people stay signed in. They are neither secret
 * nor personal.
 *
 * @throws {ApiFailure} when the server does not answer, and this phone has no earlier answer
 */
export async function signInSettings(): Promise<SignInSettings> {
  try {
    const settings = await callApi<SignInSettings>('/sign-in');
    writeStored('localStorage', KEY, JSON.stringify(settings));
    return settings;
  } catch (cause) {
    const kept = isUnreached(cause) ? readStored('localStorage', KEY) : null;
    if (kept === null) throw cause;
    return JSON.parse(kept) as SignInSettings;
  }
}
