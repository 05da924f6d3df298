import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../emit/print-module.ts';
import { listFiles } from '../output/list-files.ts';
import { writing } from '../output/output-error.ts';
import { removeFile, replaceFile } from '../output/replace-file.ts';
import { isSame } from '../output/stage.ts';
import { compileInterfaceOf } from '../resolve/compile-shared.ts';
import { languageModule, siteModule } from '../emit/generate-shared.ts';
import { withFlags } from '../read/sources.ts';
import { errorsOfSite, listMenus } from '../resolve/compile-site.ts';

/** Writes the files that differ from the output, each atomically, and returns their paths. */
export function writeChanges(out: string, files: readonly GeneratedFile[]): string[] {
  const changed = files.filter(({ path, content }) => !isSame(join(out, path), content));
  for (const { path, content } of changed) {
    writing(path, () => replaceFile(join(out, path), (beside) => writeFileSync(beside, content)));
  }
  return changed.map((file) => file.path);
}

/** Removes files in a folder of the output that are not in `files`, and returns their paths. */
export function removeOthers(out: string, folder: string, files: readonly { readonly path: string }[]): string[] {
  const expected = new Set(files.map((file) => file.path));
  const standing = listFiles(join(out, folder)).files.map((path) => `${folder}/${path}`);
  const left = standing.filter((path) => !expected.has(path));
  for (const path of left) removeFile(out, path);
  return left;
}

/** Writes only the settings and languages of a site, for code that needs them before the menus are compiled. If they have an error, the output is kept. */
export function writeSite({ menus, out }: { readonly menus: string; readonly out: string }): void {
  const folder = listMenus(menus, menus);
  const { languages } = compileInterfaceOf(folder);
  const module = languages && languageModule(withFlags(languages, menus));
  const site = siteModule(folder.site);
  const keeps = errorsOfSite(folder).length > 0 && existsSync(join(out, site.path));
  writeChanges(out, [...(keeps ? [] : [site]), ...(module ? [module] : [])]);
}
