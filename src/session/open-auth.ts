import type { Auth } from 'firebase/auth';
import type { SignInSettings } from '../../server/protocol/calls.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { ApiFailure, callApi } from './call-api.ts';

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

const KEY = 'carta-sign-in';

/**
 * Which project signs people in: what the server says, or without network what it said last, so that who is signed in stays so. None of it
 * is secret, or anybody's.
 *
 * @throws {ApiFailure} when the server does not say, and this phone has never heard it
 */
export async function signInSettings(): Promise<SignInSettings> {
  try {
    const settings = await callApi<SignInSettings>('/sign-in');
    writeStored('localStorage', KEY, JSON.stringify(settings));
    return settings;
  } catch (cause) {
    const kept = cause instanceof ApiFailure && cause.status === 0 ? readStored('localStorage', KEY) : null;
    if (kept === null) throw cause;
    return JSON.parse(kept) as SignInSettings;
  }
}
