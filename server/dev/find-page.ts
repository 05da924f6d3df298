import type { SitePage } from '../protocol/site.ts';

/** The page of a path below the base path, by the rules of point 2; undefined when there is none. */
export function findPage<Page extends Pick<SitePage, 'path' | 'urlPath'>>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  const path = pathname.replaceAll(/^\/|\/$/g, '');
  return pages.find((page) => path === page.path || (page.urlPath && isOneMore(path, page.path)));
}

/** Tells whether a path is another with one more segment. */
function isOneMore(path: string, start: string): boolean {
  return path.startsWith(`${start}/`) && !path.slice(start.length + 1).includes('/');
}
