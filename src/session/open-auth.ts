import type { Auth } from 'firebase/auth';
import type { SignInSettings } from '../../server/protocol/calls.ts';
import { callApi } from './call-api.ts';

let opened: Promise<Auth> | undefined;

const loadCreateAuth = async () => (await import('./create-auth.ts')).createAuth;

async function open(): Promise<Auth> {
  const [createAuth, settings] = await Promise.all([loadCreateAuth(), callApi<SignInSettings>('/sign-in')]);
  return createAuth(settings);
}

/**
 * Firebase's sign-in, loaded when it is first asked for; the same for all of the page.
 *
 * @throws {ApiFailure} where the server does not say which project it is; asking again tries again, as after any failure
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
