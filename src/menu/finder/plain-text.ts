import type { RichNode } from '../model.ts';

/** Elements that part words. */
const PARTING = ['br', 'li', 'ol', 'p', 'ul'];

/** A text without its elements. */
export function plainText(words: string | readonly RichNode[] | undefined): string {
  if (words === undefined) return '';
  if (typeof words === 'string') return words;
  return words
    .map((node) => {
      if (typeof node === 'string') return node;
      const [tag, children] = node;
      const gap = PARTING.includes(tag) ? ' ' : '';
      return gap + plainText(children) + gap;
    })
    .join('');
}
