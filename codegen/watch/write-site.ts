import { siteModule } from '../emit/site-module.ts';
import { listMenus } from '../read/menus-folder.ts';
import { writeChanges } from './write-changes.ts';

/** Writes the settings of a site alone, for who needs them before the menus are compiled. */
export function writeSite({ menus, out }: { readonly menus: string; readonly out: string }): void {
  writeChanges(out, [siteModule(listMenus(menus, menus).site)]);
}
