/** Drawings (SVG) as the site may serve them: nothing that runs, and nothing that is fetched from elsewhere. */

import { escapeHtml } from './escape-html.ts';

/** What is used here of a tree that parse5 makes, with the places of its tags. */
export type DrawingNode = {
  readonly nodeName: string;
  readonly childNodes?: readonly DrawingNode[];
  readonly attrs?: readonly { readonly name: string; readonly prefix?: string; readonly value: string }[];
  /** The words of a text. */
  readonly value?: string;
  readonly sourceCodeLocation?:
    | { readonly startOffset: number; readonly endTag?: object | undefined }
    | null
    | undefined;
};

export type CleanDrawing = {
  /** As XML; undefined where there is no whole drawing. */
  readonly content: string | undefined;
  /** What was left out, each once, as an editor may know it: `<script>`, `onload`. */
  readonly removed: readonly string[];
};

/** What draws, or holds what does. Its contents go with anything else. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use switch view a title desc path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'style linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath set'
  ).split(' '),
);

/** What programs note for themselves: it draws nothing, and nobody misses it. */
const NOTES = new Set(['metadata', '#comment', '#documentType']);

/** The attributes that a drawing keeps: none of the program that drew it. */
const NAME = /^(?:(?:xlink|xml):)?[\w-]+$/;

const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]*$/i;
const FONT = /^data:(?:font|application)\/(?:x-)?(?:font-)?(?:woff2?|ttf|otf|truetype|opentype|sfnt)[^,]*,[\w+/=\s]*$/i;

/** Cleans a drawing, of which `root` is the fragment that parse5 reads. */
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
  // Names with a colon are words of the program that drew it.
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

/** Whether an animation turns a link or a handler into another. */
const changesLinks = ({ attrs = [] }: DrawingNode): boolean =>
  attrs.some(({ name, value }) => name === 'attributeName' && /^(?:.*:)?(?:href|on.*)$/i.test(value.trim()));

function attributes({ nodeName, attrs = [] }: DrawingNode, removed: Set<string>): string {
  const kept = attrs.flatMap(({ name, prefix, value }) => {
    const isLink = name === 'href' && (!prefix || prefix === 'xlink');
    const full = prefix ? `${prefix}:${name}` : name;
    if (name === 'xmlns' || !NAME.test(full)) return [];
    const isSafe = isLink ? isOwnLink(nodeName, value.trim()) : !/^on/i.test(name) && isOwnStyle(value);
    if (!isSafe) removed.add(full);
    return isSafe ? [` ${full}="${escapeHtml(value)}"`] : [];
  });
  const spaces =
    nodeName === 'svg' ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return spaces + kept.join('');
}

/** A link to a part of the drawing, or a picture that it holds. */
const isOwnLink = (element: string, link: string): boolean =>
  link.startsWith('#') || (['image', 'feImage'].includes(element) && PICTURE.test(link));

/** Whether a style, or the value of an attribute, names nothing outside of the drawing. What is written by its code could. */
function isOwnStyle(text: string): boolean {
  if (/@import|\\|image-set\(|(?<![\w-])(?:image|src)\(/i.test(text)) return false;
  return [...text.matchAll(/url\(\s*["']?([^"')]*)/gi)].every(
    ([, address = '']) => address.trim().startsWith('#') || PICTURE.test(address) || FONT.test(address),
  );
}
