import { type Document, isMirrored } from '../paper/document.ts';
import type { Line } from './block.ts';
import { drawSign, type Sign } from './drawings.ts';
import type { Setting, Style } from './setting.ts';

/** A part of a paragraph. */
export type Piece =
  | { readonly text: string; readonly style: Style }
  /** A sign; its words are for those who hear it, none where they stand beside it. */
  | {
      readonly sign: Sign;
      readonly words: string;
      readonly isOutline: boolean;
      readonly style: Style;
      /** It goes on a line with the sign before it. */
      readonly follows: boolean;
    }
  | 'break';

/** What cannot be parted: a word, or a sign. */
type Token = {
  readonly width: number;
  readonly size: number;
  /** A line may begin with it. */
  readonly mayBegin: boolean;
  /** The white before it, within a line. */
  readonly space: number;
  readonly draw: (x: number, baseline: number, isFirst: boolean) => void;
  /** The word and the white after it, to be broken where no line is wide enough. */
  readonly text?: { readonly letters: string; readonly style: Style };
};

export type Shape = {
  readonly width: number;
  readonly align?: 'left' | 'centre' | 'right';
};

/** The height of a line, that of a capital letter, and a sign's size, as parts of the size of the text. */
const LINE_HEIGHT = 1.32;
const CAPITAL = 0.7;
const SIGN = 1.05;
const SIGN_GAP = 0.22;
/** The least white before a piece of another style. */
const PIECE_GAP = 0.4;

/** What two sums of widths may differ by. */
const ROUNDING = 0.01;

type Own = Pick<Setting, 'document' | 'drawings' | 'figures'>;

/** Sets a paragraph in lines of a width. A piece without white before it stays with what it follows, where a line is wide enough. */
export function setText(pieces: readonly Piece[], { width, align = 'left' }: Shape, setting: Own): Line[] {
  const lines: Token[][] = [[]];
  let reached = 0;
  for (const cluster of clustersOf(pieces, width, setting)) {
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

/** What is not parted, in the order of the text; an empty one is the end of a line. */
function clustersOf(pieces: readonly Piece[], width: number, setting: Own): Token[][] {
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

/** The width of tokens side by side, without the white before the first. */
const widthOfTokens = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { width, space }, index) => sum + width + (index > 0 ? space : 0), 0);

/** The width of pieces on one line. */
export function widthOf(pieces: readonly Piece[], setting: Own): number {
  return Math.max(0, ...setText(pieces, { width: Infinity }, setting).map(({ width }) => width));
}

/** A letter of a script that runs from left to right. */
const FORWARD = /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;

/** Words that run from left to right keep their order on a mirrored page: each row of them is turned round. */
function forMirror(tokens: readonly Token[]): Token[] {
  const isForward = ({ text }: Token): boolean => text !== undefined && FORWARD.test(text.letters);
  const order: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const from = at;
    while (tokens[at + 1] !== undefined && isForward(tokens[from] as Token) && isForward(tokens[at + 1] as Token)) at++;
    order.push(...tokens.slice(from, at + 1).toReversed());
  }
  return order;
}

function lineOf(tokens: readonly Token[], width: number, align: Shape['align'], document: Document): Line {
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
    const { isOutline, words } = piece;
    const path = (isOutline && drawings.outlined.get(piece.sign)) || (drawings.filled.get(piece.sign) ?? '');
    return [
      {
        width: side,
        size,
        mayBegin: !piece.follows,
        space: size * SIGN_GAP,
        draw: (x, baseline) => {
          const top = baseline - (size * (CAPITAL + SIGN)) / 2;
          const draw = (): void => drawSign(document, path, { colour, size: side, isOutline }, x, top);
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
    // The white before a word is drawn, too, so that it is apart for those who hear or copy the text.
    draw: (x, baseline, isFirst) => {
      const before = space > 0 || isFirst ? ' ' : '';
      face.draw(before + letters, size, colour, { x: x - face.widthOf(before, size), baseline });
    },
    text: { letters, style },
  };
}

/** A word that is wider than any line, in parts that are not. */
function narrowed(token: Token, width: number): Token[] {
  if (token.width <= width || token.text === undefined) return [token];
  const { letters, style } = token.text;
  const parts = [''];
  for (const letter of letters) {
    const longer = `${parts.at(-1)}${letter}`;
    if (style.face.widthOf(longer, style.size) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts
    .filter((part) => part !== '')
    .map((part, index) => ({
      ...wordOf(part, style, 0),
      mayBegin: index > 0 || token.mayBegin,
      space: index > 0 ? 0 : token.space,
    }));
}
