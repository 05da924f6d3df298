import { SITE_DEFAULTS, type Site } from '../../src/terms/site.ts';
import type { ResolvedVenue } from '../resolve/venue.ts';
import type { GeneratedFile } from './generated-file.ts';
import { menuModule } from './menu-module.ts';
import { routeModule, unavailableRouteModule } from './route-module.ts';
import { textModules } from './text-modules.ts';
import { emitMenu } from './venue-menu.ts';

/** The modules of one venue. A pure function: the same venue gives the same bytes. */
export function generateVenue(venue: ResolvedVenue, site: Site = SITE_DEFAULTS): GeneratedFile[] {
  if (venue.status === 'unavailable') return [unavailableRouteModule(venue)];
  const { menu, texts } = emitMenu(venue, site);
  return [routeModule(menu, site), menuModule(menu), ...textModules(menu, texts)];
}
