import { existsSync, readdirSync } from 'node:fs';

export type ListedFiles = {
  /** Paths below the folder, with slashes, sorted. */
  readonly files: string[];
  /** Files in or under a name that begins with a dot: they belong to other tools and stay. */
  readonly hidden: string[];
};

/** Every file below a folder; none where there is no such folder. */
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
