import { offers } from '../../generated/offers.ts';
import { escapeHtml } from '../terms/escape-html.ts';
import { type Language, LANGUAGES } from '../terms/house.ts';
import { TIME_ZONE } from '../terms/own-site.ts';
import { MADRID } from '../time/madrid-time.ts';
import type { RenderedPage } from './prerender.tsx';

/** The parts of a document around the page's own content, as HTML or addresses, from the build or the development server. */
export type DocumentParts = {
  /** The style in the head, before the venue's theme. */
  readonly styles: string;
  /** The scripts before the first paint: for menus, for pages in several languages, and for pages with hours in Madrid's time and in any other. */
  readonly screenScript: string;
  readonly languagesScript: string;
  readonly hoursScript: string;
  readonly elsewhereScript: string;
  /** The inline script at the end, which loads the page's script. */
  readonly start: string;
  /** The address of the page's script. */
  readonly script: string;
  /** The address of the deferred style; empty where the head has all style. */
  readonly style: string;
  /** The address of the folder with the page's languages. */
  readonly folder: string;
  /** The addresses of the files that its islands share, with their words in the page's first language; empty in development. */
  readonly shared: readonly string[];
};

/** A page as a document: the template (`index.html`) with all parts filled in. */
export function documentOf(template: string, rendered: RenderedPage, parts: DocumentParts): string {
  const { windows, timeZone, below } = rendered;
  const served = windows.filter((window) => window.includes('|'));
  const hoursScript = (timeZone ?? TIME_ZONE) === MADRID ? parts.hoursScript : parts.elsewhereScript;
  const hours = windows.length > 0 ? stylesOf(served) + hoursScript : '';
  const early = { zone: timeZone, served: served.join(' '), languages: rendered.languages.join(' '), below };
  const scripts =
    (below === undefined ? '' : parts.screenScript) +
    hours +
    (rendered.languages.length > 1 ? parts.languagesScript : '');
  const data = {
    script: parts.script,
    style: parts.style,
    page: parts.folder,
    shared: rendered.hasMenu && parts.shared.join(' '),
    bar: rendered.barID,
    ...(rendered.hasMenu && offersOf(rendered.languages)),
  };
  return template
    .replace('<html lang="es">', `${htmlTag(rendered.language)}${attributesOf(early)}>`)
    .replace(
      '<!--head-->',
      () => `${rendered.head}${parts.styles}<style id="theme">${rendered.theme}</style>${scripts}`,
    )
    .replace(
      '<!--body-->',
      () => `<div id="root"${attributesOf(data)}>${rendered.body}</div>${parts.start}${rendered.data}`,
    );
}

/** The offer of each language but the first, in that language, for tourists (`page/language-offer.ts`). */
const offersOf = (languages: readonly Language[]): Record<string, string> =>
  Object.fromEntries(
    languages.slice(1).map((language) => {
      const { text, button } = offers[language].offer;
      return [`offer-${language}`, escapeHtml(`${text}|${button}`)];
    }),
  );

/** The document for a site where nobody can sign in: `frame.css` hides the stamp card's elements. */
export const menuAlone = (document: string): string => document.replace('<html ', '<html data-alone ');

/** The start of the `html` tag in a language. */
const htmlTag = (language: Language): string =>
  `<html lang="${language}"${LANGUAGES[language].direction === 'rtl' ? ' dir="rtl"' : ''}`;

const attributesOf = (data: Readonly<Record<string, string | false | undefined>>): string =>
  Object.entries(data)
    .map(([name, value]) => (value ? ` data-${name}="${value}"` : ''))
    .join('');

/** The rules that hide items outside their hours; the rules of the named windows are in the style sheet of all pages (`frame.css`). */
function stylesOf(windows: readonly string[]): string {
  const rules = windows.map((window) => `[data-open]:not([data-open~="${window}"]) [data-only="${window}"]`);
  return rules.length === 0 ? '' : `<style>@media screen{${rules.join()}{display:none!important}}</style>`;
}

/** A page in one of its languages, as `page/languages.ts` puts it in place of another one. */
export function insideOf({ head, body, language }: Pick<RenderedPage, 'head' | 'body' | 'language'>): string {
  const [title = ''] = /<title>.*?<\/title>/.exec(head) ?? [];
  const [description = ''] = /<meta name="description"[^>]*>/.exec(head) ?? [];
  // Without the body's tag, its first element could be parsed into the head.
  return `${htmlTag(language)}>${title}${description}<body>${body}`;
}
