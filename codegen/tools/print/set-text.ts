import { type Document, isMirrored, upright } from '../paper/document.ts';
import { partsThatFit } from '../paper/typeface.ts';
import type { Line } from './block.ts';
import type { Setting, Style } from './setting.ts';
import { FIELD } from '../../../src/terms/sign-drawings.ts';
import type { Sign } from '../../../src/terms/signs.ts';

/** A part of a paragraph. */
export type Piece =
  | { readonly text: string; readonly style: Style }
  /** A sign; its words are for screen readers, '' if they are printed beside it. */
  | {
      readonly sign: Sign;
      readonly words: string;
      /** Possible, not certain. */
      readonly isOutline?: boolean;
      readonly style: Style;
      /** It stays on a line with the sign before it. */
      readonly follows?: boolean;
    }
  | 'break';

/** A word or a sign, which is not broken. */
type Token = {
  readonly width: number;
  readonly size: number;
  /** A line may begin with it. */
  readonly mayBegin: boolean;
  /** The space before it within a line. */
  readonly space: number;
  readonly draw: (x: number, baseline: number, isFirst: boolean) => void;
  /** The word, to be broken if no line is wide enough. */
  readonly text?: { readonly letters: string; readonly style: Style };
};

type Align = 'left' | 'centre' | 'right';

/** The height of a line, that of a capital letter, and a sign's size, as parts of the size of the text. */
const LINE_HEIGHT = 1.32;
const CAPITAL = 0.7;
const SIGN = 1.05;
const SIGN_GAP = 0.22;
/** The line width of outlined signs, in units of their drawings. */
const OUTLINE = 1.1;
/** The least space before a piece of another style. */
const PIECE_GAP = 0.4;

/** Tolerance of sums of widths. */
const ROUNDING = 0.01;

type Own = Pick<Setting, 'document' | 'drawings' | 'figures' | 'width'>;

/** Breaks a paragraph into lines. A piece without space before it stays with its predecessor, if a line is wide enough. */
export function setText(pieces: readonly Piece[], setting: Own, align: Align = 'left'): Line[] {
  const { width } = setting;
  const lines: Token[][] = [[]];
  let reached = 0;
  for (const cluster of clustersOf(pieces, setting)) {
    const [first] = cluster;
    if (first === undefined) {
      lines.push([]);
      reached = 0;
      continue;
    }
    const isFirst = lines.at(-1)?.length === 0;
    const apart = isFirst ? 0 : first.space;
    if (isFirst || reached + apart + widthOfTokens(cluster) <= width + ROUNDING) {
      lines.at(-1)?.push(...cluster);
      reached += apart + widthOfTokens(cluster);
    } else {
      lines.push([...cluster]);
      reached = widthOfTokens(cluster);
    }
  }
  return lines.filter(({ length }) => length > 0).map((tokens) => lineOf(tokens, width, align, setting.document));
}

/** Tokens that stay together, in the order of the text; an empty cluster ends a line. */
function clustersOf(pieces: readonly Piece[], setting: Own): Token[][] {
  const { width } = setting;
  const clusters: Token[][] = [];
  let isApart = false;
  for (const piece of pieces) {
    if (piece === 'break') {
      clusters.push([]);
      continue;
    }
    const tokens = tokensOf(piece, isApart, setting);
    isApart = 'text' in piece && piece.text.endsWith(' ');
    for (const token of tokens.flatMap((each) => narrowed(each, width))) {
      const last = clusters.at(-1);
      const isGlued = !token.mayBegin && last !== undefined && last.length > 0;
      if (isGlued && widthOfTokens(last) + token.width <= width) last.push(token);
      else clusters.push([token]);
    }
  }
  return clusters;
}

/** The width of tokens side by side, without the space before the first. */
const widthOfTokens = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { width, space }, index) => sum + width + (index > 0 ? space : 0), 0);

export const setWords = (text: string, style: Style, setting: Setting, align?: Align): Line[] =>
  setText([{ text, style }], setting, align);

/** A text on one line. */
export const setLine = (pieces: readonly Piece[], setting: Own): Line | undefined =>
  setText(pieces, { ...setting, width: Infinity })[0];

export const widthOf = (pieces: readonly Piece[], setting: Own): number => setLine(pieces, setting)?.width ?? 0;

/** A letter of a script that runs from right to left. */
const BACKWARD = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The tokens for a mirrored page: each run of words and numbers from left to right is reversed, so that it keeps its order when mirrored. */
function forMirror(tokens: readonly Token[]): Token[] {
  const lettersAt = (at: number): string => tokens[at]?.text?.letters ?? '';
  const isForward = (at: number): boolean => /[\p{L}\d\p{Sc}]/u.test(lettersAt(at)) && !BACKWARD.test(lettersAt(at));
  const order: Token[] = [];
  for (let from = 0; from < tokens.length;) {
    let to = from;
    for (let next = from + 1; isForward(from) && lettersAt(next) !== '' && !BACKWARD.test(lettersAt(next)); next++)
      if (isForward(next)) to = next;
    order.push(...tokens.slice(from, to + 1).toReversed());
    from = to + 1;
  }
  return order;
}

function lineOf(tokens: readonly Token[], width: number, align: Align, document: Document): Line {
  const size = Math.max(...tokens.map((token) => token.size));
  const height = size * LINE_HEIGHT;
  const own = widthOfTokens(tokens);
  const free = Number.isFinite(width) ? width - own : 0;
  const indent = align === 'left' ? 0 : align === 'right' ? free : free / 2;
  const baseline = (height + size * CAPITAL) / 2;
  const placed = (): readonly Token[] => (isMirrored(document) ? forMirror(tokens) : tokens);
  return {
    height,
    width: own + indent,
    baseline,
    draw: (x, y) => {
      let left = x + indent;
      placed().forEach((token, index) => {
        if (index > 0) left += token.space;
        token.draw(left, y + baseline, index === 0);
        left += token.width;
      });
    },
  };
}

function tokensOf(piece: Exclude<Piece, 'break'>, isApart: boolean, { document, drawings, figures }: Own): Token[] {
  const { style } = piece;
  const { face, size, colour } = style;
  if ('sign' in piece) {
    const side = size * SIGN;
    const { isOutline = false, words } = piece;
    const { filled = '', outlined = filled } = drawings.get(piece.sign) ?? {};
    const fillSign = (x: number, y: number): void => {
      document
        .save()
        .translate(x, y)
        .scale(side / FIELD)
        .path(isOutline ? outlined : filled);
      if (isOutline) document.lineWidth(OUTLINE).stroke(colour);
      else document.fill(colour);
      document.restore();
    };
    return [
      {
        width: side,
        size,
        mayBegin: !piece.follows,
        space: size * SIGN_GAP,
        draw: (x, baseline) => {
          const top = baseline - (size * (CAPITAL + SIGN)) / 2;
          const draw = (): void => upright(document, x, side, () => fillSign(x, top));
          if (words === '') draw();
          else figures.push({ words, draw });
        },
      },
    ];
  }
  const space = face.widthOf(' ', size);
  const startsApart = isApart || piece.text.startsWith(' ');
  const words = piece.text.split(' ').filter((word) => word !== '');
  const apart = Math.max(space, size * PIECE_GAP);
  return words.map((letters, index) => wordOf(letters, style, index > 0 ? space : startsApart ? apart : 0));
}

function wordOf(letters: string, style: Style, space: number): Token {
  const { face, size, colour } = style;
  return {
    width: face.widthOf(letters, size),
    size,
    mayBegin: space > 0,
    space,
    // The space before a word is drawn, too, so that words are separate for screen readers and copying.
    draw: (x, baseline, isFirst) => {
      const before = space > 0 || isFirst ? ' ' : '';
      face.draw(before + letters, size, colour, { x: x - face.widthOf(before, size), baseline });
    },
    text: { letters, style },
  };
}

/** Splits a word that is wider than a line. */
function narrowed(token: Token, width: number): Token[] {
  if (token.width <= width || token.text === undefined) return [token];
  const { letters, style } = token.text;
  return partsThatFit(letters, (part) => style.face.widthOf(part, style.size) <= width)
    .filter((part) => part !== '')
    .map((part, index) => ({
      ...wordOf(part, style, 0),
      mayBegin: index > 0 || token.mayBegin,
      space: index > 0 ? 0 : token.space,
    }));
}
