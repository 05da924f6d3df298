import type { RichTag } from '../../src/menu/model.ts';
import { isHttps } from './https.ts';

/** What is wrong with the HTML of a description, and where in the text. */
export type HtmlProblem = { readonly index: number; readonly message: string; readonly hint: string };

const TAGS = [
  'a',
  'b',
  'br',
  'em',
  'i',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'ul',
] as const satisfies readonly RichTag[];

const ALLOWED = 'only b strong i em u br p ul ol li span a small sup sub can be used';

/** What begins with `<` in a text. `end` is where the text goes on. */
export type Tag =
  | { kind: 'text'; text: string; end: number }
  | { kind: 'open'; name: RichTag; href?: string; index: number; end: number; problems: HtmlProblem[] }
  | { kind: 'close'; name: RichTag; index: number; end: number }
  | { kind: 'problem'; end: number; problems: HtmlProblem[]; opens?: string; closes?: string };

const NAME = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

/** Reads the tag at an index. A `<` that no letter, slash or mark follows is text, as in 'menos de <3 €'. */
export function readTag(text: string, index: number): Tag {
  NAME.lastIndex = index;
  const match = NAME.exec(text);
  if (match === null) {
    if (!'!?/'.includes(text[index + 1] ?? ' ')) return { kind: 'text', text: '<', end: index + 1 };
    const close = text.indexOf('>', index);
    return {
      kind: 'problem',
      end: close === -1 ? text.length : close + 1,
      problems: [{ index, message: 'This is neither text nor a tag that can be used here.', hint: ALLOWED }],
    };
  }
  const [whole, slash, written = ''] = match;
  const name = TAGS.find((tag) => tag === written.toLowerCase());
  const { attributes, end, closed } = readAttributes(text, index + whole.length);
  if (!closed) {
    return {
      kind: 'problem',
      end,
      problems: [{ index, message: `The tag <${written} has no ending >.`, hint: 'write > after it' }],
    };
  }
  if (name === undefined) {
    return {
      kind: 'problem',
      end,
      problems: [{ index, message: `<${slash}${written}> cannot be used here.`, hint: ALLOWED }],
      [slash === '/' ? 'closes' : 'opens']: written.toLowerCase(),
    };
  }
  if (slash === '/' && name !== 'br') return { kind: 'close', name, index, end };
  const problems: HtmlProblem[] = [];
  let href: string | undefined;
  for (const attribute of attributes) {
    if (name !== 'a' || attribute.name !== 'href') {
      problems.push({
        index: attribute.index,
        message: `The attribute "${attribute.name}" cannot be used here.`,
        hint: 'only an https href of <a> can be used',
      });
    } else if (isHttps(attribute.value)) {
      href = attribute.value;
    } else {
      problems.push({
        index: attribute.valueIndex,
        message: `"${attribute.value}" is no https address.`,
        hint: 'write an address that starts with https://',
      });
    }
  }
  if (name === 'a' && href === undefined && problems.length === 0) {
    problems.push({ index, message: '<a> has no address.', hint: 'write <a href="https://…">' });
  }
  return { kind: 'open', name, index, end, problems, ...(href === undefined ? {} : { href }) };
}

type Attribute = { name: string; value: string; index: number; valueIndex: number };

function readAttributes(text: string, from: number): { attributes: Attribute[]; end: number; closed: boolean } {
  const attributes: Attribute[] = [];
  let at = from;
  for (;;) {
    while (at < text.length && /[\s/]/.test(text[at] ?? '')) at++;
    if (at >= text.length) return { attributes, end: at, closed: false };
    if (text[at] === '>') return { attributes, end: at + 1, closed: true };
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(text);
    if (match === null) {
      // A stray sign such as `=`: an attribute of its own.
      attributes.push({ name: text[at] ?? '', value: '', index: at, valueIndex: at });
      at++;
      continue;
    }
    const [whole, name = '', double, single, bare] = match;
    const value = double ?? single ?? bare ?? '';
    const quote = bare === undefined && value !== '' ? 1 : 0;
    attributes.push({
      name: name.toLowerCase(),
      value,
      index: at,
      valueIndex: at + whole.length - value.length - quote,
    });
    at += whole.length;
  }
}
