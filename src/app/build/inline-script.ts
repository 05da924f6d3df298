import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Folders } from './folders.ts';

/** Builds the script that goes into each page: one piece, without imports. */
export async function buildInlineScript({ project }: Folders): Promise<string> {
  const { output } = (await build({
    root: project,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: join(project, 'src/app/inline.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
