import { type ComponentType, lazy } from 'react';
import { routes } from '../../generated/routes.ts';
import type { VenueRoute } from '../menu/route.ts';

/** One component for each route, for as long as the app runs: another one would throw away the page's state. */
const pages = new Map<VenueRoute, ComponentType>();

/** The route of a page by its path below the base path; undefined for pages that are no venue's. */
export const routeOf = (path: string): VenueRoute | undefined => routes.find((route) => route.path === path);

/** Loads a page, so that it is there at its first rendering. */
export async function loadPage(route: VenueRoute): Promise<void> {
  pages.set(route, (await route.load()).default);
}

/** The component of a route's page, which loads itself unless `loadPage` has. */
export function pageOf(route: VenueRoute): ComponentType {
  const page = pages.get(route) ?? lazy(() => route.load().catch(loadDocument));
  pages.set(route, page);
  return page;
}

/** Where a module does not come (a new version of the site took its place), the page is asked for as a document. */
function loadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}
