import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { interfaceTexts } from '../../generated/interface.ts';
import { routes } from '../../generated/routes.ts';
import { venues } from '../../generated/venues.ts';
import { InterfaceProvider } from '../i18n/interface-context.tsx';
import type { Language } from '../i18n/language.ts';
import type { Menu } from '../menu/model.ts';
import type { VenueSummary } from '../menu/route.ts';
import { themeCss } from '../menu/theme.ts';
import { BASE_PATH } from '../ui/base-path.ts';
import { App } from './app.tsx';
import { foreignPictures } from './foreign-pictures.ts';
import { NOT_FOUND, PROFILE } from './page-names.ts';
import { loadPage, routeOf } from './pages.ts';

/** A page that is to be rendered. */
export type PageRow = {
  /** Below the base path, without slashes at its ends; empty for the demo venue. */
  readonly path: string;
  readonly urlPath: boolean;
  /** The HTTP status it is served with. */
  readonly status: number;
  /** Its first language. */
  readonly language: Language;
  /** The folder of its generated modules; undefined for pages that are no venue's. */
  readonly venue?: string;
};

export type RenderedPage = PageRow & {
  /** The tags that go into the document's head. */
  readonly head: string;
  /** What goes into the root element. */
  readonly body: string;
  /** The look of the venue, as a style sheet. */
  readonly theme: string;
  /** Addresses of pictures and videos of other hosts that the page may show. */
  readonly foreignPictures: readonly string[];
};

const summaries: Readonly<Record<string, VenueSummary>> = venues;

/** The modules of the menus; unavailable venues have none. */
const menus = import.meta.glob<{ menu: Menu }>('../../generated/venues/*/menu.ts');

/** Tags that React writes before the body because they belong into the head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/;

/** Every page of the site; the not-found page is the last. */
export function listPages(): PageRow[] {
  return [
    ...routes.map(({ path, urlPath = false }) => {
      const venue = path === '' || path === 'test' ? 'index' : path;
      return { path, urlPath, status: 200, language: summaries[venue]?.languages[0] ?? 'es', venue };
    }),
    { path: PROFILE, urlPath: false, status: 200, language: 'es' },
    { path: NOT_FOUND, urlPath: false, status: 404, language: 'es' },
  ];
}

/** Renders a page in its first language. */
export async function renderPage(row: PageRow): Promise<RenderedPage> {
  const route = routeOf(row.path);
  const [{ texts }, menu] = await Promise.all([
    interfaceTexts[row.language](),
    menus[`../../generated/venues/${row.venue}/menu.ts`]?.(),
    route && loadPage(route),
  ]);
  const html = renderToString(
    <StaticRouter basename={BASE_PATH} location={`${BASE_PATH}/${row.path}`}>
      <InterfaceProvider language={row.language} texts={texts} loaders={interfaceTexts}>
        <App />
      </InterfaceProvider>
    </StaticRouter>,
  );
  const [head = ''] = HEAD.exec(html) ?? [];
  return {
    ...row,
    head,
    body: html.slice(head.length),
    theme: themeCss(menu?.menu.theme),
    foreignPictures: foreignPictures(menu?.menu),
  };
}
