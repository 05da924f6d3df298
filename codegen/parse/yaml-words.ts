import { isScalar, Scalar, visit, type Document, type YAMLError } from 'yaml';
import { lineAfter, lineAt, type Line } from './line.ts';

/** A problem of YAML in an editor's words, and the change that would let the rest of the file be read. */
export type YamlProblem = {
  readonly at: number;
  readonly message: string;
  readonly hint: string;
  /** Only where what was meant is beyond doubt. */
  readonly repair?: { readonly from: number; readonly to: number; readonly text: string };
};

/** What YAML gives a meaning of its own at the start of a key or value. */
const SPECIAL = '@`&*!%{["\'|>';

/** Names of the fields of the menu language: what stands behind them is a value, whatever it holds. */
export type IsFieldName = (word: string) => boolean;

/** Explains the first of YAML's errors; the others often follow from it. */
export function explain(text: string, error: YAMLError, document: Document, isFieldName: IsFieldName): YamlProblem {
  const at = error.pos[0];
  const quote = openedQuote(text, error, document);
  if (quote !== undefined) return missingQuote(text, quote);
  const line = lineAt(text, at);
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return { at, message: 'This line is indented with a tab.', hint: 'indent with spaces only' };
    case 'BAD_DQ_ESCAPE':
      return {
        at,
        message: `Inside double quotes, "${text.slice(at, at + 2)}" has no meaning.`,
        hint: 'write the backslash twice, or use single quotes',
      };
    case 'MULTIPLE_DOCS':
      return {
        at,
        message: 'A second document begins here.',
        hint: 'delete the line of dashes or dots: a file holds one menu',
      };
    case 'KEY_OVER_1024_CHARS':
      return {
        at: line.body,
        message: 'The text before the colon is longer than 1,024 characters.',
        hint: 'write - item: and the text behind it',
      };
    case 'BAD_INDENT':
      return error.message.startsWith('Flow') ? openBracket(text, at) : badIndentation(line);
    case 'BLOCK_AS_IMPLICIT_KEY':
      return startsSpecial(text, line, at) ?? nested(text, line, isFieldName);
    case 'MULTILINE_IMPLICIT_KEY':
      return withoutColon(text, line, isFieldName);
    case 'MISSING_CHAR':
      if (error.message.startsWith('Comments')) {
        return {
          at,
          message: 'A comment needs a space before its #.',
          hint: 'write a space before #, or quote the text',
        };
      }
      if (error.message.startsWith('Sequence item')) return badIndentation(lineAt(text, nextVisible(text, at)));
      return startsSpecial(text, line, at) ?? withoutColon(text, line, isFieldName);
    default:
      return startsSpecial(text, line, at) ?? unexpected(text, line, at);
  }
}

/** An alias whose anchor does not exist: most often a text that begins with a star. */
export function unknownAlias(text: string, at: number): YamlProblem {
  const line = lineAt(text, at);
  return (
    startsSpecial(text, line, at) ?? {
      at,
      message: `Nothing has the anchor that ${text.slice(at, at + 20).split(/[\s,\]}]/)[0]} names.`,
      hint: 'put the text in quotes, or set the anchor with & before',
    }
  );
}

/** An anchor with nothing behind it: a text that begins with an ampersand, which YAML would drop without a word. */
export function bareAnchor(text: string, document: Document): YamlProblem | undefined {
  let problem: YamlProblem | undefined;
  visit(document, {
    Scalar(_, { anchor, value, type, range }) {
      if (anchor === undefined || value !== '' || type !== Scalar.PLAIN) return;
      const at = text.lastIndexOf(`&${anchor}`, range?.[0]);
      const line = lineAt(text, at);
      const isFirst = at === line.value || at === line.body;
      problem = isFirst ? startsSpecial(text, line, at) : undefined;
      problem ??= mustBeQuoted(text, at, at + 1 + anchor.length, 'This text starts with &');
      return visit.BREAK;
    },
  });
  return problem;
}

/** As much of a text as fits into a message. */
function short(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}

/** The text in quotes, as YAML wants it. */
function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function mustBeQuoted(text: string, from: number, to: number, why: string): YamlProblem {
  const written = text.slice(from, to).trimEnd();
  const replacement = quoted(written);
  return {
    at: from,
    message: `${why}, so YAML misreads it: "${short(written)}" must be in quotes.`,
    hint: `write ${short(replacement)}${text[to] === ':' ? `: ${short(text.slice(to + 1, lineAt(text, from).end).trim())}`.trimEnd() : ''}`,
    repair: { from, to: from + written.length, text: replacement },
  };
}

/** A key or value that starts with a sign that YAML takes for its own. */
function startsSpecial(text: string, line: Line, at: number): YamlProblem | undefined {
  const first = text[line.value] ?? '';
  if (line.value < line.end && at >= line.value && SPECIAL.includes(first)) {
    return mustBeQuoted(text, line.value, line.end, `This text starts with ${first}`);
  }
  const sign = text[line.body] ?? '';
  if (line.body >= line.end || !SPECIAL.includes(sign)) return undefined;
  return mustBeQuoted(text, line.body, line.lastColon ?? line.end, `This text starts with ${sign}`);
}

/** A second `: ` on one line, or a line that is indented below one that has its value already. */
function nested(text: string, line: Line, isFieldName: IsFieldName): YamlProblem {
  const { colon, lastColon } = line;
  if (colon !== undefined && lastColon !== undefined && lastColon > colon) {
    const isField = isFieldName(text.slice(line.body, colon)) || '"\''.includes(text[line.body] ?? '');
    return isField
      ? mustBeQuoted(text, line.value, line.end, 'This text holds a colon and a space')
      : mustBeQuoted(text, line.body, lastColon, 'This text holds a colon and a space');
  }
  if (text[line.value] === '?') return mustBeQuoted(text, line.value, line.end, 'This text starts with ?');
  const next = lineAfter(text, line);
  return badIndentation(next ?? line);
}

function badIndentation(line: Line): YamlProblem {
  return {
    at: line.body,
    message: 'This line is not indented like the lines it belongs with.',
    hint: 'let it begin in the same column as its neighbours',
  };
}

/** A line that should be `key: value` and has no `: `. */
function withoutColon(text: string, line: Line, isFieldName: IsFieldName): YamlProblem {
  if (line.colon !== undefined) {
    const next = lineAfter(text, line);
    return badIndentation(next ?? line);
  }
  if (text[line.start + (line.body - line.start)] === '-' || text[line.start] === '-') {
    return {
      at: line.start,
      message: 'A dash stands here, where a line with a colon is expected.',
      hint: 'indent the list below the line it belongs to',
    };
  }
  const written = short(text.slice(line.body, line.end));
  const glued = written.indexOf(':');
  if (glued > 0 && glued < written.length - 1) {
    const at = line.body + glued + 1;
    const problem: YamlProblem = {
      at,
      message: `A space is missing after the colon of "${written}".`,
      hint: `write "${written.slice(0, glued)}: ${written.slice(glued + 1)}"`,
    };
    return isFieldName(written.slice(0, glued)) ? { ...problem, repair: { from: at, to: at, text: ' ' } } : problem;
  }
  return {
    at: line.body,
    message: `"${written}" has no colon with a space after it.`,
    hint: `write "${written}: …", or indent the lines below it less`,
  };
}

function unexpected(text: string, line: Line, at: number): YamlProblem {
  const sign = text[at] ?? '';
  if (']}'.includes(sign)) {
    return { at, message: `This ${sign} closes nothing.`, hint: 'delete it, or put the text in quotes' };
  }
  if (sign === '-' && line.colon !== undefined && at >= line.value) {
    return {
      at,
      message: 'A list cannot begin behind a colon.',
      hint: 'begin it on the next line, or put the text in quotes',
    };
  }
  if (at <= line.body) return badIndentation(line);
  return { at, message: 'YAML cannot read this line from here on.', hint: 'put the text in quotes' };
}

/** The bracket that is still open where YAML gives up. */
function openBracket(text: string, at: number): YamlProblem {
  const closing: string[] = [];
  for (let index = at - 1; index >= 0; index--) {
    const sign = text[index] ?? '';
    if (']}'.includes(sign)) closing.push(sign);
    else if ('[{'.includes(sign) && closing.pop() === undefined) {
      const end = sign === '[' ? ']' : '}';
      const line = lineAt(text, index);
      const problem: YamlProblem = {
        at: index,
        message: `This ${sign} is not closed.`,
        hint: `write ${end} at the end, or put the text in quotes`,
      };
      return at > line.end ? { ...problem, repair: { from: line.end, to: line.end, text: end } } : problem;
    }
  }
  return {
    at: nextVisible(text, at),
    message: 'The lines inside brackets must be indented further than the line on which the brackets begin.',
    hint: 'indent them, or write the list with dashes',
  };
}

/** Where the quotes begin that an error shows to be open: at the end of the file, or at a later quotation mark. */
function openedQuote(text: string, error: YAMLError, document: Document): number | undefined {
  const at = error.pos[0];
  const missing = error.code === 'MISSING_CHAR' && error.message.startsWith('Missing closing');
  if (!missing && error.code !== 'UNEXPECTED_TOKEN' && error.code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const errorLine = lineAt(text, at).start;
  let found: number | undefined;
  visit(document, {
    Scalar(_, scalar) {
      if (!isScalar(scalar) || (scalar.type !== Scalar.QUOTE_DOUBLE && scalar.type !== Scalar.QUOTE_SINGLE)) return;
      const [from, to] = scalar.range ?? [0, 0];
      const spansLines = text.slice(from, to).includes('\n');
      if (missing ? to === at : spansLines && (from === at || (to <= at && to > errorLine))) found ??= from;
    },
  });
  return found;
}

function missingQuote(text: string, at: number): YamlProblem {
  const line = lineAt(text, at);
  const isKey = at === line.body;
  const to = isKey ? (line.lastColon ?? line.end) : line.end;
  const written = text.slice(at, to).trimEnd();
  // An apostrophe belongs to the word; double quotes were meant to enclose it.
  const replacement = text[at] === "'" ? quoted(written) : quoted(written.slice(1));
  return {
    at,
    message: `The quotation mark before ${short(written.slice(1))} is not closed.`,
    hint: `write ${short(replacement)}`,
    repair: { from: at, to: at + written.length, text: replacement },
  };
}

function nextVisible(text: string, at: number): number {
  const rest = text.slice(at).search(/\S/);
  return rest === -1 ? at : at + rest;
}
