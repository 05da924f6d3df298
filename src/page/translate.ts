import { ADDED } from './rows.ts';

/** Attributes that differ between a page's languages. Others may be those of the moment: what is open, chosen, busy. */
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

const isAlike = (one: Node, other: Node): boolean => one.nodeType === other.nodeType && one.nodeName === other.nodeName;

/**
 * Makes an element say what another says: the same part of the page in another language. Elements stay what they are, so focus, scroll
 * place, what is open and what islands have put there stay, too; where the other has more or fewer of them, its own take their place.
 * What stands in `data-island` is not the page's.
 */
export function translate(element: Element, other: Element, attributes = ATTRIBUTES): void {
  for (const name of element.getAttributeNames())
    if (attributes.includes(name) && !other.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of other.attributes)
    if (attributes.includes(name) && element.getAttribute(name) !== value) element.setAttribute(name, value);
  if (!element.hasAttribute('data-island')) translateInside(element, other, attributes);
}

/** What a whole page says: what stands in its root, its title and its description. The root itself is the same in every language. */
export function translatePage(page: Document, other: Document, attributes = ATTRIBUTES): void {
  const root = page.getElementById('root');
  if (root) translateInside(root, other.body, attributes);
  const [own, like] = [page, other].map((each) => each.querySelector('meta[name=description]'));
  if (own && like) translate(own, like);
  page.title = other.title;
}

function translateInside(element: Element, other: Element, attributes: readonly string[]): void {
  const isAdded = (node: Node): boolean => node instanceof Element && node.hasAttribute(ADDED);
  const [own, wanted] = [[...element.childNodes].filter((node) => !isAdded(node)), [...other.childNodes]];
  if (own.length === wanted.length && own.every((node, index) => isAlike(node, wanted[index] as Node))) {
    for (const [index, node] of own.entries()) {
      const like = wanted[index] as Node;
      if (node instanceof Element) translate(node, like as Element, attributes);
      else if (node.nodeValue !== like.nodeValue) node.nodeValue = like.nodeValue;
    }
  } else {
    const added = [...element.childNodes].filter(isAdded);
    // The other page stays whole: it may be shown again.
    element.replaceChildren(...wanted.map((node) => element.ownerDocument.importNode(node, true)), ...added);
  }
}
