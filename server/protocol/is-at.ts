/** Whether a path, below the base path and without slashes at its ends, is one of a page's routes; `:segment` matches any one. */
export function isAt({ routes }: { readonly routes: readonly string[] }, path: string): boolean {
  const given = path.split('/');
  return routes.some((route) => {
    const wanted = route.split('/');
    return (
      wanted.length === given.length &&
      wanted.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index]))
    );
  });
}

/** The page of a path below the base path, by the rules of point 2; undefined if there is none. */
export function findPage<Page extends { readonly routes: readonly string[] }>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  const path = pathname.replaceAll(/^\/|\/$/g, '');
  return pages.find((page) => isAt(page, path));
}
