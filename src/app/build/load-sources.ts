import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TsconfigCache, transformSync } from 'rolldown/utils';
import { definitionsOf } from '../vite/site-values.ts';
import type * as Prerender from '../prerender.tsx';

/**
 * Loads the renderer of the pages from its sources. From then on this process loads every module of the project's `src` and `generated` as the
 * bundler does: with JSX, and with `values` as constants of `import.meta.env`. A venue is loaded when it is rendered, so no bundle holds all of them.
 */
export async function loadRenderer(
  project: string,
  values: Readonly<Record<string, unknown>>,
): Promise<typeof Prerender> {
  const sources = ['src', 'generated'].map((folder) => pathToFileURL(join(project, folder, '/')).href);
  const define = definitionsOf(values);
  const settings = new TsconfigCache();
  const isSource = (url = ''): boolean => sources.some((folder) => url.startsWith(folder));
  registerHooks({
    resolve(specifier, context, next) {
      // The sources import each other with full file names, so no path has to be searched.
      if (!specifier.startsWith('.') || !isSource(context.parentURL)) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      if (!isSource(url)) return next(url, context);
      const file = fileURLToPath(url);
      const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { define }, settings);
      if (errors[0]) throw new Error(`${file} cannot be read`, { cause: errors[0] });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
  return import(pathToFileURL(join(project, 'src/app/prerender.tsx')).href) as Promise<typeof Prerender>;
}
