/** Cleans drawings (SVG) before the site serves them: no scripts, and no external references. */

import { escapeHtml } from './escape-html.ts';

/** The used part of a tree from parse5 with source locations. */
export type DrawingNode = {
  readonly nodeName: string;
  readonly childNodes?: readonly DrawingNode[];
  readonly attrs?: readonly { readonly name: string; readonly prefix?: string; readonly value: string }[];
  /** The text of a text node. */
  readonly value?: string;
  readonly sourceCodeLocation?:
    | { readonly startOffset: number; readonly endTag?: object | undefined }
    | null
    | undefined;
};

export type CleanDrawing = {
  /** The drawing as XML; undefined where it is not complete. */
  readonly content: string | undefined;
  /** The removed parts, each once, as an editor may know them: `<script>`, `onload`. */
  readonly removed: readonly string[];
};

/** The elements that draw, or contain such elements. Any other element is removed with its contents. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use switch view a title desc path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'style linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath set'
  ).split(' '),
);

/** Notes of drawing programs: they draw nothing, and their removal is not reported. */
const NOTES = new Set(['metadata', '#comment', '#documentType']);

/** The attributes that a drawing keeps: none in a drawing program's namespace. */
const NAME = /^(?:(?:xlink|xml):)?[\w-]+$/;

const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]*$/i;
const FONT = /^data:(?:font|application)\/(?:x-)?(?:font-)?(?:woff2?|ttf|otf|truetype|opentype|sfnt)[^,]*,[\w+/=\s]*$/i;

/** Cleans a drawing. `root` is the fragment parsed by parse5. */
export function cleanDrawing(root: DrawingNode): CleanDrawing {
  const removed = new Set<string>();
  const [drawing, ...others] = (root.childNodes ?? []).filter(({ nodeName }) => !nodeName.startsWith('#'));
  const isWhole =
    drawing?.nodeName === 'svg' && drawing.sourceCodeLocation?.endTag !== undefined && others.length === 0;
  if (!isWhole) return { content: undefined, removed: [] };
  return { content: written(drawing, removed), removed: [...removed] };
}

function written(node: DrawingNode, removed: Set<string>): string {
  const { nodeName, childNodes = [], value } = node;
  if (nodeName === '#text') return escapeHtml(value ?? '');
  // Names with a colon belong to drawing programs.
  if (NOTES.has(nodeName) || nodeName.includes(':')) return '';
  if (!ELEMENTS.has(nodeName) || changesLinks(node)) {
    removed.add(`<${nodeName}>`);
    return '';
  }
  const isStyle = nodeName === 'style';
  if (isStyle && !isOwnStyle(childNodes.map((child) => child.value ?? '').join(''))) {
    removed.add('<style>');
    return '';
  }
  const inside = childNodes.map((child) => written(child, removed)).join('');
  return `<${nodeName}${attributes(node, removed)}>${inside}</${nodeName}>`;
}

/** Whether an animation changes a link or an event handler. */
const changesLinks = ({ attrs = [] }: DrawingNode): boolean =>
  attrs.some(({ name, value }) => name === 'attributeName' && /^(?:.*:)?(?:href|on.*)$/i.test(value.trim()));

function attributes({ nodeName, attrs = [] }: DrawingNode, removed: Set<string>): string {
  const kept = attrs.flatMap(({ name, prefix, value }) => {
    // HTML inside a title has no prefixes, so the whole name is compared.
    const full = prefix ? `${prefix}:${name}` : name;
    const isLink = /^(?:xlink:)?href$/.test(full);
    if (name === 'xmlns' || !NAME.test(full)) return [];
    const isSafe = isLink ? isOwnLink(nodeName, value.trim()) : !/^on/i.test(name) && isOwnStyle(value);
    if (!isSafe) removed.add(full);
    return isSafe ? [` ${full}="${escapeHtml(value)}"`] : [];
  });
  const spaces =
    nodeName === 'svg' ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return spaces + kept.join('');
}

/** Whether a link leads to a part of the drawing, or is an embedded picture. */
const isOwnLink = (element: string, link: string): boolean =>
  link.startsWith('#') || (['image', 'feImage'].includes(element) && PICTURE.test(link));

/** Whether a style, or the value of an attribute, refers to nothing outside the drawing. CSS escapes are refused, because they could hide a reference. */
function isOwnStyle(text: string): boolean {
  if (/@import|\\|image-set\(|(?<![\w-])(?:image|src)\(/i.test(text)) return false;
  // An address ends at the next bracket, so that a text of very many is not read again and again.
  return [...text.matchAll(/url\((?=\s*["']?([^"'()]*))/gi)].every(
    ([, address = '']) => address.trim().startsWith('#') || PICTURE.test(address) || FONT.test(address),
  );
}
