/**
 * Tells whether a path lies at a route, both below the base path and without slashes at their ends. A segment of the route that begins with
 * a colon stands for any one.
 */
export function isAt(route: string, path: string): boolean {
  const wanted = route.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index]))
  );
}
