import { join } from 'node:path';

/** A YAML file of the menus folder. */
export type MenuFile = {
  /** Its name without the ending. */
  readonly id: string;
  /** As diagnostics name it: the menus folder as the command was given it, a slash, the path below. */
  readonly file: string;
  /** Where it is on disk. */
  readonly path: string;
  /** The folder on disk that it, or what it links to, must not leave. */
  readonly root: string;
};

export function menuFile(root: string, label: string, name: string): MenuFile {
  const id = name.slice(name.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');
  return { id, file: `${label}/${name}`, path: join(root, name), root };
}
