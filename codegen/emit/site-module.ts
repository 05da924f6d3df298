import { currencyOf, type Site } from '../../src/terms/site.ts';
import type { GeneratedFile } from './generated-file.ts';
import { printModule } from './print-module.ts';

/** What `site.yaml` says, each value a constant of its own, so that a bundle holds those that it uses. */
export function siteModule({ publicUrl = '', contact = '', ...site }: Site): GeneratedFile {
  const values: Record<string, string> = {
    BASE_PATH: site.basePath,
    CONTACT: contact,
    COUNTRY: site.country,
    CURRENCY: currencyOf(site.country),
    DEMO: site.demo,
    HOME: site.home,
    NAME: site.name,
    PUBLIC_URL: publicUrl,
    TIME_ZONE: site.timeZone,
  };
  const constants = Object.entries(values).map(([name, value]) => ({ name, type: 'string', value }));
  return { path: 'site.ts', content: printModule({ source: '_system/site.yaml', imports: [], constants }) };
}
