import { TEXTS_CHANGED } from './page-events.ts';
import { inSections } from './rows.ts';

/** Words that something stands beside: those of a box, and boxes that are as wide as their words. */
const WORDS = 'h3, .demo-prompt > *, .prices:not(.in-columns), .tags, .choices > li, .promo li';
const BOXES = '.link, .in-columns > span, .info-card small, summary span > span';
/** What is set in lines that another font may break elsewhere. */
const BLOCKS = 'main :is(li:not(.row), p:not(.prices), h2, h3, h4, summary, .text, .words, .banner span), header p';
/** What stands in lines as words do. */
const LISTS = '.choices, .promo .lines, .info-card ul';
const LINKS = '.section-bar a';

/** What comes to stand less than this beside its place does not count as moved, in pixels. */
const BESIDE = 3;

/** How much letters may be spread or drawn together, in em. */
const SPREADS = [0, ...[0.005, 0.01, 0.02, 0.03, 0.04, 0.05].flatMap((most) => [-most, most])];

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
  const texts = [...page.querySelectorAll<HTMLElement>(`${WORDS}, ${BOXES}, ${BLOCKS}, ${LISTS}`)].filter(
    // Words in a line are kept by the block that they stand in.
    (each) => !each.matches('.words > *') && !isAway(each) && isSeen(each.getBoundingClientRect()),
  );
  const links = [...page.querySelectorAll<HTMLElement>(LINKS)];
  const was = new Map(texts.map((text) => [text, shapeOf(text)]));
  const rooms = links.map((link) => link.getBoundingClientRect().width);

  // What was measured takes a slow phone as long as what follows: between them it may answer a tap.
  await new Promise((resolve) => setTimeout(resolve));
  for (const face of faces) page.fonts.add(face);
  page.documentElement.dataset['fonts'] = '';
  for (const [index, link] of links.entries()) link.style.width = `${rooms[index]}px`;
  const moveOf = (text: HTMLElement): number => {
    const [before, { size, end }] = [was.get(text), shapeOf(text)];
    return before?.size === size ? before.end - end : Infinity;
  };
  const isChanged = (text: HTMLElement): boolean => Math.abs(moveOf(text)) >= BESIDE;
  let changed = texts.filter(isChanged);
  // All of them at once: the page is laid out anew for each measure of all, not of each.
  for (const spacing of SPREADS) {
    for (const text of changed) {
      spread(text, spacing);
      setApart(text, 0);
    }
    const moves = changed.map(moveOf);
    for (const [index, text] of changed.entries()) setApart(text, moves[index] ?? 0);
    changed = changed.filter(isChanged);
  }
  changed.forEach(release);
  // Better that signs jump than that a text looks as if it were another house's.
  const broken = changed.filter((each) => moveOf(each) === Infinity);
  if (broken.length > 0) keepStandIns(page);
  for (const text of broken) text.dataset['asWas'] = '';

  // Other words are set as they are.
  page.addEventListener(TEXTS_CHANGED, () => [...links, ...texts].forEach(release), { once: true });
}

const themeOf = (page: Document): CSSStyleSheet | null | undefined =>
  page.querySelector<HTMLStyleElement>('#theme')?.sheet;

/** The faces of the page's look (`menu/fonts.ts`). They come into force together, with one layout for all. */
function facesOf(page: Document): FontFace[] {
  const rules = [...(themeOf(page)?.cssRules ?? [])] as Partial<CSSMediaRule>[];
  const later = rules.find(({ media }) => media?.mediaText === 'not all');
  return [...(later?.cssRules ?? [])].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    const valueOf = (name: string): string => style.getPropertyValue(name);
    return new FontFace(valueOf('font-family'), valueOf('src'), {
      style: valueOf('font-style') || undefined,
      weight: valueOf('font-weight'),
      unicodeRange: valueOf('unicode-range') || undefined,
      sizeAdjust: valueOf('size-adjust') || undefined,
    } as FontFaceDescriptors);
  });
}

/**
 * Names what stands in for the house's fonts by itself, for what is to stay in it (`page.css`). In a sheet of its own:
 * where another changes, WebKit gathers the faces of all sheets again.
 */
function keepStandIns(page: Document): void {
  // `adoptStyles` keeps what it has adopted, which the page's script has no room for: this is adopted once.
  const sheet = new CSSStyleSheet();
  const rules = Array.from(themeOf(page)?.cssRules ?? [], ({ cssText }) => cssText);
  sheet.replaceSync(
    rules
      .filter((rule) => rule.startsWith('@font-face'))
      .join('')
      .replaceAll('carta-', 'was-'),
  );
  page.adoptedStyleSheets.push(sheet);
}

/** Spreads the letters of words, in em, or draws them together, but not the words. Prices have gaps of their own (`rows.css`). */
function spread(text: HTMLElement, spacing: number): void {
  text.style.letterSpacing = `${spacing}em`;
  text.style.wordSpacing = spacing < 0 && !text.closest('.prices') ? `${-spacing}em` : '';
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

type Shape = { readonly size: string; readonly end: number };

/**
 * How high a block and its tags are, in how many pieces its lines break a text, where the items of a list stand, and where it ends: at the signs that close it, or by its width,
 * where that has one.
 */
function shapeOf(text: Element): Shape {
  const words = new Range();
  words.selectNodeContents(text);
  const pieces = words.getClientRects().length;
  const blocks = text.matches(BLOCKS) ? [text, text.querySelector(':scope > .tags')] : [];
  const heights = blocks.map((each) => each?.getBoundingClientRect().height);
  const items = text.matches(LISTS) ? [text, ...text.children] : [];
  const tops = items.map((each) => each.getBoundingClientRect().top).map((top, _, [first = 0]) => top - first);
  const hasWidth = text.matches(`${WORDS}, ${BOXES}`);
  const { width } = (text.matches(BOXES) ? text : words).getBoundingClientRect();
  return {
    size: `${pieces} ${heights} ${tops}`,
    end: signsOf(text)?.getBoundingClientRect().left ?? (hasWidth ? width : 0),
  };
}

const isSeen = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;
