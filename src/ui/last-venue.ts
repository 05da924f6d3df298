import { BASE_PATH } from '../terms/own-site.ts';
import { writeStored } from './storage.ts';

/** The key of the last visited venue (specification, point 2). */
export const LAST_VENUE = 'carta-last-venue';

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
  if (path) writeStored('localStorage', LAST_VENUE, path);
}
