import { join } from 'node:path';

/** Where the build reads and writes. */
export type Folders = {
  /** The project's root. */
  readonly project: string;
  /** Where the finished site goes. */
  readonly out: string;
  /** The new output, which takes the place of the old when all is done. */
  readonly stage: string;
  /** The part of it that is served below the base path. */
  readonly site: string;
};

/** The folders of a build of `project` into `out`, for the base path `base`. */
export function foldersOf(project: string, out: string, base: string): Folders {
  const stage = `${out}.${process.pid}`;
  return { project, out, stage, site: join(stage, base) };
}
