import type { RichNode, RichTag } from '../../src/menu/model.ts';
import type { HtmlProblem, Tag } from './html-tag.ts';

type Open = { tag: RichTag; index: number; children: RichNode[]; href?: string };

/** Elements that a browser would take out of a paragraph. */
const BLOCKS: ReadonlySet<RichTag> = new Set(['p', 'ul', 'ol', 'li']);

/** Elements within elements; a description needs three or four. */
const MAX_DEPTH = 20;

/** Elements are properly nested and closed. */
export class HtmlTree {
  readonly nodes: RichNode[] = [];
  readonly problems: HtmlProblem[] = [];
  readonly #open: Open[] = [];
  /** Names of elements that may not be used and are open. */
  readonly #refused: string[] = [];
  #text = '';

  addText(text: string): void {
    this.#text += text;
  }

  addTag(tag: Exclude<Tag, { kind: 'text' }>): void {
    this.#flush();
    if (tag.kind === 'open') this.#begin(tag);
    else if (tag.kind === 'close') this.#end(tag);
    else this.#refuse(tag);
  }

  /** Closes what is still open, which is a problem of each. */
  finish(): void {
    this.#flush();
    for (let open = this.#open.at(-1); open !== undefined; open = this.#open.at(-1)) this.#closeUnclosed(open);
  }

  get #children(): RichNode[] {
    return this.#open.at(-1)?.children ?? this.nodes;
  }

  #flush(): void {
    if (this.#text !== '') this.#children.push(this.#text);
    this.#text = '';
  }

  #begin({ name, href, index, problems }: Extract<Tag, { kind: 'open' }>): void {
    for (const problem of problems) this.problems.push(problem);
    const outer = this.#open.find(({ tag }) => this.#clash(tag, name));
    if (outer !== undefined) {
      const message = `<${name}> cannot stand inside <${outer.tag}>.`;
      this.problems.push({ index, message, hint: `close it with </${outer.tag}> before` });
    }
    if (name === 'br') {
      this.#children.push(['br', []]);
      return;
    }
    if (this.#open.length === MAX_DEPTH) {
      this.#refuse({
        opens: name,
        problems: [{ index, message: `<${name}> stands inside too many elements.`, hint: 'close those before it' }],
      });
      return;
    }
    this.#open.push({ tag: name, index, children: [], ...(href === undefined ? {} : { href }) });
  }

  #end({ name, index }: Extract<Tag, { kind: 'close' }>): void {
    const open = this.#open.findLast(({ tag }) => tag === name);
    if (open === undefined) {
      this.problems.push({ index, message: `</${name}> closes nothing.`, hint: `delete it, or open <${name}> before` });
      return;
    }
    for (let inner = this.#open.at(-1); inner !== undefined && inner !== open; inner = this.#open.at(-1)) {
      this.#closeUnclosed(inner);
    }
    this.#close(open);
  }

  #refuse({ problems, opens, closes }: Pick<Extract<Tag, { kind: 'problem' }>, 'problems' | 'opens' | 'closes'>): void {
    if (opens !== undefined) this.#refused.push(opens);
    // The end of what was refused is no second problem.
    const begin = closes === undefined ? -1 : this.#refused.lastIndexOf(closes);
    if (begin === -1) this.problems.push(...problems);
    else this.#refused.splice(begin, 1);
  }

  #closeUnclosed(open: Open): void {
    const { tag, index } = open;
    this.problems.push({ index, message: `<${tag}> is not closed.`, hint: `write </${tag}> after the text` });
    this.#close(open);
  }

  #close(open: Open): void {
    this.#open.pop();
    const { tag, children, href } = open;
    this.#children.push(href === undefined ? [tag, children] : [tag, children, href]);
  }

  /** Whether a browser would end `outer` where `inner` begins, so that the page would not be what the editor wrote. */
  #clash(outer: RichTag, inner: RichTag): boolean {
    if (outer === 'p') return BLOCKS.has(inner);
    if (outer === 'a') return inner === 'a';
    return outer === 'li' && inner === 'li' && !['ul', 'ol'].includes(this.#open.at(-1)?.tag ?? '');
  }
}
