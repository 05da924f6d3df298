import type { VenueSummary } from '../../src/menu/route.ts';
import type { GeneratedFile } from './generated-file.ts';
import { Code } from './literal.ts';
import type { Site } from '../../src/terms/site.ts';
import { printModule } from './print-module.ts';

/** Where the demo venue is served, too (specification, point 2). */
const DEMO_PATH = 'test';

const lazily = (module: string): Code => new Code(`() => import('${module}')`);

/** The route table: one route for each path that a venue is served at, and the not-found page (specification, point 2). */
export function routeTable(site: Site, venues: ReadonlyMap<string, VenueSummary>): GeneratedFile {
  const routes = [...venues].flatMap(([id, { urlPath }]) =>
    pathsOf(id, urlPath, site).map((path) => ({
      path,
      handle: { venue: id },
      lazy: lazily(`./venues/${id}/route.tsx`),
    })),
  );
  const content = printModule({
    source: '*.yaml',
    imports: [{ name: 'MenuRoute', from: '../src/menu/route.ts', typeOnly: true }],
    constants: [
      {
        name: 'routes',
        type: 'readonly MenuRoute[]',
        value: [...routes, { path: '*', lazy: lazily('../src/shell/not-found-page.tsx') }],
      },
    ],
  });
  return { path: 'routes.tsx', content };
}

/**
 * The paths of a venue: the one of its file's name, with the segment behind it that it may have. The one at the base path is there first,
 * and the demo has a word instead of its name when it is that one.
 */
function pathsOf(id: string, urlPath: boolean, { home, demo }: Site): string[] {
  const own = urlPath ? `${id}/:urlPath?` : id;
  if (id !== home) return id === demo ? [own, DEMO_PATH] : [own];
  return ['', id === demo ? DEMO_PATH : own];
}
