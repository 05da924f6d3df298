import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { interfaceTexts } from '../../generated/interface.ts';
import { overlayTexts } from '../../generated/overlay.ts';
import { InterfaceProvider } from '../i18n/interface-context.tsx';
import type { SitePage } from '../../server/protocol/site.ts';
import { MadePictures } from '../menu/made-pictures.ts';
import type { Menu } from '../menu/model.ts';
import type { MenuRoute } from '../menu/route.ts';
import { elementBelow } from '../menu/first-screen.ts';
import { textLookup } from '../menu/text-lookup.ts';
import type { HoursWindow } from '../time/windows.ts';
import { themeCss } from '../menu/theme.ts';
import { BASE_PATH, type Language, LANGUAGE_CODES } from '../terms/house.ts';
import { foreignPictures } from './foreign-pictures.ts';
import { loadMenuTexts, menuOf, summaries, textsOf } from './generated-menus.ts';
import { dataOf, headOf } from './head/head-of.ts';
import { NOT_FOUND } from './addresses.ts';
import { addressesOf, routes } from './routes.ts';

export { dishesOf, listDishes } from './list-dishes.ts';
export { dataOf, summaries } from './generated-menus.ts';
export { filesForCrawlers, filesOfVenue, listSiteFiles } from './site-files.ts';
export { lookOf } from './venue-looks.ts';

/** A page that is to be rendered. */
export type PageRow = {
  /** Its path below the base path, without slashes at its ends; empty for the demo venue. */
  readonly path: string;
  readonly route: RouteObject;
  /** The patterns of its addresses (`server/protocol/is-at.ts`); none for the not-found page. */
  readonly routes: readonly string[];
  /** The HTTP status it is served with. */
  readonly status: number;
  /** Its first language. */
  readonly language: Language;
  /** The folder of its generated modules; undefined for pages without a venue. */
  readonly venue?: string;
};

export type RenderedPage = PageRow & {
  /** Languages that the document can be shown in, its first one first; none for an app's document, because the app has all languages. */
  readonly languages: readonly Language[];
  readonly hasMenu: boolean;
  /** The id of the menu's bar on the server; undefined for a page without a menu. */
  readonly barID: string | undefined;
  /** The windows of time in which something on it is shown (specification, point 9). */
  readonly windows: readonly HoursWindow[];
  /** The id of the first element below a menu's first screen. */
  readonly below: string | undefined;
  /** The venue's time zone, where it differs from the site's. */
  readonly timeZone: string | undefined;
  /** The tags that go into the document's head. */
  readonly head: string;
  /** The content of the root element. */
  readonly body: string;
  /** The element with its structured data; '' for pages without a menu. */
  readonly data: string;
  /** The look of the venue, as a style sheet. */
  readonly theme: string;
  /** Addresses of pictures and videos of other hosts that the page may show. */
  readonly foreignPictures: readonly string[];
};

/** Every page of the site, one for each route. */
export const listPages = (): PageRow[] => routes.map(rowOf);

function rowOf(route: RouteObject): PageRow {
  if (route.path === '*') return { path: NOT_FOUND, route, routes: [], status: 404, language: 'es' };
  const addresses = addressesOf(route);
  const [path = ''] = addresses;
  const { venue } = (route as MenuRoute).handle ?? {};
  const language = (venue !== undefined && summaries[venue]?.languages[0]) || 'es';
  return { path, route, routes: addresses, status: 200, language, ...(venue !== undefined && { venue }) };
}

/** The part of sign-in that a page's policy must allow: the session on venues with a stamp card, the sign-in itself on pages without menu. */
export function signInOf({ venue, status }: PageRow): SitePage['signIn'] {
  if (venue === undefined) return status === 200 ? 'page' : 'none';
  return summaries[venue]?.loyalty ? 'session' : 'none';
}

/** Whether an app takes over the document. The route of an app has a fallback to show until then. */
export const isApp = ({ route }: PageRow): boolean => route.HydrateFallback !== undefined;

function languagesOf(row: PageRow, menu: Menu | undefined): readonly Language[] {
  if (menu) return menu.languages;
  return isApp(row) ? [] : LANGUAGE_CODES;
}

/** A route that shows what an app shows until its code is loaded. */
const beforeItsCode = ({ path = '', HydrateFallback = null }: RouteObject): RouteObject => ({
  path,
  Component: HydrateFallback,
});

/** Renders a route with React Router's static handler. It loads neither an app's code nor its personal data. */
async function pageAt(row: PageRow): Promise<ReactNode> {
  const route = isApp(row) ? beforeItsCode(row.route) : row.route;
  const { query, dataRoutes } = createStaticHandler([route], { basename: BASE_PATH || '/' });
  const context = await query(new Request(`http://localhost${BASE_PATH}/${row.path}`));
  if (context instanceof Response) throw new Error(`The page at ${row.path} leads elsewhere`);
  const [fault] = Object.values(context.errors ?? {});
  if (fault) throw fault;
  return <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />;
}

/** Pictures of which the build made crops, by their paths below the image folder; in development there are none. */
type Made = { readonly madePictures?: ReadonlySet<string> };

/** The parts of a page that differ between languages. */
type Inside = Pick<RenderedPage, 'language' | 'head' | 'body'>;

/** Renders those parts of a page in one of its languages. */
export async function renderInside(
  row: PageRow,
  { madePictures = new Set() }: Made,
  language: Language,
): Promise<Inside> {
  const [{ texts }, { texts: overlay }, head, page] = await Promise.all([
    interfaceTexts[language](),
    overlayTexts[language](),
    headOf(row, language),
    pageAt(row),
    loadMenuTexts(row.venue, language),
  ]);
  const body = renderToStaticMarkup(
    <MadePictures value={madePictures}>
      <InterfaceProvider shown={{ language, texts, overlay }}>{page}</InterfaceProvider>
    </MadePictures>,
  );
  return { language, head, body };
}

/** Renders a page, in its first language unless another is given. */
export async function renderPage(row: PageRow, made: Made = {}, language = row.language): Promise<RenderedPage> {
  const [menu, inside, data, own] = await Promise.all([
    menuOf(row.venue),
    renderInside(row, made, language),
    dataOf(row),
    textsOf(row.venue, language),
  ]);
  return {
    ...row,
    ...inside,
    data,
    languages: languagesOf(row, menu),
    hasMenu: menu !== undefined,
    barID: menu?.barID,
    windows: [...new Set(Array.from(inside.body.matchAll(/ data-only="([^"]+)"/g), ([, window = '']) => window))],
    below: menu && elementBelow(menu, textLookup(own, own, language)),
    timeZone: menu?.timeZone,
    theme: themeCss(menu?.theme),
    foreignPictures: foreignPictures(menu),
  };
}
