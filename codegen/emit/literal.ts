/**
 * Prints data as a TypeScript literal, laid out as a person with a formatter would: two spaces, single quotes, trailing
 * commas, 120 columns, and what fits on one line stays on one line.
 */
const WIDTH = 120;
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$_]*$/u;

/** An expression to be printed as it stands. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Composite = readonly (Value | undefined)[] | { readonly [key: string]: Value | undefined };
type Part = readonly [name: string, Value];
export type Value = string | number | boolean | Code | Composite;

/** `column`: how much of the first line is taken by what stands before the value. */
export function literal(value: Value, column = 0, indent = ''): string {
  if (!isComposite(value)) return scalar(value);
  const flat = onOneLine(value, WIDTH - column - 1);
  if (flat !== undefined) return flat;
  const lines = parts(value).map(([name, part]) => `${line(name, part, `${indent}  `)},\n`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join('')}${indent}${close}`;
}

/** A text in quotes: single ones, unless double ones need fewer escapes. */
export function quoted(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  // Half a character (Cs) would be lost in the file; line separators are legal in quotes, but tools count lines by them.
  const escaped = text.replace(/[\\\p{Cc}\p{Cs}\u2028\u2029\uFEFF]/gu, (part) => ESCAPES[part] ?? unicodeEscape(part));
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function line(name: string, value: Value, indent: string): string {
  const text = literal(value, indent.length + name.length, indent);
  const tooLong = typeof value === 'string' && indent.length + name.length + text.length + 1 > WIDTH;
  // Formatters move a long text below its key, unless the key is so short that nothing is won.
  return tooLong && name.length > 6 ? `${indent}${name.trimEnd()}\n${indent}  ${text}` : indent + name + text;
}

function propertyName(key: string): string {
  return IDENTIFIER.test(key) ? key : quoted(key);
}

function scalar(value: string | number | boolean | Code): string {
  if (value instanceof Code) return value.text;
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** The value on one line; undefined where it is longer than `room` or where a formatter would break it anyway. */
function onOneLine(value: Value, room: number): string | undefined {
  if (room < 0) return undefined;
  if (!isComposite(value)) {
    const text = scalar(value);
    return text.length <= room ? text : undefined;
  }
  const list = Array.isArray(value);
  const items = parts(value);
  if (items.length === 0) return list ? '[]' : '{}';
  if (list && isTable(items)) return undefined;
  const texts: string[] = [];
  let left = room - (list ? 2 : 4);
  for (const [name, item] of items) {
    const text = onOneLine(item, left - name.length);
    if (text === undefined) return undefined;
    texts.push(name + text);
    left -= name.length + text.length + 2;
  }
  return list ? `[${texts.join(', ')}]` : `{ ${texts.join(', ')} }`;
}

/** Several objects, or several lists, of more than one part each: every one gets a line of its own. */
function isTable(items: readonly Part[]): boolean {
  const ofLists = Array.isArray(items[0]?.[1]);
  return (
    items.length > 1 &&
    items.every(([, item]) => isComposite(item) && Array.isArray(item) === ofLists && parts(item).length > 1)
  );
}

/** The parts of a list or an object, each with what stands before it. */
function parts(value: Composite): Part[] {
  const named: (readonly [string, Value | undefined])[] = Array.isArray(value)
    ? value.map((item: Value | undefined) => ['', item] as const)
    : Object.entries(value).map(
        ([key, item]) => [isShorthand(key, item) ? '' : `${propertyName(key)}: `, item] as const,
      );
  return named.filter((part): part is Part => part[1] !== undefined);
}

/** `{ es }` instead of `{ es: es }`. */
function isShorthand(key: string, value: Value | undefined): boolean {
  return value instanceof Code && value.text === key;
}

function isComposite(value: Value): value is Composite {
  return typeof value === 'object' && !(value instanceof Code);
}
