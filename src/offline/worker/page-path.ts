import { isAt } from '../../../server/protocol/is-at.ts';
import { BASE_PATH } from '../../ui/base-path.ts';
import type { PagePlace } from '../protocol.ts';

/** A page's path below the base path, without slashes at its ends; undefined for what lies elsewhere or is badly encoded. */
export function pagePath(pathname: string): string | undefined {
  if (!pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(BASE_PATH.length)).replaceAll(/^\/|\/$/g, '');
  } catch {
    return undefined;
  }
}

/** Tells whether a page is the one of a path, by the rules of the specification's point 2. */
export const isPageOf = (path: string, page: PagePlace): boolean => isAt(page, path);

/** A path, and those that it lies below, itself first. */
export function placesAbove(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}
