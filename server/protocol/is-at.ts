/** Whether a path, below the base path and without slashes at its ends, is one of a page's routes; `:segment` stands for any one. */
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
