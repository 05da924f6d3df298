/** Prints data as a TypeScript literal in the formatter's layout: two spaces, single quotes, trailing commas, 120 columns. */
const WIDTH = 120;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** Texts that need no escapes in single quotes: no quote, backslash, control character, surrogate or line separator. */
const PLAIN = /^[ -&(-[\]-~\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFF]*$/;

/** An expression that is printed verbatim. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A call with these parameters. */
export class Call {
  readonly name: string;
  readonly parameters: readonly Value[];
  constructor(name: string, parameters: readonly Value[]) {
    this.name = name;
    this.parameters = parameters;
  }
}

type Composite =
  | readonly (Value | undefined)[]
  | ReadonlyMap<string, Value>
  | { readonly [key: string]: Value | undefined };
/** A map is printed as an object in insertion order, which an object with keys like '1906' would not keep. */
export type Value = string | number | boolean | Code | Call | Composite;

/** A value prepared for printing: the text of a scalar, or a list, object or call that may need line breaks. */
type Layout = string | Block;
type Block = {
  readonly kind: 'list' | 'object' | 'call';
  readonly open: string;
  readonly close: string;
  readonly parts: readonly Part[];
  readonly flat: string | undefined;
};
/** A value with its prefix: `key: ` or ''. */
type Part = readonly [name: string, layout: Layout];

/** Prints a value. `column` is the width of the text before it on its first line. */
export function literal(value: Value, column = 0): string {
  return print(layOut(value), column, '');
}

/** A quoted text: in single quotes, unless double ones need fewer escapes. */
export function quoted(text: string): string {
  if (PLAIN.test(text)) return `'${text}'`;
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  // Lone surrogates (Cs) would be lost in the file; line separators are legal in quotes, but some tools count lines by them.
  const escaped = text.replace(
    /[\\\p{Cc}\p{Cs}\u2028\u2029\uFEFF]/gu,
    (part) => ESCAPES[part] ?? `\\u${part.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function layOut(value: Value): Layout {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object') return String(value);
  if (value instanceof Code) return value.text;
  if (value instanceof Call) return block('call', `${value.name}(`, ')', namelessParts(value.parameters));
  if (Array.isArray(value)) return block('list', '[', ']', namelessParts(value));
  const parts: Part[] = [];
  for (const [key, item] of value instanceof Map ? value : Object.entries(value as Record<string, Value | undefined>)) {
    if (item === undefined) continue;
    // `{ es }` instead of `{ es: es }`.
    const isShorthand = item instanceof Code && item.text === key;
    parts.push([isShorthand ? '' : `${propertyName(key)}: `, layOut(item)]);
  }
  return block('object', '{', '}', parts);
}

function namelessParts(values: readonly (Value | undefined)[]): Part[] {
  return values.filter((value) => value !== undefined).map((value) => ['', layOut(value)]);
}

function block(kind: Block['kind'], open: string, close: string, parts: readonly Part[]): Block {
  return { kind, open, close, parts, flat: onOneLine(kind, open, close, parts) };
}

export function propertyName(key: string): string {
  return IDENTIFIER.test(key) ? key : quoted(key);
}

/** The text on one line; undefined if it is longer than a line, or if the formatter would break it anyway. */
function onOneLine(kind: Block['kind'], open: string, close: string, parts: readonly Part[]): string | undefined {
  if (kind === 'list' && isTable(parts)) return undefined;
  let text = '';
  for (const [name, layout] of parts) {
    const flat = typeof layout === 'string' ? layout : layout.flat;
    if (flat === undefined || text.length > WIDTH) return undefined;
    text += `${text === '' ? '' : ', '}${name}${flat}`;
  }
  const space = kind === 'object' && text !== '' ? ' ' : '';
  return open + space + text + space + close;
}

/** Whether the parts are several objects, or several lists, of more than one part each: then each gets its own line. */
function isTable(parts: readonly Part[]): boolean {
  const [, first] = parts[0] ?? [];
  if (parts.length < 2 || typeof first !== 'object' || first.kind === 'call') return false;
  return parts.every(
    ([, layout]) => typeof layout === 'object' && layout.kind === first.kind && layout.parts.length > 1,
  );
}

function print(layout: Layout, column: number, indent: string): string {
  if (typeof layout === 'string') return layout;
  const { kind, open, close, parts, flat } = layout;
  if (flat !== undefined && column + flat.length < WIDTH) return flat;
  const hugged = kind === 'call' ? hugLast(layout, column, indent) : undefined;
  if (hugged !== undefined) return hugged;
  const inner = `${indent}  `;
  let text = `${open}\n`;
  for (const [name, part] of parts) text += `${inner}${line(name, part, inner)},\n`;
  return text + indent + close;
}

/** Breaks a call inside its last argument, an object or a list: `full('pan', 2, [], {`. Undefined if that is not possible. */
function hugLast({ open, close, parts }: Block, column: number, indent: string): string | undefined {
  const last = parts.at(-1)?.[1];
  if (typeof last !== 'object' || last.kind === 'call') return undefined;
  const before = parts.slice(0, -1).map(([, layout]) => (typeof layout === 'string' ? layout : layout.flat));
  const start = open + before.map((text) => `${text}, `).join('');
  if (before.includes(undefined) || column + start.length + 1 > WIDTH) return undefined;
  return start + print({ ...last, flat: undefined }, 0, indent) + close;
}

function line(name: string, layout: Layout, indent: string): string {
  const text = print(layout, indent.length + name.length, indent);
  const tooLong = typeof layout === 'string' && indent.length + name.length + text.length >= WIDTH;
  // The formatter moves a long text below its key, unless the key is too short for that to help.
  return tooLong && name.length > 6 ? `${name.trimEnd()}\n${indent}  ${text}` : name + text;
}
