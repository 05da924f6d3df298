import type { RenderedPage } from './prerender.tsx';

/** What the build and the development server put into a page beside its own content, as HTML. */
export type DocumentParts = {
  /** The style that stands in the head; the venue's own look comes after it. */
  readonly styles: string;
  /** The script before the first paint, for pages that have something with hours. */
  readonly hoursScript: string;
  /** The script at the end. */
  readonly script: string;
  /** The page's entry and its other languages: its address without `.js`, and the folder of the same name. */
  readonly page: string;
  /** The rest of the style and the second script: their address without `.css` and `.js`; empty where the head has them. */
  readonly rest: string;
};

/** A page as a document: the template (`index.html`) with everything in its place. */
export function documentOf(template: string, rendered: RenderedPage, parts: DocumentParts): string {
  const hoursScript = rendered.hasHours ? parts.hoursScript : '';
  return template
    .replace('<html lang="es">', `<html lang="${rendered.language}">`)
    .replace('<!--head-->', () => `${rendered.head}${parts.styles}<style>${rendered.theme}</style>${hoursScript}`)
    .replace(
      '<!--body-->',
      () =>
        `<div id="root" data-page="${parts.page}" data-rest="${parts.rest}">${withoutEnds(rendered.body)}</div>${parts.script}`,
    );
}

/** A page in one of its languages, for a switch before the app is there (`switchPage`): its title, and what goes into the root. */
export function insideOf({ head, body }: Pick<RenderedPage, 'head' | 'body'>): string {
  const [title = ''] = /<title>.*?<\/title>/.exec(head) ?? [];
  return `${title}${withoutEnds(body)}`;
}

/** HTML needs no end of a list's item, and a menu is all lists. */
const withoutEnds = (body: string): string => body.replaceAll('</li>', '');
