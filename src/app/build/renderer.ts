import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../prerender.tsx';
import type { Folders } from './folders.ts';

/** Builds the renderer of the pages for Node, and loads it. */
export async function buildRenderer({ project, stage }: Folders): Promise<typeof Prerender> {
  const outDir = join(stage, 'renderer');
  await build({
    root: project,
    logLevel: 'error',
    // Whole, so that it runs wherever the output goes.
    ssr: { noExternal: true },
    build: {
      ssr: join(project, 'src/app/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
  return import(pathToFileURL(join(outDir, 'entry.mjs')).href) as Promise<typeof Prerender>;
}
