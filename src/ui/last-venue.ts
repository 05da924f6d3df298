import { BASE_PATH } from '../terms/own-site.ts';
import { readStored, writeStored } from './storage.ts';

/** The key of the last visited venue (specification, point 2). */
const KEY = 'carta-last-venue';

/**
 * The path of an address below the base path, with a slash at its end ('/el-moreno/'); undefined for /profile, which is no venue.
 */
export function venuePath(pathname: string): string | undefined {
  const inside = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : '/';
  const path = inside.endsWith('/') ? inside : `${inside}/`;
  return path === '/profile/' ? undefined : path;
}

export function rememberVenue(pathname: string): void {
  const path = venuePath(pathname);
  if (path) writeStored('localStorage', KEY, path);
}

/** The path of the last visited venue below the base path, with a slash at its end. */
export function lastVenue(): string | undefined {
  return readStored('localStorage', KEY) ?? undefined;
}
