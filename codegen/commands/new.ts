import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { writing } from '../output/output-error.ts';
import { errorsOfSite, listMenus, type MenusFolder } from '../resolve/compile-site.ts';
import { sourceOf } from '../read/read-source.ts';
import type { Languages } from '../../src/terms/language.ts';
import { laidOut } from '../tools/layout/format-text.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import { readVenueFile } from '../validate/files.ts';
import { starterIn } from '../tools/starters/first-venue.ts';
import { starter, type Kind } from '../tools/starters/starter.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words } from '../diagnostics/words.ts';
import type { Io } from './io.ts';
import { checkNames } from '../read/file-names.ts';

/** Writes a menu to start from. Never overwrites a file. */
export async function newVenue(venue: string, options: { menus: string; kind: Kind }, io: Io): Promise<boolean> {
  const root = resolve(io.cwd, options.menus);
  if (existsSync(root)) menusRoot(io.cwd, options.menus);
  const id = venue.replace(/\.yaml$/, '');
  const path = join(root, `${id}.yaml`);
  const label = newVenueFile(id, { root, label: slashes(options.menus) });
  if (existsSync(path)) throw new UsageError(words('existsAlready', label));
  const schema = relative(root, resolve(io.cwd, 'generated/menu.schema.json'));
  const folder = listMenus(root, slashes(options.menus));
  checkSettings(folder);
  const begun = starter(id, slashes(schema), options.kind, folder.site, io.language);
  const languages = usualLanguages(folder);
  const { text, left } = languages ? starterIn(begun, languages, io.language) : { text: begun, left: [] };
  writing(label, () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, laidOut({ file: label, id, text, languages: folder.languages.languages }), { flag: 'wx' });
  });
  io.out(`${words('menuBegun', label)[io.language]}\n`);
  if (left.length > 0) io.out(`${words('leftToTranslate', label, left)[io.language]}\n`);
  return true;
}

/** The languages that most menus of the site have, of several the home's; undefined if there is no menu but the demo. */
function usualLanguages({ venues, languages, site }: MenusFolder): Languages | undefined {
  const counts = new Map<string, number>();
  const homeFirst = venues.toSorted((one, other) => Number(other.id === site.home) - Number(one.id === site.home));
  for (const menu of homeFirst.filter(({ id }) => id !== site.demo)) {
    const read = sourceOf(menu, languages.languages);
    const { fields, language, languagesKnown } = 'source' in read ? readVenueFile(read.source) : {};
    if (fields?.sections === undefined || languagesKnown !== true) continue;
    const written = (fields.languages ?? [language]).join(' ');
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, one], [, other]) => other - one);
  return usual?.[0].split(' ');
}

/** Throws a UsageError if the site's settings have an error: the menu would be for another site. */
export function checkSettings(folder: MenusFolder): void {
  const [problem] = errorsOfSite(folder);
  if (!problem) return;
  const message = { en: problem.message, es: problem.es.message };
  throw new UsageError(words('siteHasError', `${problem.file}:${problem.line}`, message));
}

/** The file of a new venue, as messages name it. Throws a UsageError for an invalid name. */
export function newVenueFile(id: string, { root, label }: { root: string; label: string }): string {
  const file = `${label}/${id}.yaml`;
  const [problem] = checkNames([`${id}.yaml`], 'venue', () => ({ id, file, path: file, root })).diagnostics;
  if (!problem) return file;
  const said = ({ message, hint }: { message: string; hint: string }): string =>
    `${message.replace(/\.$/, '')}: ${hint}`;
  throw new UsageError({ en: said(problem), es: said(problem.es) });
}
