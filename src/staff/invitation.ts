import { readStored, removeStored, writeStored } from '../ui/storage.ts';

const KEY = 'carta-staff-invitation';
const HASH = /^#invitation=([\w-]{20,100})$/;

/** Kept here, too, for browsers that store nothing. */
let held: string | undefined;

/**
 * The invitation that the page was opened with. It is taken out of the address at once, so that it is neither shared nor measured along
 * with it, and kept for this tab, so that it outlasts the signing in.
 */
export function takeInvitation({ location, history }: Pick<Window, 'location' | 'history'> = window):
  | string
  | undefined {
  const [, token] = HASH.exec(location.hash) ?? [];
  if (token !== undefined) {
    held = token;
    writeStored('sessionStorage', KEY, token);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return held ?? readStored('sessionStorage', KEY) ?? undefined;
}

/** It was accepted, or is worth nothing. */
export function dropInvitation(): void {
  held = undefined;
  removeStored('sessionStorage', KEY);
}
