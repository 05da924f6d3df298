import { readStored } from '../ui/storage.ts';

/** The storage key of the signed-in person, so that a menu knows them without loading anything. */
export const USER_KEY = 'carta-signed-in';

/** The data of a person that a page may show before the session is open. They prove nothing. */
export type KnownUser = { readonly uid: string; readonly photoURL: string | undefined };

/** The person who was signed in when a page of this site was open last; undefined when nobody was. */
export function knownUser(): KnownUser | undefined {
  try {
    const { uid, photoURL } = JSON.parse(readStored('localStorage', USER_KEY) ?? 'null') ?? {};
    if (typeof uid !== 'string') return undefined;
    return { uid, photoURL: typeof photoURL === 'string' ? photoURL : undefined };
  } catch {
    return undefined;
  }
}
