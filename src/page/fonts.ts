import { TEXTS_CHANGED } from './page-events.ts';
import { inSections } from './rows.ts';

/** Words that something stands beside: those of a box, and boxes that are as wide as their words. */
const WORDS =
  'h3, .demo-prompt > *, .prices:not(.labelled, .in-columns), .prices > span, .tags, .choices > li, .promo li';
const BOXES = '.link, .info-card small, summary span > span';
/** More than this between two letters, in pixels, would be seen: the words have come to stand on other lines. */
const MOST = 1;
/** What is set in lines that another font may break elsewhere. */
const BLOCKS = 'main :is(li, p, h2, h3, h4, summary, .text, .words, .banner span), header p';
const LINKS = '.section-bar a';

/** Signs that close a block may come to stand less than this beside their place: what a browser does not count as moved, in pixels. */
const BESIDE = 3;

/** How much letters may be spread or drawn together so that a block keeps its shape, in em. */
const SPREADS = [-0.01, 0.01, -0.02, 0.02, -0.03, 0.03];

/**
 * Fetches the venue's own fonts and sets the page in them. Nothing that is seen moves: words that something stands beside stay as wide as
 * they were, by a hair between their letters; a block whose lines would break or end elsewhere likewise, or it stays as it is.
 */
export async function setFonts(page: Document): Promise<void> {
  const faces = facesOf(page);
  if (faces.length === 0) return;
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    // The fonts of the phone take as much room.
    return;
  }
  const isAway = inSections(page, (place) => !isSeen(place));
  const seen = (selector: string): HTMLElement[] =>
    [...page.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => !isAway(each) && isSeen(each.getBoundingClientRect()),
    );
  const links = [...page.querySelectorAll<HTMLElement>(LINKS)];
  const [lines, blocks] = [seen(`${WORDS}, ${BOXES}`), seen(BLOCKS)];
  const widths = lines.map(widthOf);
  const was = new Map(blocks.map((block) => [block, shapeOf(block)]));
  const rooms = links.map((link) => link.getBoundingClientRect().width);

  for (const face of faces) page.fonts.add(face);
  page.documentElement.dataset['fonts'] = '';
  for (const [index, link] of links.entries()) link.style.width = `${rooms[index]}px`;
  const spacings = lines.map((line, index) => ((widths[index] ?? 0) - widthOf(line)) / (lengthOf(line) || 1));
  for (const [index, line] of lines.entries()) {
    const spacing = spacings[index];
    if (spacing && Math.abs(spacing) <= MOST) line.style.letterSpacing = `${spacing}px`;
  }
  const isChanged = (block: HTMLElement): boolean => {
    const [before, { height, end }] = [was.get(block), shapeOf(block)];
    return height !== before?.height || Math.abs(end - before.end) >= BESIDE;
  };
  let changed = blocks.filter(isChanged);
  // All of them at once: the page is laid out anew for each measure of all, not of each.
  for (const spacing of SPREADS) {
    for (const block of changed) block.style.letterSpacing = `${spacing}em`;
    changed = changed.filter(isChanged);
  }
  for (const block of changed) {
    block.style.letterSpacing = '';
    block.dataset['asWas'] = '';
  }

  // Other words are set as they are.
  const release = (): void => {
    for (const link of links) link.style.width = '';
    for (const each of [...lines, ...blocks]) {
      each.style.letterSpacing = '';
      delete each.dataset['asWas'];
    }
  };
  page.addEventListener(TEXTS_CHANGED, release, { once: true });
}

/** The faces of the page's look (`menu/fonts.ts`). They come into force together, with one layout for all. */
function facesOf(page: Document): FontFace[] {
  const rules = page.querySelector<HTMLStyleElement>('#theme')?.sheet?.cssRules ?? [];
  const later = [...rules].find((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'not all');
  return [...((later as CSSMediaRule | undefined)?.cssRules ?? [])].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    const valueOf = (name: string): string => style.getPropertyValue(name);
    return new FontFace(valueOf('font-family'), valueOf('src'), {
      weight: valueOf('font-weight'),
      unicodeRange: valueOf('unicode-range') || 'U+0-10FFFF',
      sizeAdjust: valueOf('size-adjust') || '100%',
    } as FontFaceDescriptors);
  });
}

/** How high a block is, and where the signs stand that close its text. */
function shapeOf(block: Element): { readonly height: number; readonly end: number } {
  const signs = block.querySelector(':scope > .signs');
  return { height: block.getBoundingClientRect().height, end: signs?.getBoundingClientRect().left ?? 0 };
}

/** How wide words are; 0 where they stand on several lines, which their block sees to. */
function widthOf(line: Element): number {
  if (line.matches(BOXES)) return line.getBoundingClientRect().width;
  const range = line.ownerDocument.createRange();
  range.selectNodeContents(line);
  if (line.matches('.words > *') && range.getClientRects().length > 1) return 0;
  return range.getBoundingClientRect().width;
}

/** In letters that are seen. */
function lengthOf(line: Element): number {
  const heard = [...line.querySelectorAll('.sr-only, .in-columns small')].map(({ textContent }) => textContent);
  return line.textContent.trim().length - heard.join('').length;
}

const isSeen = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;
