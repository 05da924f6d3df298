import type { Text } from '../../src/terms/resolved-venue.ts';
import type { RichNode } from '../../src/terms/rich-text.ts';
import { parseHtml } from '../validate/html.ts';

/** Texts with HTML become elements here, so that no HTML string reaches the browser. */
export function richText(text: Text): Readonly<Record<string, string | readonly RichNode[]>> {
  return Object.fromEntries(Object.entries(text).map(([language, html]) => [language, elements(html)]));
}

function elements(html: string): string | RichNode[] {
  const { nodes } = parseHtml(html);
  const [first = ''] = nodes;
  return nodes.length <= 1 && typeof first === 'string' ? first : nodes;
}
