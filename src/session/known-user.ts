import { readStored, removeStored, writeStored } from '../ui/storage.ts';
import { forgetCards } from './kept-card.ts';

/** Says on this phone that somebody is signed in, so that a menu knows it without loading anything. */
const KEY = 'carta-signed-in';

/** What a page may show of somebody before the session has been opened. It proves nothing. */
export type KnownUser = { readonly uid: string; readonly photoURL: string | undefined };

/** Who was signed in when a page of this site was open last; undefined when nobody was. */
export function knownUser(): KnownUser | undefined {
  try {
    const { uid, photoURL } = JSON.parse(readStored('localStorage', KEY) ?? 'null') ?? {};
    if (typeof uid !== 'string') return undefined;
    return { uid, photoURL: typeof photoURL === 'string' ? photoURL : undefined };
  } catch {
    return undefined;
  }
}

export function rememberUser(user: KnownUser | null): void {
  if (user) writeStored('localStorage', KEY, JSON.stringify({ uid: user.uid, photoURL: user.photoURL }));
  else {
    removeStored('localStorage', KEY);
    forgetCards();
  }
}
