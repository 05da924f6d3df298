/** HTML in a description. parse5's tokenizer gives tags with positions; its tree builder would repair mistakes silently. */
import { words, type Words } from '../diagnostics/words.ts';
import { Tokenizer, type Token, type TokenHandler } from 'parse5';
import type { RichNode, RichTag } from '../../src/terms/rich-text.ts';
import { isHttps } from './links.ts';

/** A problem of the HTML in a description, with its index in the text. */
export type HtmlProblem = { readonly index: number; readonly message: Words; readonly hint: Words };

/** The allowed elements, each with the open elements that a browser would close implicitly at its start. */
const TAGS: Readonly<Record<RichTag, readonly RichTag[]>> = {
  a: ['a'],
  b: [],
  br: [],
  em: [],
  i: [],
  li: ['p'],
  ol: ['p'],
  p: ['p'],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  u: [],
  ul: ['p'],
};

const ALLOWED = words('elementsAre');
const NO_TAG = [words('neitherTextNorTag'), ALLOWED] as const;

/** Limit of nested elements; a description needs three or four. */
const MAX_DEPTH = 20;

/** Parses a description: only RichTag elements, properly nested, and no attribute except an https `href` (menu language, 'HTML'). */
export function parseHtml(text: string): { readonly nodes: RichNode[]; readonly problems: HtmlProblem[] } {
  const { nodes, problems } = new HtmlReader(text);
  return { nodes, problems: problems.toSorted((one, other) => one.index - other.index) };
}

type Open = { readonly tag: RichTag; readonly index: number; readonly children: RichNode[]; readonly href?: string };

class HtmlReader implements TokenHandler {
  readonly nodes: RichNode[] = [];
  readonly problems: HtmlProblem[] = [];
  readonly #written: string;
  readonly #open: Open[] = [];
  /** Open elements that are not allowed: their end tags are not reported again. */
  readonly #refused: string[] = [];
  /** Where the last token ended. */
  #end = 0;
  #isTagCutOff = false;

  constructor(written: string) {
    this.#written = written;
    new Tokenizer({ sourceCodeLocationInfo: true }, this).write(written, true);
  }

  onCharacter({ chars, location }: Token.CharacterToken): void {
    this.#end = location?.endOffset ?? this.#end;
    const last = this.#children.at(-1);
    if (typeof last === 'string') this.#children[this.#children.length - 1] = last + chars;
    else this.#children.push(chars);
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(token: Token.CharacterToken): void {
    this.#report(this.#startOf(token), words('badCharacter'), words('deleteIt'));
  }

  onStartTag(token: Token.TagToken): void {
    const index = this.#startOf(token);
    const tag = richTag(token.tagName);
    if (tag === undefined) {
      this.#refused.push(token.tagName);
      this.#refuse(index);
      return;
    }
    const href = this.#readAttributes(token, tag, index);
    const outer = this.#open.find((open) => this.#endsAt(open.tag, tag));
    if (outer !== undefined) {
      this.#report(index, words('cannotStandInside', tag, outer.tag), words('closeBefore', outer.tag));
    }
    if (tag === 'br') {
      this.#children.push(['br', []]);
    } else if (this.#open.length < MAX_DEPTH) {
      this.#open.push({ tag, index, children: [], ...(href === undefined ? {} : { href }) });
    } else {
      this.#refused.push(tag);
      this.#report(index, words('tooManyElements', tag), words('closeThose'));
    }
  }

  onEndTag(token: Token.TagToken): void {
    const index = this.#startOf(token);
    const tag = richTag(token.tagName);
    const refused = this.#refused.lastIndexOf(token.tagName);
    const depth = this.#open.findLastIndex((open) => open.tag === tag);
    if (tag === 'br') this.#children.push(['br', []]);
    else if (depth !== -1) this.#close(depth);
    else if (refused !== -1) this.#refused.splice(refused, 1);
    else if (tag === undefined) this.#refuse(index);
    else this.#report(index, words('endsNothing', tag), words('deleteOrOpen', tag));
  }

  onComment(token: Token.CommentToken): void {
    this.#report(this.#startOf(token), ...NO_TAG);
  }

  onDoctype(token: Token.DoctypeToken): void {
    this.#report(this.#startOf(token), ...NO_TAG);
  }

  onEof(): void {
    if (this.#isTagCutOff) {
      const name = this.#nameAt(this.#end).replace('/', '');
      this.#report(this.#end, words('tagNotEnded', name), words('writeEnding'));
    }
    this.#close(0, true);
  }

  /** Reports only errors that lose or change text; other errors show in the tokens. */
  onParseError({ code, startOffset }: Parameters<NonNullable<TokenHandler['onParseError']>>[0]): void {
    const before = this.#written.slice(0, startOffset + 1);
    if (code.includes('character-reference')) {
      const index = before.lastIndexOf('&');
      const whole = /^&#?\w*;?/.exec(this.#written.slice(index))?.[0] ?? '&';
      const hint = words(whole.endsWith(';') ? 'writeCharacter' : 'writeCharacterOrAmp');
      this.#report(index, words('noEntity', whole), hint);
    } else if (code === 'missing-end-tag-name' || (code === 'eof-before-tag-name' && before.endsWith('</'))) {
      this.#report(before.lastIndexOf('</'), ...NO_TAG);
    } else if (code === 'duplicate-attribute') {
      // The tokenizer's position is after the attribute's name.
      let index = startOffset;
      while (index > 0 && !/[\s/>]/.test(this.#written.charAt(index - 1))) index--;
      this.#report(index, words('attributeTwice'), words('deleteOneOfTwo'));
    } else if (code === 'eof-in-tag') {
      this.#isTagCutOff = true;
    }
  }

  get #children(): RichNode[] {
    return this.#open.at(-1)?.children ?? this.nodes;
  }

  #startOf({ location }: Token.Token): number {
    this.#end = location?.endOffset ?? this.#end;
    return location?.startOffset ?? 0;
  }

  /** '</B' */
  #nameAt(index: number): string {
    return /^<\/?[^\s/>]*/.exec(this.#written.slice(index))?.[0] ?? '<';
  }

  #report(index: number, message: Words, hint: Words): void {
    this.problems.push({ index, message, hint });
  }

  #refuse(index: number): void {
    this.#report(index, words('badElement', this.#nameAt(index)), ALLOWED);
  }

  /** The address of a link. */
  #readAttributes({ attrs, location }: Token.TagToken, tag: RichTag, index: number): string | undefined {
    let address: string | undefined;
    for (const { name, value } of attrs) {
      const { startOffset = index, endOffset = index } = location?.attrs?.[name] ?? {};
      if (tag !== 'a' || name !== 'href') {
        this.#report(startOffset, words('badAttribute', name), words('onlyHref'));
      } else if (isHttps(value)) {
        address = value;
      } else {
        const lead = /^[^=]*=?\s*["']?/.exec(this.#written.slice(startOffset, endOffset))?.[0].length ?? 0;
        this.#report(startOffset + lead, words('notHttps', value), words('writeHttps'));
      }
    }
    if (tag === 'a' && attrs.length === 0) this.#report(index, words('noHref'), words('writeHref'));
    return address;
  }

  /** Closes open elements down to a depth. Inner ones lack an end tag; `isAtEnd`: the outer one lacks it, too. */
  #close(depth: number, isAtEnd = false): void {
    while (this.#open.length > depth) {
      const open = this.#open.pop();
      if (open === undefined) return;
      const { tag, index, children, href } = open;
      if (isAtEnd || this.#open.length > depth) {
        this.#report(index, words('elementNotClosed', tag), words('closeElement', tag));
      }
      this.#children.push(href === undefined ? [tag, children] : [tag, children, href]);
    }
  }

  /** Whether a browser would end `outer` where `inner` begins. */
  #endsAt(outer: RichTag, inner: RichTag): boolean {
    if (outer === 'li') return inner === 'li' && !['ul', 'ol'].includes(this.#open.at(-1)?.tag ?? '');
    return TAGS[inner].includes(outer);
  }
}

const richTag = (name: string): RichTag | undefined => (Object.hasOwn(TAGS, name) ? (name as RichTag) : undefined);
