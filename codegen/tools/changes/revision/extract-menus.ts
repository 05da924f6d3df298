import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { askGit, git } from './git.ts';
import type { Revision } from './find-revision.ts';

type TreeFile = { readonly mode: string; readonly object: string; readonly size: number; readonly path: string };

const LINK = '120000';
const MODULE = '160000';
/** Above the limit of a menu; what is longer is told by its size alone. */
const MOST_BYTES = 1024 * 1024;

/**
 * Writes the menus folder of a revision into an empty folder: its YAML files whole, of its pictures the names only, for no
 * more is asked of them. A folder that the revision does not have leaves it empty.
 */
export function extractMenus(menus: string, { commit }: Revision, folder: string): void {
  const prefix = git(menus, ['rev-parse', '--show-prefix']).toString().replace(/\n$/, '').replace(/\/$/, '');
  const tree = askGit(menus, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
  if (tree.status !== 0) return;
  const listing = git(menus, ['ls-tree', '-r', '-l', '-z', '--full-tree', tree.out.toString().trim()]).toString();
  const files = listing
    .split('\0')
    .filter((line) => line !== '')
    .map(readLine)
    .filter(({ mode, path }) => mode !== MODULE && isBelow(folder, path));
  const wanted = files.filter(({ path, mode, size }) => mode === LINK || (isYaml(path) && size <= MOST_BYTES));
  const texts = readObjects(menus, wanted);
  for (const { path, mode, object, size } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const text = texts.get(object);
    if (mode === LINK) symlinkSync(text?.toString() ?? '', file);
    else writeFileSync(file, (isYaml(path) && text) || '');
    if (isYaml(path) && mode !== LINK && size > MOST_BYTES) truncateSync(file, size);
  }
}

/** '100644 blob <object> <size>\t<path>' */
function readLine(line: string): TreeFile {
  const tab = line.indexOf('\t');
  const [mode = '', , object = '', size = '0'] = line.slice(0, tab).split(/ +/);
  return { mode, object, size: Number(size) || 0, path: line.slice(tab + 1) };
}

function isYaml(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

/** No name of a revision leads out of the folder. */
function isBelow(folder: string, path: string): boolean {
  return resolve(folder, path).startsWith(`${resolve(folder)}${sep}`);
}

/** The content of files by their object, from one process. */
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
    // An object that is not there has no content: '<object> missing'.
    if (size === undefined) continue;
    if (type === 'blob') texts.set(object, out.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}
