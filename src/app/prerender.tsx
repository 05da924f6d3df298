import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { interfaceTexts } from '../../generated/interface.ts';
import { laterTexts } from '../../generated/later.ts';
import { routes } from '../../generated/routes.ts';
import { InterfaceProvider } from '../i18n/interface-context.tsx';
import type { SitePage } from '../../server/protocol/site.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import type { Menu } from '../menu/model.ts';
import { themeCss } from '../menu/theme.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { Profile } from './profile.tsx';
import { foreignPictures } from './foreign-pictures.ts';
import { loadMenuTexts, menuOf, summaries } from './generated-menus.ts';
import { headOf } from './head/head-of.ts';
import { NOT_FOUND, PROFILE, STAFF } from './page-names.ts';
import { StaffPage } from './staff-page.tsx';

export { listMenus } from './generated-menus.ts';
export { listSiteFiles } from './site-files/list-site-files.ts';

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

/** Pages that are no venue's, by their paths. */
const SHELL: Readonly<Record<string, ComponentType>> = {
  [PROFILE]: Profile,
  [STAFF]: StaffPage,
  [NOT_FOUND]: NotFoundPage,
};

export type RenderedPage = PageRow & {
  /** Languages that the document can be shown in, its first one first; none for those that are an app's, which speaks all of them. */
  readonly languages: readonly Language[];
  readonly hasMenu: boolean;
  /** Something on it has hours (specification, point 9). */
  readonly hasHours: boolean;
  /** The tags that go into the document's head. */
  readonly head: string;
  /** What goes into the root element. */
  readonly body: string;
  /** The look of the venue, as a style sheet. */
  readonly theme: string;
  /** Addresses of pictures and videos of other hosts that the page may show. */
  readonly foreignPictures: readonly string[];
};

/** Every page of the site; the not-found page is the last. */
export function listPages(): PageRow[] {
  return [
    ...routes.map(({ path, urlPath = false }) => {
      const venue = path === '' || path === 'test' ? 'index' : path;
      return { path, urlPath, status: 200, language: summaries[venue]?.languages[0] ?? 'es', venue };
    }),
    { path: PROFILE, urlPath: false, status: 200, language: 'es' },
    { path: STAFF, urlPath: false, status: 200, language: 'es' },
    { path: NOT_FOUND, urlPath: false, status: 404, language: 'es' },
  ];
}

/** What a page needs of signing in, for its policy: a venue with a stamp card knows who is signed in; people sign in where there is no menu. */
export function signInOf({ venue, status }: PageRow): SitePage['signIn'] {
  if (venue === undefined) return status === 200 ? 'page' : 'none';
  return summaries[venue]?.loyalty ? 'session' : 'none';
}

/** Pages whose document an app takes over. */
const APPS = [PROFILE, STAFF];

function languagesOf({ path, venue }: PageRow, menu: Menu | undefined): readonly Language[] {
  if (menu) return menu.languages;
  return venue === undefined && APPS.includes(path) ? [] : LANGUAGES;
}

/**
 * Renders a page in one of its languages, the first unless given. `pictures` are the paths of all pictures, below the image folder.
 */
export async function renderPage(
  row: PageRow,
  pictures: ReadonlySet<string>,
  language = row.language,
): Promise<RenderedPage> {
  const route = routes.find(({ path }) => path === row.path);
  const [{ texts }, { texts: later }, menu, head, Page] = await Promise.all([
    interfaceTexts[language](),
    laterTexts[language](),
    menuOf(row.venue),
    headOf(row, language, pictures),
    route ? route.load().then((module) => module.default) : SHELL[row.path],
    loadMenuTexts(row.venue, language),
  ]);
  if (!Page) throw new Error(`There is no page at ${row.path}`);
  const body = renderToStaticMarkup(
    <InterfaceProvider shown={{ language, texts, later }}>
      <Page />
    </InterfaceProvider>,
  );
  return {
    ...row,
    language,
    languages: languagesOf(row, menu),
    hasMenu: menu !== undefined,
    hasHours: body.includes(' data-only="'),
    head,
    body,
    theme: themeCss(menu?.theme),
    foreignPictures: foreignPictures(menu),
  };
}
