import { TEXTS_CHANGED } from './page-events.ts';
import { inSections } from './rows.ts';

/** Words that something stands beside: those of a box, and boxes that are as wide as their words. */
const WORDS =
  'h3, .demo-prompt > *, .prices:not(.labelled, .in-columns), .prices > span, .tags, .choices > li, .promo li';
const BOXES = '.link, .in-columns > span, .info-card small, summary span > span';
/** More than this between two letters, in pixels, would be seen: the words have come to stand on other lines. */
const MOST = 1;
/** Less than this, in pixels, does not count as moved, even where two of them add up. Each other space costs a phone a font. */
const LEAST = 1.5;
/** What is set in lines that another font may break elsewhere. */
const BLOCKS = 'main :is(li:not(.row), p, h2, h3, h4, summary, .text, .words, .banner span), header p';
const LINKS = '.section-bar a';

/** Signs that close a block may come to stand less than this beside their place: what a browser does not count as moved, in pixels. */
const BESIDE = 3;

/** How much letters may be spread or drawn together so that a block keeps its lines, in em. */
const SPREADS = [0, -0.01, 0.01, -0.02, 0.02, -0.03, 0.03, -0.04, 0.04, -0.05, 0.05];

/** How much nearer to the last word, and further from it, signs may stand than they would, so that they keep their place, in pixels. */
const NEARER = -4;
const FURTHER = 20;

/**
 * Fetches the venue's own fonts and sets the page in them. Nothing that is seen moves: words that something stands beside stay as wide as
 * they were, by a hair between their letters; a block whose lines would break elsewhere likewise, and the signs that close it keep their place.
 * Where that is not enough, it stays as it is.
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
  const changes = lines.map((line, index) => (widths[index] ?? 0) - widthOf(line));
  for (const [index, line] of lines.entries()) {
    const change = changes[index] ?? 0;
    if (Math.abs(change) < LEAST) continue;
    const spacing = change / (lengthOf(line) || 1);
    if (Math.abs(spacing) <= MOST) spread(line, `${spacing}px`);
  }
  const moveOf = (block: HTMLElement): number => {
    const [before, { size, end }] = [was.get(block), shapeOf(block)];
    return before?.size === size ? before.end - end : Infinity;
  };
  const isChanged = (block: HTMLElement): boolean => Math.abs(moveOf(block)) >= BESIDE;
  let changed = blocks.filter(isChanged);
  // All of them at once: the page is laid out anew for each measure of all, not of each.
  for (const spacing of SPREADS) {
    for (const block of changed) {
      spread(block, `${spacing}em`);
      setApart(block, 0);
    }
    const moves = changed.map(moveOf);
    for (const [index, block] of changed.entries()) setApart(block, moves[index] ?? 0);
    changed = changed.filter(isChanged);
  }
  changed.forEach(release);
  // Better that signs jump than that a block looks as if it were another house's.
  for (const block of changed.filter((each) => moveOf(each) === Infinity)) block.dataset['asWas'] = '';

  // Other words are set as they are.
  page.addEventListener(TEXTS_CHANGED, () => [...links, ...lines, ...blocks].forEach(release), { once: true });
}

/** The faces of the page's look (`menu/fonts.ts`). They come into force together, with one layout for all. */
function facesOf(page: Document): FontFace[] {
  const rules = page.querySelector<HTMLStyleElement>('#theme')?.sheet?.cssRules ?? [];
  const later = ([...rules] as Partial<CSSMediaRule>[]).find(({ media }) => media?.mediaText === 'not all');
  return [...(later?.cssRules ?? [])].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    const valueOf = (name: string): string => style.getPropertyValue(name);
    return new FontFace(valueOf('font-family'), valueOf('src'), {
      weight: valueOf('font-weight'),
      unicodeRange: valueOf('unicode-range') || undefined,
      sizeAdjust: valueOf('size-adjust') || undefined,
    } as FontFaceDescriptors);
  });
}

/** Spreads the letters of words, or draws them together, but not the words. Prices have gaps of their own (`rows.css`). */
function spread(words: HTMLElement, spacing: string): void {
  words.style.letterSpacing = spacing;
  words.style.wordSpacing = spacing.startsWith('-') && !words.closest('.prices') ? spacing.slice(1) : '';
}

const signsOf = (block: Element): HTMLElement | null => block.querySelector(':scope > .signs');

/** Moves the signs that close a block, as far as they may; with the gap before them, where it is a text of its own. */
function setApart(block: Element, move: number): void {
  const signs = signsOf(block);
  if (!signs) return;
  const room = move >= NEARER && move <= FURTHER ? `${move}px` : '';
  const words = signs.previousElementSibling;
  if (words instanceof HTMLElement && !signs.previousSibling?.textContent?.trim()) words.style.marginRight = room;
  else signs.style.marginLeft = room;
}

/** Sets a block and its signs as they are by themselves. */
function release(block: HTMLElement): void {
  delete block.dataset['asWas'];
  for (const each of [block, signsOf(block)]) each?.removeAttribute('style');
}

/** How high a block and its tags are, in how many pieces its lines break it, and where the signs stand that close its text. */
function shapeOf(block: Element): { readonly size: string; readonly end: number } {
  const pieces = rangeOf(block).getClientRects().length;
  const [own, tags] = [block, block.querySelector(':scope > .tags')].map(
    (each) => each?.getBoundingClientRect().height,
  );
  return { size: `${pieces} ${own} ${tags}`, end: signsOf(block)?.getBoundingClientRect().left ?? 0 };
}

function rangeOf(words: Element): Range {
  const range = new Range();
  range.selectNodeContents(words);
  return range;
}

/** How wide words are; 0 where they stand on several lines, which their block sees to. */
function widthOf(line: Element): number {
  if (line.matches(BOXES)) return line.getBoundingClientRect().width;
  const range = rangeOf(line);
  if (line.matches('.words > *') && range.getClientRects().length > 1) return 0;
  return range.getBoundingClientRect().width;
}

/** In letters that are seen, without the gaps between words. */
function lengthOf(line: Element): number {
  const heard = [...line.querySelectorAll('.sr-only, .in-columns small')].map(({ textContent }) => textContent);
  const [all, unseen] = [line.textContent, heard.join('')].map((words) => words.replaceAll(' ', '').length);
  return (all ?? 0) - (unseen ?? 0);
}

const isSeen = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;
