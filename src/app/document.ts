import type { RenderedPage } from './prerender.tsx';

/** What the build and the development server put into a page beside its own content, as HTML. */
export type DocumentParts = {
  /** Style sheets and scripts, for the end of the head. */
  readonly head: string;
  /** Addresses of the modules of the app, its entry first, for the script that loads it. */
  readonly modules: readonly string[];
  /** Scripts for the end of the body. */
  readonly body: string;
};

/** A page as a document: the template (`index.html`) with everything in its place. */
export function documentOf(template: string, page: RenderedPage, { head, modules, body }: DocumentParts): string {
  const attributes = `data-page="${page.path}" data-language="${page.language}" data-modules="${modules.join(' ')}"`;
  return template
    .replace('<html lang="es">', `<html lang="${page.language}">`)
    .replace('<!--head-->', () => `${page.head}${head}`)
    .replace('<!--body-->', () => `<div id="root" ${attributes}>${page.body}</div>${body}`);
}
