import type { VenueSummary } from '../../src/menu/route.ts';
import { defined } from './defined.ts';
import type { GeneratedFile } from './generated-file.ts';
import { Code } from './literal.ts';
import { printModule } from './print-module.ts';

/** Routes that are not a venue's file name: the demo venue is served at the base path and here. */
const DEMO_PATHS = ['', 'test'];

/** The route table: one row for each path that a venue is served at. */
export function routeTable(venues: ReadonlyMap<string, VenueSummary>): GeneratedFile {
  const rows = [...venues].flatMap(([id, { path, urlPath }]) =>
    (path === '' ? DEMO_PATHS : [path]).map((served) =>
      defined({
        path: served,
        urlPath: urlPath && path !== '' ? true : undefined,
        load: new Code(`() => import('./venues/${id}/route.tsx')`),
      }),
    ),
  );
  const content = printModule({
    source: '*.yaml',
    imports: [{ name: 'VenueRoute', from: '../src/menu/route.ts', typeOnly: true }],
    constants: [{ name: 'routes', type: 'readonly VenueRoute[]', value: rows }],
  });
  return { path: 'routes.ts', content };
}
