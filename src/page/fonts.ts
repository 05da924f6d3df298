import { TEXTS_CHANGED } from './page-events.ts';
import { inSections } from './rows.ts';

/** Texts with a neighbour on the same line, and boxes that are as wide as their text. */
const WORDS = 'h3, .demo-prompt > *, .prices:not(.in-columns), .tags, .choices > li, .promo li';
const BOXES = '.link, .in-columns > span, .info-card small';
/** Blocks whose lines may break at other places in another font. */
const BLOCKS = 'main :is(li:not(.row), p:not(.prices), h2, h3, h4, summary, .text, .words, .banner span), header p';
/** Lists whose items flow in lines like words. */
const LISTS = '.choices, .promo .lines, .info-card ul';
/** Not in the list of sections, whose links are as wide as the screen. */
const LINKS = '.section-bar :not(:popover-open)>ul a';

/** A smaller shift does not count as moved, in pixels. */
const BESIDE = 3;

/** The values to try as letter spacing, in em. */
const SPREADS = ['0', ...['.005', '.01', '.02', '.03', '.04', '.05'].flatMap((most) => [`-${most}`, most])];

/** How much signs may move towards the last word and away from it, so that they keep their position, in pixels. */
const NEARER = -4;
const FURTHER = 20;

/**
 * Fetches the venue's own fonts and shows the page in them, without layout shift on the screen. Small letter spacing keeps the width of texts that
 * have a neighbour, and the line breaks of blocks; the signs at the end of a block keep their position. A block for which that is not enough stays in
 * the fallback font.
 */
export async function setFonts(page: Document): Promise<void> {
  const faces = facesOf(page);
  if (faces.length === 0) return;
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    // The fallback fonts take as much space.
    return;
  }
  const isAway = inSections(page, (place) => !isSeen(place));
  const texts = [...page.querySelectorAll<HTMLElement>(`${WORDS}, ${BOXES}, ${BLOCKS}, ${LISTS}`)].filter(
    // Texts inside `.words` are kept in place by the block around them.
    (each) => !each.matches('.words > *') && !isAway(each) && isSeen(each.getBoundingClientRect()),
  );
  const links = Array.from(
    page.querySelectorAll<HTMLElement>(LINKS),
    (link) => [link, link.getBoundingClientRect().width] as const,
  );
  const was = new Map(texts.map((text) => [text, shapeOf(text)]));

  // On a slow phone, measuring takes as long as the next part: let it answer a tap in between.
  await new Promise((resolve) => setTimeout(resolve));
  for (const face of faces) page.fonts.add(face);
  page.documentElement.dataset['fonts'] = '';
  // Written in full, fractions would fill the engine's cache of numbers, with 45 kB.
  for (const [link, width] of links) link.style.width = `${width.toFixed(2)}px`;
  const moveOf = (text: HTMLElement): number => {
    const before = was.get(text);
    const { size, end } = shapeOf(text);
    return before?.size === size ? before.end - end : Infinity;
  };
  const isChanged = (text: HTMLElement): boolean => Math.abs(moveOf(text)) >= BESIDE;
  let changed = texts.filter(isChanged);
  // Try each spacing on all texts together: one layout per spacing, not one per text.
  for (const spacing of SPREADS) {
    for (const text of changed) {
      spread(text, spacing);
      setApart(text, 0);
    }
    const moves = changed.map((text) => [text, moveOf(text)] as const);
    for (const move of moves) setApart(...move);
    changed = changed.filter(isChanged);
  }
  changed.forEach(release);
  // Only changed line breaks keep the fallback font; moved signs do not.
  const broken = changed.filter((each) => moveOf(each) === Infinity);
  for (const text of broken) text.dataset['asWas'] = '';

  // Texts of another language need no adjustment.
  page.addEventListener(TEXTS_CHANGED, () => [...links.map(([link]) => link), ...texts].forEach(release), {
    once: true,
  });
  // At the end, because Safari before 16.4 fails in it.
  if (broken.length > 0) keepStandIns(page);
}

const FACE = /@font-face{(.*?)}/g;

/**
 * The fonts in the style of the page's look (`menu/fonts.ts`): those that stand in, and behind a media rule the look's own. They are read as text,
 * because the objects of rules (`cssRules`) would set up ten more interfaces.
 */
const fontsIn = (page: Document): string[] => page.getElementById('theme')?.textContent.split('@media not all') ?? [];

/** The faces of the page's look. They are added together, with one layout for all. */
function facesOf(page: Document): FontFace[] {
  return Array.from(fontsIn(page)[1]?.matchAll(FACE) ?? [], ([, face = '']) => {
    const valueOf = (name: string): string | undefined => new RegExp(`${name}:([^;]*)`).exec(face)?.[1];
    return new FontFace(valueOf('font-family') ?? '', valueOf('src') ?? '', {
      style: valueOf('font-style'),
      weight: valueOf('font-weight'),
      unicodeRange: valueOf('unicode-range'),
      sizeAdjust: valueOf('size-adjust'),
    } as FontFaceDescriptors);
  });
}

/**
 * Defines the fallback fonts under names of their own, for texts that stay in them (`page.css`). In a separate style sheet, because WebKit collects
 * the faces of all sheets again when another one changes.
 */
function keepStandIns(page: Document): void {
  // This sheet is adopted once, so it does not need `adoptStyles`, which would make the page's script larger.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((fontsIn(page)[0]?.match(FACE) ?? []).join('').replaceAll('carta-', 'was-'));
  page.adoptedStyleSheets.push(sheet);
}

/** Sets the letter spacing of a text, in em, and compensates a negative one between words. Prices have their own gaps (`rows.css`). */
function spread(text: HTMLElement, spacing: string): void {
  text.style.letterSpacing = `${spacing}em`;
  text.style.wordSpacing = spacing.startsWith('-') && !text.closest('.prices') ? `${spacing.slice(1)}em` : '';
}

const signsOf = (block: Element): HTMLElement | null => block.querySelector(':scope > .signs');

/** Moves the signs at the end of a block within the limits; by the margin of the text before them, where that is an element. */
function setApart(block: Element, move: number): void {
  const signs = signsOf(block);
  if (!signs) return;
  const room = move >= NEARER && move <= FURTHER ? `${move.toFixed()}px` : '';
  const words = signs.previousElementSibling;
  if (words instanceof HTMLElement && !signs.previousSibling?.textContent?.trim()) words.style.marginRight = room;
  else signs.style.marginLeft = room;
}

/** Removes the adjustments of a block and its signs. */
function release(block: HTMLElement): void {
  delete block.dataset['asWas'];
  for (const each of [block, signsOf(block)]) each?.removeAttribute('style');
}

type Shape = { readonly size: string; readonly end: number };

/**
 * Measures a text. `size`: the heights of a block and its tags, the number of pieces between line breaks, the positions of a list's items. `end`: the
 * position of the signs at its end, else its width.
 * `toFixed`, because Chromium keeps 50 kB of strings of other fractions.
 */
function shapeOf(text: Element): Shape {
  const words = new Range();
  words.selectNodeContents(text);
  const pieces = words.getClientRects().length;
  const blocks = text.matches(BLOCKS) ? [text, text.querySelector(':scope > .tags')] : [];
  const heights = blocks.map((each) => each?.getBoundingClientRect().height.toFixed());
  const { top } = text.getBoundingClientRect();
  const items = text.matches(LISTS) ? [...text.children] : [];
  const tops = items.map((each) => (each.getBoundingClientRect().top - top).toFixed());
  const hasWidth = text.matches(`${WORDS}, ${BOXES}`);
  const { width } = (text.matches(BOXES) ? text : words).getBoundingClientRect();
  return {
    size: `${pieces} ${heights} ${tops}`,
    end: signsOf(text)?.getBoundingClientRect().left ?? (hasWidth ? width : 0),
  };
}

const isSeen = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;
