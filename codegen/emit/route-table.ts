import type { VenueSummary } from '../../src/menu/route.ts';
import type { GeneratedFile } from './generated-file.ts';
import { Code } from './literal.ts';
import { printModule } from './print-module.ts';

/** Routes that are not a venue's file name: the demo venue is served at the base path and here. */
const DEMO_PATHS = ['', 'test'];

const lazily = (module: string): Code => new Code(`() => import('${module}')`);

/** The route table: one route for each path that a venue is served at, and the not-found page (specification, point 2). */
export function routeTable(venues: ReadonlyMap<string, VenueSummary>): GeneratedFile {
  const routes = [...venues].flatMap(([id, { path, urlPath }]) =>
    (path === '' ? DEMO_PATHS : [path]).map((served) => ({
      path: urlPath && path !== '' ? `${served}/:urlPath?` : served,
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
