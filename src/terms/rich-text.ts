/** An element of a description that may hold HTML: tag, children, and for `a` its https address. */
export type RichNode = string | readonly [tag: RichTag, children: readonly RichNode[], href?: string];

export type RichTag =
  | 'a'
  | 'b'
  | 'br'
  | 'em'
  | 'i'
  | 'li'
  | 'ol'
  | 'p'
  | 'small'
  | 'span'
  | 'strong'
  | 'sub'
  | 'sup'
  | 'u'
  | 'ul';

/** Elements that separate words. */
const PARTING: readonly RichTag[] = ['br', 'li', 'ol', 'p', 'ul'];

/** White space other than a single space between words. */
const UNEVEN = /[^\S ]|^ | $| {2}/;

/** A text without its elements, in one line; a space separates former lines and list items. */
export function plainText(words: string | readonly RichNode[] | undefined): string {
  const text = typeof words === 'string' ? words : (words ?? []).map(wordsOf).join('');
  // The test is a fast path: most of a page's thousand texts need no change.
  return UNEVEN.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text;
}

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  const [tag, children] = node;
  const inside = children.map(wordsOf).join('');
  return PARTING.includes(tag) ? ` ${inside} ` : inside;
}
