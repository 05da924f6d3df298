import { compileInterfaceOf } from '../resolve/compile-shared.ts';
import { languageModule, siteModule } from '../emit/generate-shared.ts';
import { withFlags } from '../read/flags.ts';
import { listMenus } from '../resolve/compile-site.ts';
import { writeChanges } from './write-changes.ts';

/** Writes the settings and the languages of a site alone, for who needs them before the menus are compiled. */
export function writeSite({ menus, out }: { readonly menus: string; readonly out: string }): void {
  const folder = listMenus(menus, menus);
  const { languages } = compileInterfaceOf(folder);
  const module = languages && languageModule(withFlags(languages, menus));
  writeChanges(out, [siteModule(folder.site), ...(module ? [module] : [])]);
}
