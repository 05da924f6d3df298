import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Folders } from './folders.ts';

/** The style of all pages, in two parts. */
export type Styles = {
  /** What the first paint and a first tap need; it stands in every page. */
  readonly first: string;
  /** All else, in a file of its own. */
  readonly rest: string;
};

/** Builds the style sheets. */
export async function buildStyles({ project }: Pick<Folders, 'project'>): Promise<Styles> {
  const { output } = (await build({
    root: project,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: { first: join(project, 'src/app/first.css'), rest: join(project, 'src/app/rest.css') },
        output: { assetFileNames: '[name].css' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const sheet = (name: string): string => {
    const file = output.find(({ fileName }) => fileName === name);
    if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
    return String(file.source).trim();
  };
  return { first: sheet('first.css'), rest: sheet('rest.css') };
}
