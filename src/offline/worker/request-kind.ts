import { BASE_PATH } from '../../ui/base-path.ts';

/** What the worker has to do with a request; undefined: nothing, it goes its way as if there were no worker. */
export type RequestKind = 'page' | 'file' | 'picture' | undefined;

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** Sorts a request of a page of `origin`. Calls of the API, other hosts and everything but GET are left alone. */
export function kindOf({ method, mode, url }: Asked, origin: string): RequestKind {
  const { origin: target, pathname } = new URL(url);
  if (method !== 'GET' || target !== origin || !pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  const path = pathname.slice(BASE_PATH.length);
  if (path.startsWith('/assets/')) return 'file';
  if (path.startsWith('/img/')) return 'picture';
  return mode === 'navigate' && !path.startsWith('/api/') ? 'page' : undefined;
}
