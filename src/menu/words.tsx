import { inLanguage } from '../i18n/in-language.ts';
import { createElement, type ReactNode } from 'react';
import type { RichNode } from '../terms/rich-text.ts';
import type { ShownText } from './menu-context.ts';

/** Only https links are opened; the compiler lets nothing else through. */
const isSafe = (href: string | undefined): href is string => href !== undefined && /^https:\/\//i.test(href);

function element([tag, children, href]: Exclude<RichNode, string>, key: number): ReactNode {
  const link = tag === 'a' && isSafe(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
  return createElement(tag, { key, ...link }, tag === 'br' ? undefined : richText(children));
}

/** Keeps a number and its short noun on one line: '12 unidades', '45 días'. */
const bound = (words: string): string => words.replaceAll(/(\d) (?=\p{L}{1,10}(?!\p{L}))/gu, '$1\u00a0');

/** The content of a text: plain, or elements of the closed list. */
export function richText(words: ShownText['words']): ReactNode {
  if (typeof words === 'string') return bound(words);
  return words.map((node, index) => (typeof node === 'string' ? bound(node) : element(node, index)));
}

/** A text within others: an element only where its language has to be marked. */
export function Inline({ of }: { readonly of: ShownText | undefined }) {
  return of?.lang ? <Words of={of} /> : of && richText(of.words);
}

type WordsProps = {
  readonly of: ShownText | undefined;
  readonly as?: 'span' | 'p' | 'h2' | 'h3' | 'h4' | 'li' | 'dt' | 'dd' | 'small' | 'strong' | 'em';
  readonly className?: string | undefined;
  readonly hidden?: boolean;
};

/** An element with a text, in the text's own language where it has one; nothing where there is no text. */
export function Words({ of, as = 'span', className, hidden }: WordsProps) {
  if (!of) return null;
  // Rich texts may contain paragraphs and lists, which a paragraph cannot.
  const tag = as === 'p' && typeof of.words !== 'string' ? 'div' : as;
  return createElement(tag, { className, ...inLanguage(of.lang), hidden }, richText(of.words));
}
