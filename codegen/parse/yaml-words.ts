import { words } from '../diagnostics/words.ts';
import type { Document, YAMLError } from 'yaml';
import { lineAfter, lineAt, type Line } from './line.ts';
import { isQuoted, quoted, rangeOf } from './nodes.ts';
import { colonAtEnd, fieldBehind, priceBelow, priceInNest, type IsFieldName } from './crowded-line.ts';
import { behindColon, mustBeQuoted, startsSpecial, tagOnItsLine } from './special-signs.ts';
import { findInScalars, rewritten, short, type YamlProblem } from './yaml-problem.ts';

type Range = { readonly from: number; readonly to: number };

/** Explains the parser's first error; the others often follow from it. */
export function explain(text: string, error: YAMLError, document: Document, isFieldName: IsFieldName): YamlProblem {
  const at = error.pos[0];
  const conflict = text.search(/^<{7} /m);
  if (conflict !== -1) return { at: conflict, message: words('mergeConflict'), hint: words('keepOneVersion') };
  const quote = openedQuote(text, error, document);
  if (quote !== undefined) return missingQuote(text, quote);
  const line = lineAt(text, at);
  const space = hardSpace(text, line);
  if (space !== undefined) return rewritten(space, HARD_SPACE, ' ', words('noBreakSpace'), words('typeSpaceAgain'));
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

/** A second `: ` on one line, or an indented line below one that already has a value. */
function nested(text: string, line: Line, isFieldName: IsFieldName): YamlProblem {
  const { colon, lastColon } = line;
  if (colon !== undefined && lastColon !== undefined && lastColon > colon) {
    return secondColon(text, line, isFieldName);
  }
  if (text[line.value] === '?') return mustBeQuoted(text, line.value, line.end, '?');
  const next = lineAfter(text, line);
  if (next === undefined) return badIndentation(text, line);
  const end = endOfText(text, line, next, isFieldName);
  return end === undefined ? badIndentation(text, next) : mustBeQuoted(text, line.value, end);
}

function secondColon(text: string, line: Line, isFieldName: IsFieldName): YamlProblem {
  const { colon = line.body, lastColon = line.end } = line;
  const key = text.slice(line.body, colon);
  const tag = /(?:^|\s)(@(?:\*|[a-z]{2,3}(?:-\w+)?))$/.exec(key)?.[1];
  if (tag !== undefined) {
    const written = `${key}${text.slice(colon + 1, line.end)}`;
    return rewritten(colon, ':', '', words('tagWithColon', tag), words('writeQuoted', short(written)));
  }
  const meant =
    priceInNest(text, line, isFieldName) ??
    fieldBehind(text, line, isFieldName) ??
    colonAtEnd(text, line) ??
    priceBelow(text, line, isFieldName);
  if (meant !== undefined) return meant;
  const [, price = '', translations] = /^(\d.*?)\s+(@[a-z*].*)$/.exec(text.slice(line.value, lastColon)) ?? [];
  if (translations !== undefined) {
    const whole = `${key.trimEnd()} ${translations}: ${price}`;
    const problem = rewritten(line.body, text.slice(line.body, line.end), whole, words('priceBeforeTag', price));
    return price === text.slice(lastColon + 1, line.end).trim() ? problem : { ...problem, fix: null };
  }
  const isField = isFieldName(key) || /^["']/.test(key);
  return isField ? mustBeQuoted(text, line.value, line.end) : mustBeQuoted(text, line.body, lastColon);
}

/** The end of a text that goes on below with a colon in its second line; undefined if that line is a field, or no part of it. */
function endOfText(text: string, line: Line, next: Line, isFieldName: IsFieldName): number | undefined {
  const column = ({ start, body }: Line): number => body - start;
  const isText = /^\p{L}/u.test(text.slice(line.value, line.end)) && text[next.body] !== '-';
  if (!isText || next.colon === undefined || isFieldName(text.slice(next.body, next.colon))) return undefined;
  let last: Line | undefined;
  for (
    let each: Line | undefined = next;
    each !== undefined && column(each) > column(line);
    each = lineAfter(text, each)
  )
    last = each;
  return last?.end;
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
  const whole = text.slice(line.body, line.end);
  const translation = (isFieldName(whole.trim()) ? undefined : nameOverLines(text, line)) ?? tagOnItsLine(text, line);
  if (translation !== undefined) return translation;
  const written = short(whole);
  const [, field = '', meant = ''] = /^(\S+)\s*=\s*(\S.*)$/.exec(whole) ?? [];
  if (isFieldName(field)) {
    return rewritten(line.body, whole, `${field}: ${behindColon(meant)}`, words('noColonButSign', '=', field));
  }
  const [, key, sign = '', value = ''] = /^([^:：]+)(:(?=.)|：)\s*(.*)$/u.exec(whole) ?? [];
  if (key !== undefined) {
    const from = line.body + key.length;
    const at = sign === ':' ? from + 1 : from;
    const behind = behindColon(value);
    const fix = { from, to: line.end, text: `: ${behind}`.trim() };
    const message = words(sign === ':' ? 'gluedColon' : 'wideColon', written);
    const problem: YamlProblem = { at, message, hint: words('writeQuoted', short(`${key}: ${behind}`.trim())), fix };
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

/** The quotes that an error is about, which seem unclosed. The error itself is at the end of the file or at a later quotation mark. */
function openedQuote(text: string, error: YAMLError, document: Document): Range | undefined {
  const at = error.pos[0];
  const missing = error.code === 'MISSING_CHAR' && error.message.startsWith('Missing closing');
  if (!missing && error.code !== 'UNEXPECTED_TOKEN' && error.code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const errorLine = lineAt(text, at).start;
  return findInScalars(document, (scalar) => {
    if (!isQuoted(scalar)) return undefined;
    const { from, to } = rangeOf(scalar);
    const spansLines = text.slice(from, to).includes('\n');
    return (missing ? to === at : spansLines && (from === at || (to <= at && to > errorLine)))
      ? { from, to }
      : undefined;
  });
}

/** A line below another one that begins an entry or a field, or is empty. */
const OTHER_LINE = /\n[ \t]*(?:-[ \t]|[a-z]+:[ \t]|\n)/i;

/** A name in quotes before a colon that goes on over several lines, none of which looks like another entry. */
function keyOverLines(text: string, { from, to }: Range): YamlProblem | undefined {
  const written = text.slice(from, to);
  const behind = /^[ \t]*:(?:[ \t][^\n]*)?(?=\n|$)/.exec(text.slice(to))?.[0];
  if (behind === undefined || !written.includes('\n') || OTHER_LINE.test(written)) return undefined;
  return onOneLine(from, written, behind);
}

/** `Pan @en Bread` with `@fr Pain: 2` on the line below: the translations of a name without quotes. */
function nameOverLines(text: string, line: Line): YamlProblem | undefined {
  let last = line;
  do {
    const next = lineAfter(text, last);
    if (next === undefined || !/^@(?:\*|[a-z]{2,3})\s/.test(text.slice(next.body, next.end))) return undefined;
    last = next;
  } while (last.colon === undefined);
  const written = text.slice(line.body, last.colon);
  return /\s#/.test(written) ? undefined : onOneLine(line.body, written, text.slice(last.colon, last.end));
}

function onOneLine(from: number, written: string, behind: string): YamlProblem {
  const joined = written.replaceAll(/(?<![ \t])[ \t]*\n\s*/g, ' ');
  const [quote = ''] = /^["']/.exec(joined) ?? [];
  const name = quote === '' ? joined : `${quote}${joined.slice(1, -1).trim()}${quote}`;
  const hint = words('write', short(name + behind));
  return rewritten(from, written, name, words('keyOverLines'), hint);
}

function missingQuote(text: string, range: Range): YamlProblem {
  const joined = keyOverLines(text, range);
  if (joined !== undefined) return joined;
  const { from: at } = range;
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
