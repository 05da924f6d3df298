import type { RenderedPage } from './prerender.tsx';

/** What the build and the development server put into a page beside its own content, as HTML. */
export type DocumentParts = {
  /** The style that stands in the head; the venue's own look comes after it. */
  readonly styles: string;
  /** The script before the first paint, for pages that have something with hours. */
  readonly hoursScript: string;
  /** The script at the end, the start of the page's own. */
  readonly start: string;
  /** The page's script. */
  readonly script: string;
  /** The rest of the style; empty where the head has all. */
  readonly style: string;
  /** The folder of its other languages. */
  readonly folder: string;
  /** Its menu as data, for islands; undefined where it has none. */
  readonly menu: string | undefined;
};

/** A page as a document: the template (`index.html`) with everything in its place. */
export function documentOf(template: string, rendered: RenderedPage, parts: DocumentParts): string {
  const hoursScript = rendered.hasHours ? parts.hoursScript : '';
  const data = {
    script: parts.script,
    style: parts.style,
    page: parts.folder,
    languages: rendered.languages.join(' '),
    menu: parts.menu,
  };
  const attributes = Object.entries(data).map(([name, value]) => (value ? ` data-${name}="${value}"` : ''));
  return template
    .replace('<html lang="es">', `<html lang="${rendered.language}">`)
    .replace('<!--head-->', () => `${rendered.head}${parts.styles}<style>${rendered.theme}</style>${hoursScript}`)
    .replace('<!--body-->', () => `<div id="root"${attributes.join('')}>${rendered.body}</div>${parts.start}`);
}

/** A page in one of its languages, whose words take the places of those that stand there (`page/languages.ts`). */
export function insideOf({ head, body }: Pick<RenderedPage, 'head' | 'body'>): string {
  const [title = ''] = /<title>.*?<\/title>/.exec(head) ?? [];
  const [description = ''] = /<meta name="description"[^>]*>/.exec(head) ?? [];
  // The body's tag, so that its first element is not taken for one of the head's.
  return `${title}${description}<body>${body}`;
}
