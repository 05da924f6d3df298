import { existsSync, readdirSync } from 'node:fs';

export type ListedFiles = {
  /** Paths below the folder, with slashes, sorted. */
  readonly files: string[];
  /** Files whose name, or a folder's above them, begins with a dot: they belong to other tools and are kept. */
  readonly hidden: string[];
};

/** Every file below a folder; none if the folder does not exist. A link is listed and not followed, which Node's own recursion does. */
export function listFiles(folder: string): ListedFiles {
  const listed: ListedFiles = { files: [], hidden: [] };
  const walk = (below: string, hidden: boolean): void => {
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      const isHidden = hidden || entry.name.startsWith('.');
      if (entry.isDirectory()) walk(path, isHidden);
      else listed[isHidden ? 'hidden' : 'files'].push(path);
    }
  };
  if (existsSync(folder)) walk('', false);
  listed.files.sort();
  return listed;
}
