import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { HOURS, PARTS } from './first-styles.ts';
import type { Folders } from './folders.ts';

/** The style of all pages, in two parts. */
export type Styles = {
  /** What the first paint and a first tap need; it stands in every page. */
  readonly first: string;
  /** What some pages need beside it, by file. */
  readonly parts: ReadonlyMap<string, string>;
  /** All else, in a file of its own. */
  readonly rest: string;
};

/** Builds the style sheets. */
export async function buildStyles({ project }: Pick<Folders, 'project'>): Promise<Styles> {
  const parts = [...new Set([...Object.values(PARTS), HOURS])];
  const { output } = (await build({
    root: project,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: {
          first: join(project, 'src/app/first.css'),
          rest: join(project, 'src/app/rest.css'),
          ...Object.fromEntries(parts.map((file) => [basename(file, '.css'), join(project, file)])),
        },
        output: { assetFileNames: '[name].css' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const sheet = (name: string): string => {
    const file = output.find(({ fileName }) => fileName === name);
    if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
    return String(file.source).trim();
  };
  return {
    first: sheet('first.css'),
    parts: new Map(parts.map((file) => [file, sheet(basename(file))])),
    rest: sheet('rest.css'),
  };
}
