import type { RouteObject } from 'react-router-dom';
import { routes as menuRoutes } from '../../generated/routes.tsx';
import { profileRoute } from './profile-route.tsx';
import { staffRoute } from './staff-route.tsx';

/** Every route of the site, below the base path, the not-found page last. The build, the server and the apps use this table. */
export const routes: readonly RouteObject[] = [profileRoute, staffRoute, ...menuRoutes];

/** The patterns of all addresses of a route and of those within it, each once, its own first. */
export function addressesOf({ path = '', children = [] }: RouteObject): string[] {
  const inside = children.flatMap(addressesOf);
  const all = spelledOut(path).flatMap((start) => [start, ...inside.map((end) => `${start}/${end}`)]);
  return [...new Set(all.map((address) => address.replaceAll(/^\/|\/$/g, '')))];
}

/** A path without and with each of its optional segments (`:urlPath?`). */
function spelledOut(path: string): string[] {
  const [optional] = /\/?[^/]+\?/.exec(path) ?? [];
  if (optional === undefined) return [path];
  return [path.replace(optional, ''), path.replace('?', '')].flatMap(spelledOut);
}
