import { isAt } from '../protocol/is-at.ts';

/** The page of a path below the base path, by the rules of point 2; undefined when there is none. */
export function findPage<Page extends { readonly routes: readonly string[] }>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  const path = pathname.replaceAll(/^\/|\/$/g, '');
  return pages.find((page) => isAt(page, path));
}
