import type { RichNode } from '../../src/menu/model.ts';
import { readTag, type HtmlProblem } from './html-tag.ts';
import { HtmlTree } from './html-tree.ts';

export type Html = { readonly nodes: RichNode[]; readonly problems: HtmlProblem[] };

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  euro: '€',
};

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]*));/y;
const TEXT = /[^<&]+/y;

/**
 * The elements of a description that may hold HTML: only the tags of RichTag, properly nested and closed, no attribute but an
 * https `href` of `a`. All else is a problem at its place (contract of the menu language, 'HTML').
 */
export function parseHtml(text: string): Html {
  const tree = new HtmlTree();
  let index = 0;
  while (index < text.length) {
    if (text[index] === '<') {
      const tag = readTag(text, index);
      if (tag.kind === 'text') tree.addText(tag.text);
      else tree.addTag(tag);
      index = tag.end;
    } else if (text[index] === '&') {
      const entity = readEntity(text, index);
      if (entity.problem !== undefined) tree.problems.push(entity.problem);
      tree.addText(entity.text);
      index = entity.end;
    } else {
      TEXT.lastIndex = index;
      const plain = TEXT.exec(text)?.[0] ?? '';
      tree.addText(plain);
      index += plain.length;
    }
  }
  tree.finish();
  return { nodes: tree.nodes, problems: tree.problems.toSorted((one, other) => one.index - other.index) };
}

function readEntity(text: string, index: number): { text: string; end: number; problem?: HtmlProblem } {
  ENTITY.lastIndex = index;
  const match = ENTITY.exec(text);
  if (match === null) return { text: '&', end: index + 1 };
  const [whole, decimal, hexadecimal, name] = match;
  const end = index + whole.length;
  const character = name === undefined ? numbered(decimal, hexadecimal) : named(name);
  if (character !== undefined) return { text: character, end };
  const message = `${whole} is no character that can be used here.`;
  return { text: whole, end, problem: { index, message, hint: 'write the character itself' } };
}

function named(name: string): string | undefined {
  return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
}

function numbered(decimal: string | undefined, hexadecimal = ''): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number.parseInt(decimal, 10);
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
