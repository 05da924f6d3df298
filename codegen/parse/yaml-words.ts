import { words } from '../diagnostics/words.ts';
import { isScalar, Scalar, visit, type Document, type YAMLError } from 'yaml';
import { lineAfter, lineAt, type Line } from './line.ts';
import { isBlockScalar, quoted } from './nodes.ts';
import {
  allergensBeforeName,
  colonAtEnd,
  fieldBehind,
  holdsAllergen,
  priceBelow,
  priceInNest,
  type IsFieldName,
} from './crowded-line.ts';
import { plain } from './slug.ts';
import { problemInScalars, rewritten, short, type YamlProblem } from './yaml-problem.ts';
import { isStandardLabel } from '../../src/terms/price-labels.ts';

/** Characters that are special to YAML at the start of a key or value. */
const SPECIAL = '@`&*!%{["\'|>';

/** Explains the parser's first error; the others often follow from it. */
export function explain(text: string, error: YAMLError, document: Document, isFieldName: IsFieldName): YamlProblem {
  const at = error.pos[0];
  const conflict = text.search(/^<{7} /m);
  if (conflict !== -1) return { at: conflict, message: words('mergeConflict'), hint: words('keepOneVersion') };
  const quote = openedQuote(text, error, document);
  if (quote !== undefined) return missingQuote(text, quote);
  const line = lineAt(text, at);
  const space = hardSpace(text, line);
  if (space !== undefined) return noBreakSpace(space);
  const comment = commentAbove(text, line);
  if (comment !== undefined) return comment;
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return { at, message: words('tabIndent'), hint: words('indentWithSpaces'), ...tabBehindDash(text, at) };
    case 'BAD_DQ_ESCAPE':
      return { at, message: words('badEscape', text.slice(at, at + 2)), hint: words('doubleBackslash') };
    case 'MULTIPLE_DOCS':
      return { at, message: words('secondDocument'), hint: words('deleteDashesOrDots') };
    case 'KEY_OVER_1024_CHARS':
      return { at: line.body, message: words('keyTooLong'), hint: words('writeItem') };
    case 'BAD_INDENT':
      return error.message.startsWith('Flow') ? openBracket(text, at) : badIndentation(text, line);
    case 'BLOCK_AS_IMPLICIT_KEY':
      return (
        startsSpecial(text, line, at, isFieldName) ??
        fieldBesideDash(text, line, isFieldName) ??
        nested(text, line, isFieldName)
      );
    case 'MULTILINE_IMPLICIT_KEY':
      return withoutColon(text, line, isFieldName);
    case 'MISSING_CHAR':
      if (error.message.startsWith('Comments')) {
        return { at, message: words('gluedComment'), hint: words('spaceBeforeComment') };
      }
      if (error.message.startsWith('Sequence item')) return badIndentation(text, lineAt(text, nextVisible(text, at)));
      return startsSpecial(text, line, at, isFieldName) ?? withoutColon(text, line, isFieldName);
    default:
      return startsSpecial(text, line, at, isFieldName) ?? unexpected(text, line, at);
  }
}

/** The no-break space, easily typed by accident: it looks like a space, but YAML takes it for a letter. */
const HARD_SPACE = '\u00a0';

/** Offset of such a space before a line's text, or after its dash or first colon. */
function hardSpace(text: string, { start, end }: Line): number | undefined {
  const found = /^(?: *(?:- +)*-?|[^:]*:)\u00a0/.exec(text.slice(start, end))?.[0];
  return found === undefined ? undefined : start + found.length - 1;
}

function noBreakSpace(at: number): YamlProblem {
  return rewritten(at, HARD_SPACE, ' ', words('noBreakSpace'), words('typeSpaceAgain'));
}

/** The comment that interrupts a text of several lines. The rest of the file is parsed as if the comment were not there. */
function commentAbove(text: string, failed: Line): YamlProblem | undefined {
  const below = text[failed.body] === '#' ? lineAfter(text, failed) : failed;
  if (below === undefined || below.colon !== undefined) return undefined;
  const before = text.slice(0, below.start).trimEnd();
  let above = lineAt(text, before.length);
  // Skips lines of comments between the two parts of the text.
  while (above.start > 0 && (above.body >= above.end || text[above.body] === '#')) {
    above = lineAt(text, above.start - 1);
  }
  const column = ({ start, body }: Line): number => body - start;
  const isText = above.colon === undefined ? above.body < above.end : above.value < above.end;
  const goesOn = column(below) > column(above) - Number(above.colon === undefined);
  const hash = /^[^"#]*#/.exec(text.slice(above.end, before.length))?.[0].length;
  if (!isText || !goesOn || text[below.body] === '-' || hash === undefined) return undefined;
  const at = above.end + hash - 1;
  return { ...rewritten(at, before.slice(at), '', words('commentInText'), words('moveComment')), fix: null };
}

/** The fix of a tab: after a dash it is one space; in the indentation there is none, since its width is unknown. */
function tabBehindDash(text: string, at: number): Pick<YamlProblem, 'fix'> {
  const tabs = /^[ \t]*/.exec(text.slice(at))?.[0].length ?? 0;
  return text[at - 1] === '-' ? { fix: { from: at, to: at + tabs, text: ' ' } } : {};
}

/** An alias without an anchor: most often a text that begins with a star. */
export function unknownAlias(text: string, at: number, isFieldName: IsFieldName): YamlProblem {
  const line = lineAt(text, at);
  return (
    startsSpecial(text, line, at, isFieldName) ?? {
      at,
      message: words('noAnchor', text.slice(at, at + 20).split(/[\s,\]}]/)[0] ?? ''),
      hint: words('quoteOrSetAnchor'),
    }
  );
}

/** An empty block scalar with a digit after its sign: `>5`, which YAML takes for an indentation. */
export function emptyFold(text: string, document: Document): YamlProblem | undefined {
  if (!/[>|]\d/.test(text)) return undefined;
  return problemInScalars(document, (scalar) => {
    const [from = 0] = scalar.range ?? [];
    const isEmpty = isBlockScalar(scalar) && String(scalar.value).trim() === '' && /^[>|]\d/.test(text.slice(from));
    return isEmpty ? mustBeQuoted(text, from, lineAt(text, from).end, text[from]) : undefined;
  });
}

/** Names of anchors that are no words: `&texto1`, `&pan-de-ajo`. */
const NAME_OF_ANCHOR = /^[a-z]+[0-9_-][a-z0-9_-]*$/;
/** Values that no word stands before: `&precio 3.50`, `&noche true`. */
const NO_TEXT = /^(?:\d|(?:true|false)$)/;

function isNameOfAnchor(name: string, value: string): boolean {
  return NAME_OF_ANCHOR.test(name) || (/^[a-z]+$/.test(name) && NO_TEXT.test(value));
}

/**
 * An anchor without a value, or an unused one that may be a word: a text that begins with an ampersand (`&80 €`, `&amigos y cía.`),
 * which YAML would drop silently, as it does with an exclamation mark before a space (`! Oferta`).
 */
export function droppedSign(text: string, document: Document, isFieldName: IsFieldName): YamlProblem | undefined {
  const used = new Set<string>();
  visit(document, { Alias: (_, { source }) => void used.add(source) });
  return problemInScalars(document, ({ anchor, tag, value, type, range }) => {
    const [from = 0, to = 0] = range ?? [];
    if (type !== Scalar.PLAIN) return undefined;
    if (tag === '!') return mustBeQuoted(text, text.lastIndexOf('!', from - 1), to, '!');
    if (anchor === undefined) return undefined;
    if (value !== '' && (used.has(anchor) || isNameOfAnchor(anchor, String(value)))) return undefined;
    const at = text.lastIndexOf(`&${anchor}`, from);
    const line = lineAt(text, at);
    const isFirst = at === line.value || at === line.body;
    const problem = isFirst ? startsSpecial(text, line, at, isFieldName) : undefined;
    return problem ?? mustBeQuoted(text, at, at + 1 + anchor.length, '&');
  });
}

/** A text that needs quotes because it starts with a special character, or holds a colon and a space. */
function mustBeQuoted(text: string, from: number, to: number, sign?: string): YamlProblem {
  const written = text.slice(from, to).trimEnd();
  const [, allergens, label = '', amounts] = /^(\[[^\][]*\])\s*(?:(\p{L}+)\s+)?(\+?\s*\d[^\][]*)$/u.exec(written) ?? [];
  const prices = isStandardLabel(plain(label)) ? `${amounts} ${label}` : label === '' ? amounts : undefined;
  if (allergens !== undefined && prices !== undefined) {
    return rewritten(from, written, `${prices} ${allergens}`, words('allergensFirst'));
  }
  const isValue = text[to] !== ':';
  const [, one, other] = (isValue ? /^\[([^\][]+)\][\s,]*\[([^\][]+)\]$/.exec(written) : null) ?? [];
  if (one !== undefined && other !== undefined) {
    return rewritten(from, written, `[${one.trim()}, ${other.trim()}]`, words('allergensOnce'));
  }
  const [, , inner, brackets] = (isValue ? /^(["'])(.*)\1\s+(\[[^"']*)$/.exec(written) : null) ?? [];
  if (inner !== undefined && brackets !== undefined) {
    return rewritten(from, written, quoted(`${inner} ${brackets}`), words('startsWith', sign ?? '"', short(written)));
  }
  const parts = isValue ? [] : written.split(/\s+(?=@[a-z*])|(?<=@\S+)\s+(?=")/);
  if (parts.length > 2 && parts.every((part) => /^(?:"[^"]*"|@\S+)$/.test(part))) {
    const whole = quoted(parts.map((part) => part.replaceAll('"', '')).join(' '));
    return rewritten(from, written, whole, words('startsWith', sign ?? '"', short(written)), words('write', whole));
  }
  // A text in quotes that YAML cannot read keeps its content, in valid quotes.
  const isQuoted = written.length > 1 && '"\''.includes(sign ?? ' ') && written.endsWith(sign ?? '');
  const withoutBullet = /^\*\s+(\p{L}[^:#]*)$/u.exec(written)?.[1];
  const line = isValue && holdsAllergen(written) ? written.replace(/^(\[[^\][]*\])\s*[,;]\s*/, '$1 ') : written;
  const replacement = withoutBullet ?? quoted(isQuoted ? written.slice(1, -1) : line);
  const value = text[to] === ':' ? short(text.slice(to + 1, lineAt(text, from).end).trim()) : undefined;
  const behind = value === undefined ? '' : `: ${value}`.trimEnd();
  const message = sign === undefined ? words('holdsColon', short(written)) : words('startsWith', sign, short(written));
  if (!isValue && holdsAllergen(written)) {
    return { ...rewritten(from, written, replacement, message, words('quoteNameOnly')), fix: null };
  }
  return rewritten(from, written, replacement, message, words('write', `${short(replacement)}${behind}`));
}

/** `@en Water` on the line below the text that it translates: YAML takes it for a field. */
function tagOnItsLine(text: string, line: Line): YamlProblem | undefined {
  const indent = text.slice(line.start, line.body);
  const [, tag, colon = ''] = /^(@(?:\*|[a-z]{2,3}(?:-\w+)?))(:?)(?=\s)/.exec(text.slice(line.body, line.end)) ?? [];
  if (tag === undefined || indent.trim() !== '' || indent.includes('\t')) return undefined;
  const message = words('tagIsNoKey', tag);
  const rest = text.slice(line.body + tag.length + colon.length, line.end);
  const above = text.slice(0, line.start).trimEnd();
  const name = /^ *- +([^:]*\S) *:$/.exec(above.slice(above.lastIndexOf('\n') + 1))?.[1];
  if (name !== undefined)
    return { at: line.body, message, hint: words('writeQuoted', short(`- ${name} ${tag}${rest}:`)) };
  // Indented one step more, the line belongs to the text above it.
  return rewritten(line.body, `${tag}${colon}`, `  ${tag}`, message, words('writeQuoted', short(`  ${tag}${rest}`)));
}

/** A key or value that starts with a special character of YAML. */
function startsSpecial(text: string, line: Line, at: number, isFieldName: IsFieldName): YamlProblem | undefined {
  const first = text[line.value] ?? '';
  if (line.value < line.end && at >= line.value && SPECIAL.includes(first)) {
    const written = text.slice(line.value, line.end);
    const behind = fieldBehind(text, line, isFieldName);
    if (behind !== undefined) return behind;
    return isInBrackets(written)
      ? unreadableBrackets(line.value, written)
      : mustBeQuoted(text, line.value, line.end, first);
  }
  const sign = text[line.body] ?? '';
  if (line.body >= line.end || !SPECIAL.includes(sign)) return undefined;
  const translation = tagOnItsLine(text, line);
  if (translation !== undefined) return translation;
  // `Pan: 3` and below its name `[gluten]`: one step further in, they belong to its value.
  const written = text.slice(line.body, line.end);
  const isIndented = /^ +$/.test(text.slice(line.start, line.body));
  if (sign === '[' && line.colon === undefined && isIndented && holdsAllergen(written)) {
    return rewritten(line.body, '', '  ', words('allergensFirst'), words('writeQuoted', short(`  ${written}`)));
  }
  return allergensBeforeName(text, line) ?? mustBeQuoted(text, line.body, line.lastColon ?? line.end, sign);
}

/** Whether a text is one pair of brackets around a list that holds brackets or a colon. */
function isInBrackets(written: string): boolean {
  if (!/^(?:\{.*: .*\}|\[.*[:[].*\])$/.test(written)) return false;
  let depth = 0;
  return Array.from(written).every((sign, index) => {
    depth += '[{'.includes(sign) ? 1 : ']}'.includes(sign) ? -1 : 0;
    return depth > 0 || index === written.length - 1;
  });
}

/** A problem of unreadable brackets. The rest of the file is parsed as if the value were empty. */
function unreadableBrackets(at: number, written: string): YamlProblem {
  const message = words('unreadableBrackets');
  return { ...rewritten(at, written, '""', message, words('eachOnItsLine')), fix: null };
}

/** A second `: ` on one line, or an indented line below one that already has a value. */
function nested(text: string, line: Line, isFieldName: IsFieldName): YamlProblem {
  const { colon, lastColon } = line;
  const tag =
    colon === undefined ? undefined : /(?:^|\s)(@(?:\*|[a-z]{2,3}(?:-\w+)?))$/.exec(text.slice(line.body, colon))?.[1];
  if (tag !== undefined && colon !== undefined && lastColon !== colon) {
    const written = `${text.slice(line.body, colon)}${text.slice(colon + 1, line.end)}`;
    return rewritten(colon, ':', '', words('tagWithColon', tag), words('writeQuoted', short(written)));
  }
  if (colon !== undefined && lastColon !== undefined && lastColon > colon) {
    const meant =
      priceInNest(text, line) ??
      fieldBehind(text, line, isFieldName) ??
      colonAtEnd(text, line) ??
      priceBelow(text, line);
    if (meant !== undefined) return meant;
    const [, price = '', translations] = /^(\d.*?)\s+(@[a-z*].*)$/.exec(text.slice(line.value, lastColon)) ?? [];
    if (translations !== undefined) {
      const whole = `${text.slice(line.body, colon).trimEnd()} ${translations}: ${price}`;
      const problem = rewritten(line.body, text.slice(line.body, line.end), whole, words('priceBeforeTag', price));
      return price === text.slice(lastColon + 1, line.end).trim() ? problem : { ...problem, fix: null };
    }
    const isField = isFieldName(text.slice(line.body, colon)) || '"\''.includes(text[line.body] ?? '');
    return isField ? mustBeQuoted(text, line.value, line.end) : mustBeQuoted(text, line.body, lastColon);
  }
  if (text[line.value] === '?') return mustBeQuoted(text, line.value, line.end, '?');
  const next = lineAfter(text, line);
  return badIndentation(text, next ?? line);
}

/** Fields of a dish in the column of its dash, above the dash of the next dish; or that dash, if it stands in the column of the fields. */
function fieldBesideDash(text: string, next: Line, isFieldName: IsFieldName): YamlProblem | undefined {
  const indent = /^ *(?=- )/.exec(text.slice(next.start, next.end))?.[0];
  if (indent === undefined) return undefined;
  let first: Line | undefined;
  for (let { start } = next; start > 0; start = first.start) {
    const above = lineAt(text, start - 1);
    const isField = above.value < above.end && isFieldName(text.slice(above.body, above.colon));
    if (!isField || text.slice(above.start, above.body) !== indent) {
      // The fields stand below the name of their dish: the dash is too far in.
      if (first !== undefined && above.body - above.start === indent.length) return badIndentation(text, next);
      break;
    }
    first = above;
  }
  if (first === undefined) return undefined;
  const name = text.slice(first.body, first.colon);
  return { at: first.body, message: words('badIndentation'), hint: words('indentBelowDish', name) };
}

/** A dash without a space, or a bullet from a word processor, before a name. */
const BULLET = /^([–—−•·‣▪]\s*|-)(?=["“«\p{L}])/u;

function badIndentation(text: string, line: Line): YamlProblem {
  const tab = text.slice(line.start, line.body).indexOf('\t');
  if (tab !== -1) return { at: line.start + tab, message: words('tabIndent'), hint: words('indentWithSpaces') };
  // If the dishes are not indented below their list, the error is on the line after the faulty one.
  return (
    bulletAt(text, line) ??
    bulletAt(text, lineAt(text, line.start - 1)) ?? {
      at: line.body,
      message: words('badIndentation'),
      hint: words('alignWithNeighbours'),
    }
  );
}

function bulletAt(text: string, { body, end }: Line): YamlProblem | undefined {
  const [bullet, sign = ''] = BULLET.exec(text.slice(body, end)) ?? [];
  if (bullet === undefined) return undefined;
  const whole = short(`- ${text.slice(body + bullet.length, end)}`);
  return rewritten(body, bullet, '- ', words('noListDash', sign), words('writeQuoted', whole));
}

/** A line that should be `key: value` and has no `: `. */
function withoutColon(text: string, line: Line, isFieldName: IsFieldName): YamlProblem {
  if (line.colon !== undefined) {
    const next = lineAfter(text, line);
    return badIndentation(text, next ?? line);
  }
  if (text[line.start + (line.body - line.start)] === '-' || text[line.start] === '-') {
    return { at: line.start, message: words('strayDash'), hint: words('indentList') };
  }
  const translation = tagOnItsLine(text, line);
  if (translation !== undefined) return translation;
  const written = short(text.slice(line.body, line.end));
  const [, key, colon = '', value = ''] = /^([^:：]+)(:(?=.)|：)\s*(.*)$/u.exec(written) ?? [];
  if (key !== undefined) {
    const from = line.body + key.length;
    const at = colon === ':' ? from + 1 : from;
    const fix = { from: at, to: from + 1, text: `${colon === ':' ? '' : ':'}${value === '' ? '' : ' '}` };
    const message = words(colon === ':' ? 'gluedColon' : 'wideColon', written);
    const problem: YamlProblem = { at, message, hint: words('writeQuoted', `${key}: ${value}`.trim()), fix };
    return isFieldName(key) ? { ...problem, repair: fix } : problem;
  }
  return { at: line.body, message: words('noColon', written), hint: words('writeColonOrIndent', written) };
}

function unexpected(text: string, line: Line, at: number): YamlProblem {
  const sign = text[at] ?? '';
  if (']}'.includes(sign)) {
    return { at, message: words('closesNothing', sign), hint: words('deleteOrQuote') };
  }
  if (sign === '-' && line.colon !== undefined && at >= line.value) {
    return { at, message: words('listBehindColon'), hint: words('nextLineOrQuote') };
  }
  const cents = /^,\d{1,2}\b/.exec(text.slice(at, line.end))?.[0];
  if (cents !== undefined && at === line.value) {
    return rewritten(at, '', '0', words('noDigitBeforeMark', cents), words('write', `0${cents}`));
  }
  if (at <= line.body) return badIndentation(text, line);
  return { at, message: words('cannotReadLine'), hint: words('quoteText') };
}

/** The bracket that is still open where the parser fails. */
function openBracket(text: string, at: number): YamlProblem {
  const above = text.slice(0, at).trimEnd();
  const colour = /[ \t](#[0-9a-f]{3,8})\b[^\n]*$/i.exec(above.slice(above.lastIndexOf('\n') + 1))?.[1];
  if (colour !== undefined) {
    const from = above.indexOf(colour, above.lastIndexOf('\n') + 1);
    return rewritten(from, colour, quoted(colour), words('colourIsComment', colour));
  }
  const closing: string[] = [];
  for (let index = at - 1; index >= 0; index--) {
    const sign = text[index] ?? '';
    if (']}'.includes(sign)) closing.push(sign);
    else if ('[{'.includes(sign) && closing.pop() === undefined) {
      const end = sign === '[' ? ']' : '}';
      const line = lineAt(text, index);
      const problem: YamlProblem = { at: index, message: words('openBracket', sign), hint: words('closeOrQuote', end) };
      return at > line.end ? { ...problem, repair: { from: line.end, to: line.end, text: end } } : problem;
    }
  }
  return { at: nextVisible(text, at), message: words('bracketsIndent'), hint: words('indentOrDashes') };
}

/** Where the unclosed quotes of an error begin. The error itself is at the end of the file or at a later quotation mark. */
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
  // An apostrophe is part of the word; a double quote was meant to enclose it.
  const replacement = text[at] === "'" ? quoted(written) : quoted(written.slice(1).replace(/[“”]$/, ''));
  return rewritten(at, written, replacement, words('openQuote', short(written.slice(1))));
}

function nextVisible(text: string, at: number): number {
  const rest = text.slice(at).search(/\S/);
  return rest === -1 ? at : at + rest;
}
