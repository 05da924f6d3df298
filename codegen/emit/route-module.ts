import type { Menu } from '../../src/menu/model.ts';
import type { Site } from '../../src/terms/site.ts';
import { componentImport, componentOf, kindsOf, overlaysOf } from './components.ts';
import type { GeneratedFile } from './generated-file.ts';
import { Code, quoted } from './literal.ts';
import { printModule } from './print-module.ts';

/** The page of an open venue. It imports only the components that the menu uses. */
export function routeModule(menu: Menu<string>, { demo }: Pick<Site, 'demo'>): GeneratedFile {
  const kinds = kindsOf(menu);
  const info = menu.info ? (['InfoCard'] as const) : [];
  const prompt = menu.id === demo ? (['DemoPrompt'] as const) : [];
  const overlays = overlaysOf(menu);
  const components = ['VenuePage' as const, ...kinds.map(componentOf), ...overlays, ...info, ...prompt];
  const content = printModule({
    source: `${menu.id}.yaml`,
    imports: [
      ...components.map(componentImport),
      { name: 'menu', from: './menu.ts' },
      { name: 'texts', from: './texts.ts' },
    ],
    constants: [
      {
        name: 'entries',
        value: Object.fromEntries(kinds.map((kind) => [kind, new Code(componentOf(kind))])),
        exported: false,
      },
    ],
    component: {
      name: 'VenuePage',
      attributes: {
        menu: '{menu}',
        texts: '{texts}',
        entries: '{entries}',
        ...(menu.info ? { info: '{InfoCard}' } : {}),
        ...(prompt.length > 0 ? { prompt: '{DemoPrompt}' } : {}),
      },
      children: overlays.map((name) => ({ name })),
    },
  });
  return { path: `venues/${menu.id}/route.tsx`, content };
}

/** The page of a venue whose status is `unavailable`. */
export function unavailableRouteModule(venue: { id: string; name: string }): GeneratedFile {
  // Inside a plain attribute there are no escapes, and `&` begins an entity.
  const name = /^[^"&\\\p{C}]*$/u.test(venue.name) ? `"${venue.name}"` : `{${quoted(venue.name)}}`;
  const content = printModule({
    source: `${venue.id}.yaml`,
    imports: [componentImport('UnavailablePage')],
    component: { name: 'UnavailablePage', attributes: { venue: name } },
  });
  return { path: `venues/${venue.id}/route.tsx`, content };
}
