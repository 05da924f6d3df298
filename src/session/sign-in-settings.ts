import type { SignInSettings } from '../../server/protocol/calls.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { ApiFailure, callApi } from './call-api.ts';

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
