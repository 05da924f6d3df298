import type { RichNode } from '../../menu/model.ts';

/** A menu's text without its elements; what stood in lines or list items of its own is kept apart by a space. */
export function plainText(words: string | readonly RichNode[]): string {
  const text = typeof words === 'string' ? words : words.map(wordsOf).join('');
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Elements that stand in a line of their own. */
const APART = new Set(['br', 'li', 'ol', 'p', 'ul']);

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  const [tag, children] = node;
  const inside = children.map(wordsOf).join('');
  return APART.has(tag) ? ` ${inside} ` : inside;
}
