/**
 * Tells whether a path lies at one of a page's routes, all below the base path and without slashes at their ends. A segment of a route that
 * begins with a colon stands for any one.
 */
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
