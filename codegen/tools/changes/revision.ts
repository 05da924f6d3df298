import { UsageError } from '../../diagnostics/usage-error.ts';
import { words, type Words } from '../../diagnostics/words.ts';
import { existsSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { askGit, git, isShallow } from '../../read/git.ts';

/** A revision as it was named, and its commit. */
export type Revision = { readonly revision: string; readonly commit: string };

/** The commit of a revision. Throws a UsageError that proposes a correction; `hint` is appended. */
export function findRevision(folder: string, name: string, hint?: Words): Revision {
  git(folder, ['rev-parse', '--is-inside-work-tree']);
  if (name.includes('..')) {
    const [from, to] = name.split(/\.{2,3}/);
    throw new UsageError(words('twoRevisions', name, from || 'HEAD', to || 'HEAD'));
  }
  const found = askGit(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  const commit = found?.out.toString().trim() ?? '';
  if (found?.status === 0 && /^[0-9a-f]{40,64}$/.test(commit)) return { revision: name, commit };
  throw new UsageError(unknown(folder, name, hint));
}

function unknown(folder: string, name: string, hint = words('nameRevision')): Words {
  if (isShallow(folder)) return words('shallowClone', name);
  if (name === 'HEAD') return words('nothingCommitted');
  return words('noRevision', name, hint);
}

type TreeFile = { readonly mode: string; readonly object: string; readonly size: number; readonly path: string };

const LINK = '120000';
const MODULE = '160000';
/** Limit of the content read from a file, more than that of a menu; of longer files only the size is read. */
const MOST_BYTES = 1024 * 1024;

/** Writes the menus folder of a revision into an empty folder: complete YAML files, pictures as empty files. Nothing if the revision lacks it. */
export function extractMenus(menus: string, { commit }: Revision, folder: string): void {
  const prefix = git(menus, ['rev-parse', '--show-prefix']).toString().replace(/\n$/, '').replace(/\/$/, '');
  const tree = askGit(menus, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
  if (tree?.status !== 0) return;
  const listing = git(menus, ['ls-tree', '-r', '-l', '-z', '--full-tree', tree.out.toString().trim()]).toString();
  const files = listing
    .split('\0')
    .filter((line) => line !== '')
    .map(readLine)
    .filter(({ mode, path }) => mode !== MODULE && isBelow(folder, path));
  const wanted = files.filter(({ path, mode, size }) => mode === LINK || (isYaml(path) && size <= MOST_BYTES));
  const texts = readObjects(menus, wanted);
  // Links come last, and only where nothing else is, so that nothing of a crafted revision is written through one.
  for (const { path, mode, object, size } of files.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const text = texts.get(object);
    if (mode !== LINK) writeFileSync(file, (isYaml(path) && text) || '');
    else if (!existsSync(file)) symlinkSync(text?.toString() ?? '', file);
    if (isYaml(path) && mode !== LINK && size > MOST_BYTES) truncateSync(file, size);
  }
}

/** '100644 blob <object> <size>\t<path>' */
function readLine(line: string): TreeFile {
  const tab = line.indexOf('\t');
  const [mode = '', , object = '', size = '0'] = line.slice(0, tab).split(/ +/);
  return { mode, object, size: Number(size) || 0, path: line.slice(tab + 1) };
}

/** Files, then links, those in the deepest folders first. */
const orderOf = ({ mode, path }: TreeFile): number => (mode === LINK ? 1 / path.split('/').length : 0);

const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path);

/** Whether a path is inside of the folder, for safety against crafted names. */
const isBelow = (folder: string, path: string): boolean => resolve(folder, path).startsWith(`${resolve(folder)}${sep}`);

function readObjects(menus: string, files: readonly TreeFile[]): Map<string, Buffer> {
  const objects = [...new Set(files.map(({ object }) => object))];
  const texts = new Map<string, Buffer>();
  if (objects.length === 0) return texts;
  const out = git(menus, ['cat-file', '--batch'], `${objects.join('\n')}\n`);
  let at = 0;
  for (const object of objects) {
    const end = out.indexOf(10, at);
    const [, type, size] = out.subarray(at, end).toString().split(' ');
    at = end + 1;
    // A missing object has no content: '<object> missing'.
    if (size === undefined) continue;
    if (type === 'blob') texts.set(object, out.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}

const NAMES_ONLY = '--name-only -z --no-renames --no-ext-diff --no-textconv --ignore-submodules --relative'.split(' ');

/** Pictures, below the image folder, that differ between `from` and `to`; without `to`, between `from` and the disk. */
export function changedPictures(menus: string, from: Revision, to: Revision | undefined): Set<string> {
  const commits = to === undefined ? [from.commit] : [from.commit, to.commit];
  const names = git(menus, ['diff', ...NAMES_ONLY, ...commits, '--', 'img']);
  const below = 'img/';
  return new Set(
    names
      .toString()
      .split('\0')
      .filter((name) => name.startsWith(below))
      .map((name) => name.slice(below.length)),
  );
}
