import type { RichNode, RichTag } from '../../src/menu/model.ts';
import { readTag, type HtmlProblem, type Tag } from './html-tag.ts';

export type Html = { readonly nodes: RichNode[]; readonly problems: HtmlProblem[] };

type Open = { tag: RichTag; index: number; children: RichNode[]; href?: string };

/** Elements that a browser would take out of a paragraph. */
const BLOCKS: ReadonlySet<RichTag> = new Set(['p', 'ul', 'ol', 'li']);

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

/**
 * The elements of a description that may hold HTML: only the tags of RichTag, properly nested and closed, no attribute but an
 * https `href` of `a`. All else is a problem at its place (contract of the menu language, 'HTML').
 */
export function parseHtml(text: string): Html {
  const problems: HtmlProblem[] = [];
  const root: RichNode[] = [];
  const stack: Open[] = [];
  /** Names of elements that may not be used and are open. */
  const refused: string[] = [];
  let plain = '';

  const children = (): RichNode[] => stack.at(-1)?.children ?? root;
  const flush = (): void => {
    if (plain !== '') children().push(plain);
    plain = '';
  };
  const close = (open: Open): void => {
    stack.pop();
    children().push(open.href === undefined ? [open.tag, open.children] : [open.tag, open.children, open.href]);
  };
  const end = (tag: Tag & { kind: 'close' }): void => {
    const open = stack.findLast(({ tag: name }) => name === tag.name);
    if (open === undefined) {
      problems.push({
        index: tag.index,
        message: `</${tag.name}> closes nothing.`,
        hint: `delete it, or open <${tag.name}> before`,
      });
      return;
    }
    while (stack.at(-1) !== open) {
      const inner = stack.at(-1);
      if (inner === undefined) return;
      problems.push(unclosed(inner));
      close(inner);
    }
    close(open);
  };

  let index = 0;
  while (index < text.length) {
    const character = text[index];
    if (character === '<') {
      const tag = readTag(text, index);
      index = tag.end;
      if (tag.kind === 'text') {
        plain += tag.text;
        continue;
      }
      flush();
      if (tag.kind === 'problem') {
        if (tag.opens !== undefined) refused.push(tag.opens);
        // The end of what was refused is no second problem.
        const begin = tag.closes === undefined ? -1 : refused.lastIndexOf(tag.closes);
        if (begin === -1) problems.push(...tag.problems);
        else refused.splice(begin, 1);
      }
      if (tag.kind === 'close') end(tag);
      if (tag.kind === 'open') {
        problems.push(...tag.problems);
        const outer = stack.find((open) => clash(open.tag, tag.name, stack));
        if (outer !== undefined) {
          problems.push({
            index: tag.index,
            message: `<${tag.name}> cannot stand inside <${outer.tag}>.`,
            hint: `close it with </${outer.tag}> before`,
          });
        }
        if (tag.name === 'br') children().push(['br', []]);
        else {
          const open: Open = { tag: tag.name, index: tag.index, children: [] };
          if (tag.href !== undefined) open.href = tag.href;
          stack.push(open);
        }
      }
    } else if (character === '&') {
      const entity = readEntity(text, index);
      if (entity.problem) problems.push(entity.problem);
      plain += entity.text;
      index = entity.end;
    } else {
      plain += character;
      index++;
    }
  }
  flush();
  for (let open = stack.at(-1); open !== undefined; open = stack.at(-1)) {
    problems.push(unclosed(open));
    close(open);
  }
  return { nodes: root, problems: problems.toSorted((one, other) => one.index - other.index) };
}

function unclosed({ tag, index }: Open): HtmlProblem {
  return { index, message: `<${tag}> is not closed.`, hint: `write </${tag}> after the text` };
}

/** Whether a browser would end `outer` where `inner` begins, so that the page would not be what the editor wrote. */
function clash(outer: RichTag, inner: RichTag, stack: readonly Open[]): boolean {
  if (outer === 'p') return BLOCKS.has(inner);
  if (outer === 'a') return inner === 'a';
  return outer === 'li' && inner === 'li' && !['ul', 'ol'].includes(stack.at(-1)?.tag ?? '');
}

function readEntity(text: string, index: number): { text: string; end: number; problem?: HtmlProblem } {
  ENTITY.lastIndex = index;
  const match = ENTITY.exec(text);
  if (match === null) return { text: '&', end: index + 1 };
  const [whole, decimal, hexadecimal, name] = match;
  const end = index + whole.length;
  if (name !== undefined) {
    const known = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
    if (known !== undefined) return { text: known, end };
  } else {
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
    if (code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)) {
      return { text: String.fromCodePoint(code), end };
    }
  }
  return {
    text: whole,
    end,
    problem: { index, message: `${whole} is no character that can be used here.`, hint: 'write the character itself' },
  };
}
