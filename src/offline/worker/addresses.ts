import { BASE_PATH } from '../../terms/house.ts';

/** The kind of a request that the worker answers; undefined: it leaves the request to the network. */
export type RequestKind = 'page' | 'file' | 'picture' | undefined;

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** The kind of a request of a page of `origin`. It has none for the API, for other hosts and for methods other than GET. */
export function kindOf({ method, mode, url }: Asked, origin: string): RequestKind {
  const { origin: target, pathname } = new URL(url);
  if (method !== 'GET' || target !== origin || !pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  const path = pathname.slice(BASE_PATH.length);
  if (path.startsWith('/assets/')) return 'file';
  if (path.startsWith('/img/')) return 'picture';
  return mode === 'navigate' && !path.startsWith('/api/') ? 'page' : undefined;
}

/** A page's path below the base path, without slashes at its ends; undefined for other paths and for bad encoding. */
export function pagePath(pathname: string): string | undefined {
  if (!pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(BASE_PATH.length)).replaceAll(/^\/|\/$/g, '');
  } catch {
    return undefined;
  }
}

/** A path and all paths above it, itself first. */
export function placesAbove(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}
