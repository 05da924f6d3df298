import { Composer, Lexer, Parser, YAMLParseError, type Document, type YAMLError } from 'yaml';
import { MAX_DEPTH } from './source-file.ts';

/** In `failsafe`, every scalar is a text: the field and not YAML decides what `7 Up`, `1906`, `No` or `3.50` means. */
export type Schema = 'failsafe' | 'yaml-1.1';

const OPTIONS = { uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;

export type Composed = {
  readonly document: Document.Parsed;
  /** In the order in which the parser found them. */
  readonly errors: readonly YAMLError[];
};

/** The parsed YAML of a file, or the offset at which it is too deep. Errors get no stack: stacks would take most of the time. */
export function compose(text: string, schema: Schema = 'failsafe'): Composed | { tooDeepAt: number } {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return composed(text, schema);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function composed(text: string, schema: Schema): Composed | { tooDeepAt: number } {
  const lexer = new Lexer();
  const parser = new Parser();
  const composer = new Composer({ ...OPTIONS, schema });
  const documents: Document.Parsed[] = [];
  for (const lexeme of lexer.lex(text)) {
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    if (parser.stack.length > MAX_DEPTH) return { tooDeepAt: parser.offset };
    if (documents.length > 1) break;
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));
  const [document, second] = documents;
  if (document === undefined) throw new Error('The YAML package gave no document.');
  const errors: YAMLError[] = [...document.errors, ...document.warnings];
  if (second !== undefined) errors.push(new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', ''));
  return { document, errors };
}
