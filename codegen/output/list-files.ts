import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { slashes } from '../read/menus-root.ts';

export type ListedFiles = {
  /** Paths below the folder, with slashes, sorted. */
  readonly files: string[];
  /** Files whose name, or a folder's above them, begins with a dot: they belong to other tools and are kept. */
  readonly hidden: string[];
};

/** Every file below a folder; none if the folder does not exist. */
export function listFiles(folder: string): ListedFiles {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => slashes(relative(folder, join(parentPath, name))));
  const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path);
  return { files: paths.filter((path) => !isHidden(path)).toSorted(), hidden: paths.filter(isHidden) };
}
