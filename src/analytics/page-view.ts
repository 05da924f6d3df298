import { BASE_PATH, HOME } from '../terms/house.ts';

/** The event with which the tag manager learns of a page's view. */
export type PageView = {
  readonly event: 'page_view';
  /** The page's canonical path, the same for all tables: `/cartasqr/el-moreno`. */
  readonly page_path: string;
  readonly page_location: string;
  readonly page_title: string;
  /** `gottan-granada`; the home page's at the base path. Absent on pages without a venue. */
  readonly venue?: string;
  /** The segment after the canonical path: the table with the scanned code. */
  readonly url_path?: string;
  readonly language: string;
};

/** Returns the canonical path of a page without a venue; `pathname` is the requested one. */
export type PlainPath = (pathname: string) => string;

/**
 * The view of a page, made from its document. It holds nothing about the reader. Pages of venues have a canonical link.
 */
export function pageViewOf(page: Document, { origin, pathname }: Location, plainPath: PlainPath): PageView {
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = canonical ? new URL(canonical).pathname : plainPath(pathname);
  const urlPath = canonical && behind(path, pathname);
  return {
    event: 'page_view',
    page_path: path,
    page_location: canonical ?? `${origin}${path}`,
    page_title: page.title,
    ...(canonical && { venue: path.slice(BASE_PATH.length + 1) || HOME }),
    ...(urlPath && { url_path: urlPath }),
    language: page.documentElement.lang,
  };
}

/** The segment that follows a path, decoded; undefined where none follows. */
function behind(path: string, pathname: string): string | undefined {
  if (!pathname.startsWith(`${path}/`)) return undefined;
  const [segment = ''] = pathname.slice(path.length + 1).split('/');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
