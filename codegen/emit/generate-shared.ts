import type { VenueSummary } from '../../src/menu/route.ts';
import type { Site } from '../../src/terms/site.ts';
import type { Language, LanguageFacts } from '../../src/terms/language.ts';
import type { GeneratedFile } from './generated-file.ts';
import { interfaceModules, type TextTree } from './interface-modules.ts';
import { flagStyle, languageModule } from './language-module.ts';
import { readme } from './readme.ts';
import { registry } from './registry.ts';
import { siteModule } from './site-module.ts';
import { routeTable } from './route-table.ts';
import { menuSchemas } from './schema/menu-schema.ts';

/** The texts of the interface by language, and what is known of each language. */
export type Interface = {
  readonly texts: Readonly<Record<Language, TextTree>>;
  readonly languages: Readonly<Record<Language, LanguageFacts>>;
};

/** What is made once for all venues. `venues` by id, sorted; `partials` as `use` names them, for editors. */
export function generateShared(
  site: Site,
  venues: ReadonlyMap<string, VenueSummary>,
  partials: readonly string[],
  { texts, languages }: Interface,
): GeneratedFile[] {
  return [
    readme(),
    ...menuSchemas(partials, texts['es'] ?? {}, languages),
    siteModule(site),
    routeTable(site, venues),
    registry(venues),
    languageModule(languages),
    flagStyle(languages),
    ...interfaceModules(texts),
  ];
}
