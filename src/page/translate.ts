import { ADDED } from './rows.ts';

/** Attributes that differ between a page's languages. Others may be state: open, chosen, busy. */
export const ATTRIBUTES: readonly string[] = [
  'alt',
  'aria-current',
  'aria-label',
  'class',
  'content',
  'data-says',
  'data-language',
  'data-print',
  'dir',
  'href',
  'lang',
];

/**
 * Gives an element the texts of another one: the same part of the page in another language. Elements are kept, so focus, scroll position, open layers
 * and islands' additions stay, too; where the other has more or fewer children, its own replace them. The contents of `data-island` are left alone.
 */
export function translate(element: Element, other: Element, attributes = ATTRIBUTES): void {
  for (const name of attributes) {
    const value = other.getAttribute(name);
    if (value === element.getAttribute(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  if (!element.hasAttribute('data-island')) translateInside(element, other, attributes);
}

/** Translates a whole page: the contents of its root, its title and its description. The root itself is the same in every language. */
export function translatePage(page: Document, other: Document, attributes = ATTRIBUTES): void {
  const root = page.getElementById('root');
  if (root) translateInside(root, other.body, attributes);
  const [own, like] = [page, other].map((each) => each.querySelector('meta[name=description]'));
  if (own && like) translate(own, like);
  page.title = other.title;
}

const isAdded = (node: Node | null): boolean => node instanceof Element && node.hasAttribute(ADDED);

/** The node itself, or the next sibling that is no island's addition. */
function skipAdded(node: ChildNode | null): ChildNode | null {
  return node && isAdded(node) ? skipAdded(node.nextSibling) : node;
}

/** The children of both, side by side; undefined where they are not alike. */
function pairsOf(element: Element, other: Element): [own: ChildNode, like: ChildNode][] | undefined {
  const pairs: [ChildNode, ChildNode][] = [];
  let [own, like] = [skipAdded(element.firstChild), other.firstChild];
  while (own && like && own.nodeName === like.nodeName) {
    pairs.push([own, like]);
    [own, like] = [skipAdded(own.nextSibling), like.nextSibling];
  }
  return own || like ? undefined : pairs;
}

function translateInside(element: Element, other: Element, attributes: readonly string[]): void {
  const pairs = pairsOf(element, other);
  if (pairs) {
    for (const [own, like] of pairs) {
      if (own instanceof Element) translate(own, like as Element, attributes);
      else if (own.nodeValue !== like.nodeValue) own.nodeValue = like.nodeValue;
    }
    return;
  }
  const added = [...element.childNodes].filter(isAdded);
  // Import copies: the other page may be shown again.
  const wanted = [...other.childNodes].map((node) => element.ownerDocument.importNode(node, true));
  element.replaceChildren(...wanted, ...added);
}
