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
export function isPageOf(path: string, { page, urlPath }: PagePlace): boolean {
  return path === page || (urlPath && parentOf(path) === page);
}

/** A path without its last segment: where `{urlPath}` may be in play. */
export function parentOf(path: string): string | undefined {
  const end = path.lastIndexOf('/');
  return end === -1 ? undefined : path.slice(0, end);
}
