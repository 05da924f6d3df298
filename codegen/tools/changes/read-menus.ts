import type { ResolvedVenue } from '../../resolve/venue.ts';
import type { Site } from '../../../src/terms/site.ts';
import type { Language } from '../../../src/terms/language.ts';
import { compileMenu } from '../../resolve/compile-venue.ts';
import { compileInterfaceOf } from '../../resolve/compile-shared.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TextTree } from '../../resolve/compile-interface.ts';
import { errorsOfSite, listMenus } from '../../resolve/compile-site.ts';
import { Sources } from '../../read/sources.ts';

/** A file that could not be read as a menu, with the first error. */
export type LeftOut = { readonly file: string; readonly problem: Diagnostic };

export type Menus = {
  readonly site: Site;
  readonly venues: ReadonlyMap<string, ResolvedVenue>;
  readonly broken: ReadonlySet<string>;
  /** Undefined if the texts of the interface have an error. */
  readonly interface: Readonly<Record<Language, TextTree>> | undefined;
  readonly leftOut: readonly LeftOut[];
};

/** Compiles the menus of a folder; `otherwise` replaces settings of the site that have an error. Files with an invalid name are skipped. */
export function readMenus(root: string, label: string, otherwise?: Site): Menus {
  const listed = listMenus(root, label);
  const ofSite = errorsOfSite(listed);
  const folder = ofSite.length > 0 && otherwise ? { ...listed, site: otherwise } : listed;
  const sources = new Sources(root, folder, false);
  const venues = new Map<string, ResolvedVenue>();
  const leftOut: LeftOut[] = ofSite.slice(0, 1).map((problem) => ({ file: problem.file, problem }));
  const broken = new Set<string>();
  for (const menu of folder.venues) {
    const { venue, diagnostics } = compileMenu(menu, sources);
    const problem = diagnostics.find(({ severity }) => severity === 'error');
    if (venue !== undefined) venues.set(menu.id, venue);
    else if (problem !== undefined) {
      broken.add(menu.id);
      leftOut.push({ file: menu.file, problem });
    }
  }
  const texts = compileInterfaceOf(folder);
  const problem = texts.diagnostics.find(({ severity }) => severity === 'error');
  if (texts.texts === undefined && problem !== undefined) leftOut.push({ file: problem.file, problem });
  return { site: folder.site, venues, broken, interface: texts.texts, leftOut };
}
