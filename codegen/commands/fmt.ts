import { statSync } from 'node:fs';
import { basename, dirname, normalize, resolve, sep } from 'node:path';
import type { Languages } from '../../src/terms/language.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { headed } from '../diagnostics/format.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { formatText, type FileKind } from '../tools/layout/format-text.ts';
import { rewriteMenu } from '../output/replace-file.ts';
import { type MenuFile, sourceOf } from '../read/read-source.ts';
import { listMenus } from '../resolve/compile-site.ts';
import { findLanguages, LANGUAGES, PARTIALS } from '../read/menus-folder.ts';
import { menusRoot, noSuchFile, slashes } from '../read/menus-root.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words } from '../diagnostics/words.ts';
import type { Io } from './io.ts';
import { passes, printDiagnostics } from './print-diagnostics.ts';

export type FmtOptions = { menus: string; check: boolean };

type Menu = MenuFile & { readonly kind: FileKind; readonly languages: Languages };

/** A file whose text differs from its formatted text. */
type Change = { readonly menu: Menu; readonly text: string };

/** Formats menu files, or with `check` lists unformatted ones. Files that YAML cannot read are reported and not changed. */
export async function fmt(files: readonly string[], { menus, check }: FmtOptions, io: Io): Promise<boolean> {
  const { found, diagnostics } =
    files.length === 0 ? allFiles(menus, io) : { found: namedFiles(files, menus, io), diagnostics: [] };
  const changes: Change[] = [];
  let kept = 0;
  const problems: Diagnostic[] = [...diagnostics];
  for (const menu of found) {
    const read = sourceOf(menu, menu.languages);
    if ('problem' in read) {
      problems.push(read.problem);
      continue;
    }
    const formatted = formatText(read.source, menu.kind);
    if ('unreadable' in formatted) problems.push(...formatted.unreadable);
    else if ('kept' in formatted) {
      kept++;
      io.err(`${words('keptLayout', menu.file)[io.language]}\n`);
    } else if (formatted.text !== read.source.text) changes.push({ menu, text: formatted.text });
  }
  printDiagnostics(sortDiagnostics(problems), io, io.err);
  for (const { menu, text } of changes) {
    if (!check) rewriteMenu(menu, text);
    io.out(`${words(check ? 'notFormatted' : 'wrote', menu.file)[io.language]}\n`);
  }
  if (check && changes.length > 0) io.out(`${headed('hint', words('runFmt'), io.language)}\n`);
  if (changes.length + problems.length + kept === 0) io.out(`${words('allFormatted')[io.language]}\n`);
  return passes(problems, false) && !(check && changes.length > 0);
}

/** Every file of a menus folder: menus, partials, and texts of the interface. */
function allFiles(menus: string, io: Io): { found: Menu[]; diagnostics: readonly Diagnostic[] } {
  const { root, label } = menusRoot(io.cwd, menus);
  const folder = listMenus(root, label);
  const { languages } = folder.languages;
  const found: Menu[] = [
    ...folder.venues.map((menu) => ({ ...menu, languages, kind: 'venue' as const })),
    ...folder.partials.map((menu) => ({ ...menu, languages, kind: 'partial' as const })),
    ...[folder.interface, ...folder.languages.files]
      // Without texts of the interface, the folder uses the project's, which are not formatted.
      .filter((file) => file.root === root)
      .map((file) => ({ ...file, languages, kind: 'interface' as const })),
  ];
  return { found, diagnostics: folder.diagnostics };
}

/** Subfolders of the menus folder, and the kind of files in them. */
const PLACES = [
  [PARTIALS, 'partial'],
  [normalize(LANGUAGES), 'interface'],
  [dirname(LANGUAGES), 'interface'],
] as const;

/** The named files. The folder of a file determines its kind. */
function namedFiles(files: readonly string[], menus: string, io: Io): Menu[] {
  return files.map((given) => {
    const path = resolve(io.cwd, given);
    const status = statSync(path, { throwIfNoEntry: false });
    if (status === undefined) throw noSuchFile(io.cwd, given, menus);
    if (!status.isFile()) throw new UsageError(words('nameFolder', given));
    const folder = dirname(path);
    const [below, kind] = PLACES.find(([place]) => folder.endsWith(`${sep}${place}`)) ?? ['', 'venue'];
    const id = basename(path).replace(/\.ya?ml$/i, '');
    const { languages } = findLanguages(folder.slice(0, folder.length - below.length), '');
    return { id, file: slashes(given), path, root: folder, kind, languages };
  });
}
