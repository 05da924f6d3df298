import { git } from './git.ts';
import type { Revision } from './find-revision.ts';

/** Pictures, below the image folder, that are others in `to` than in `from`; without `to` those on disk are looked at. */
export function changedPictures(menus: string, from: Revision, to: Revision | undefined): Set<string> {
  const commits = to === undefined ? [from.commit] : [from.commit, to.commit];
  const names = git(menus, [
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules',
    '--relative',
    ...commits,
    '--',
    'img',
  ]);
  const below = 'img/';
  return new Set(
    names
      .toString()
      .split('\0')
      .filter((name) => name.startsWith(below))
      .map((name) => name.slice(below.length)),
  );
}
