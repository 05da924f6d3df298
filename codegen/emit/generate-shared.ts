import type { VenueSummary } from '../../src/menu/route.ts';
import type { Site } from '../../src/terms/site.ts';
import type { Language } from '../../src/terms/language.ts';
import type { GeneratedFile } from './generated-file.ts';
import { interfaceModules, type TextTree } from './interface-modules.ts';
import { readme } from './readme.ts';
import { registry } from './registry.ts';
import { siteModule } from './site-module.ts';
import { routeTable } from './route-table.ts';
import { menuSchemas } from './schema/menu-schema.ts';

/** What is made once for all venues. `venues` by id, sorted; `partials` as `use` names them, for editors. */
export function generateShared(
  site: Site,
  venues: ReadonlyMap<string, VenueSummary>,
  partials: readonly string[],
  interfaceTexts: Readonly<Record<Language, TextTree>>,
): GeneratedFile[] {
  return [
    readme(),
    ...menuSchemas(partials, interfaceTexts.es),
    siteModule(site),
    routeTable(site, venues),
    registry(venues),
    ...interfaceModules(interfaceTexts),
  ];
}
