import type { RenderedPage } from './prerender.tsx';

/** What the build and the development server put into a page beside its own content, as HTML. */
export type DocumentParts = {
  /** The style sheet of all pages; the venue's own comes after it. */
  readonly styles: string;
  /** What runs before the first paint. */
  readonly scripts: string;
  /** Addresses of the modules of the app, its entry first, for the script that loads it. */
  readonly modules: readonly string[];
};

/** A page as a document: the template (`index.html`) with everything in its place. */
export function documentOf(template: string, page: RenderedPage, { styles, scripts, modules }: DocumentParts): string {
  const attributes = `data-page="${page.path}" data-first-language="${page.language}" data-modules="${modules.join(' ')}"`;
  return template
    .replace('<html lang="es">', `<html lang="${page.language}">`)
    .replace('<!--head-->', () => `${page.head}${styles}<style>${page.theme}</style>${scripts}`)
    .replace('<!--body-->', () => `<div id="root" ${attributes}>${page.body}</div>`);
}
