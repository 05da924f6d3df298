import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Folders } from './folders.ts';

/** Builds a script of a page's own: one piece, without imports. `values` become constants of `import.meta.env`. */
export async function buildScript(
  { project }: Pick<Folders, 'project'>,
  source: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { output } = (await build({
    root: project,
    logLevel: 'error',
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      rolldownOptions: {
        input: join(project, source),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
