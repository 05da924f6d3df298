import { words } from '../diagnostics/words.ts';
import { Scalar, visit, type Document } from 'yaml';
import { isStandardLabel } from '../../src/terms/price-labels.ts';
import { allergensBeforeName, fieldBehind, holdsAllergen, type IsFieldName } from './crowded-line.ts';
import { lineAt, quotedAt, type Line } from './line.ts';
import { isBlockScalar, quoted } from './nodes.ts';
import { plain } from './slug.ts';
import type { SourceFile } from './source-file.ts';
import { findInScalars, rewritten, short, type YamlProblem } from './yaml-problem.ts';

/** Characters that are special to YAML at the start of a key or value. */
const SPECIAL = '@`&*!%{["\'|>';

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
  return findInScalars(document, (scalar) => {
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
export function droppedSign(file: SourceFile, document: Document, isFieldName: IsFieldName): YamlProblem | undefined {
  const { text, mendedLines } = file;
  if (!/&|!(?:\s|$)/.test(text)) return undefined;
  // The problem of a repaired line is reported already, and YAML could read the rest.
  const isMended = (offset: number): boolean => mendedLines.some(({ line }) => line === file.position(offset).line);
  const used = new Set<string>();
  visit(document, { Alias: (_, { source }) => void used.add(source) });
  return findInScalars(document, (scalar) => {
    const { anchor, tag, value, type, range } = scalar;
    const [from = 0, to = 0] = range ?? [];
    if (tag === '!' && !isBlockScalar(scalar) && !isMended(from)) {
      return mustBeQuoted(text, text.lastIndexOf('!', from - 1), to, '!');
    }
    if (anchor === undefined || type !== Scalar.PLAIN || isMended(from)) return undefined;
    if (value !== '' && (used.has(anchor) || isNameOfAnchor(anchor, String(value)))) return undefined;
    const at = text.lastIndexOf(`&${anchor}`, from);
    const line = lineAt(text, at);
    const isFirst = at === line.value || at === line.body;
    const problem = isFirst ? startsSpecial(text, line, at, isFieldName) : undefined;
    return problem ?? mustBeQuoted(text, at, at + 1 + anchor.length, '&');
  });
}

/** Signs that slipped in between a colon and an amount: `price:! 3`. */
const SLIPPED = /^(?:[!&*%@`?€]\s*|[-.,:;]+\s+)(?=\d)/;

/** A value as it must be written behind a colon and a space: without slipped signs, in quotes if YAML would misread it. */
export function behindColon(value: string): string {
  const meant = value.replace(SLIPPED, '');
  return /^(?:[@`&*!%]|-(?=\s))/.test(meant) ? quoted(meant) : meant;
}

/** A text that needs quotes because it starts with a special character, or holds a colon and a space. */
export function mustBeQuoted(text: string, from: number, to: number, sign?: string): YamlProblem {
  const written = text.slice(from, to).trimEnd();
  const isValue = text[to] !== ':';
  const ordered = bracketsInOrder(from, written, isValue);
  if (ordered !== undefined) return ordered;
  const starts = words('startsWith', sign ?? '"', short(written));
  const [, , inner, brackets] = (isValue ? /^(["'])(.*)\1\s+(\[[^"']*)$/.exec(written) : null) ?? [];
  if (inner !== undefined) return rewritten(from, written, quoted(`${inner} ${brackets}`), starts);
  // `"Pan" @en "Bread"`: each text in quotes of its own.
  const parts = /^["']/.test(written) ? written.split(/\s+(@(?:\*|[a-z]{2,3}))(?:\s+|$)/) : [];
  if (parts.length > 1 && parts.every((part) => /^(?:(["'])(?:(?!\1).)*\1|[^"']*)$/.test(part))) {
    const whole = quoted(
      parts
        .map((part) => part.replaceAll(/^["']|["']$/g, ''))
        .join(' ')
        .trim(),
    );
    return rewritten(from, written, whole, starts, words('write', whole));
  }
  const message = sign === undefined ? words('holdsColon', short(written)) : starts;
  // A text in quotes that YAML cannot read keeps its content, in valid quotes.
  const isQuoted = sign !== undefined && /^(["']).*\1$/s.test(written);
  const withoutBullet = /^\*\s+(\p{L}[^:#]*)$/u.exec(written)?.[1];
  const declares = holdsAllergen(written);
  const line = isValue && declares ? written.replace(/^(\[[^\][]*\])\s*[,;]\s*/, '$1 ') : written;
  const replacement = withoutBullet ?? quoted(isQuoted ? written.slice(1, -1) : line);
  if (!isValue && declares) {
    return { ...rewritten(from, written, replacement, message, words('quoteNameOnly')), fix: null };
  }
  const behind = isValue ? '' : `: ${short(text.slice(to + 1, lineAt(text, from).end).trim())}`.trimEnd();
  return rewritten(from, written, replacement, message, words('write', `${short(replacement)}${behind}`));
}

/** The problem of allergens before the prices, or in two pairs of brackets. */
function bracketsInOrder(from: number, written: string, isValue: boolean): YamlProblem | undefined {
  const [, allergens, label = '', amounts] = /^(\[[^\][]*\])\s*(?:(\p{L}+)\s+)?(\+?\s*\d[^\][]*)$/u.exec(written) ?? [];
  if (allergens !== undefined && (label === '' || isStandardLabel(plain(label)))) {
    return rewritten(from, written, `${`${amounts} ${label}`.trim()} ${allergens}`, words('allergensFirst'));
  }
  const [, one, other] = (isValue ? /^\[([^\][]+)\][\s,]*\[([^\][]+)\]$/.exec(written) : null) ?? [];
  if (one === undefined || other === undefined) return undefined;
  return rewritten(from, written, `[${one.trim()}, ${other.trim()}]`, words('allergensOnce'));
}

/** `@en Water` on the line below the text that it translates: YAML takes it for a field. */
export function tagOnItsLine(text: string, line: Line): YamlProblem | undefined {
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

/** `- Pollo: @en Chicken: 3`: the colon of a dish stands before its translation. */
function tagBehindColon(text: string, line: Line, isFieldName: IsFieldName): YamlProblem | undefined {
  const key = text.slice(line.body, line.colon);
  const written = text.slice(line.value, line.end);
  const tag = /^@(?:\*|[a-z]{2,3}(?:-\w+)?)(?=\s)/.exec(written)?.[0];
  if (tag === undefined || isFieldName(key) || !text.slice(line.start, line.body).includes('-')) return undefined;
  const isPrice = /^\s*\d/.test(written.slice(tag.length));
  if (isPrice && tag !== '@*') return undefined;
  const ended = line.lastColon === line.colon ? `${written}:` : written;
  const dish = `${key.trimEnd()} ${isPrice ? written.replace('@*', '@*:') : ended}`;
  const [name = ''] = /^["'].*(?=:(?:\s|$))/.exec(dish) ?? [];
  const inQuotes = name && mustBeQuoted(dish, 0, name.length).repair?.text;
  const meant = `${inQuotes ?? name}${dish.slice(name.length)}`;
  return rewritten(line.body, text.slice(line.body, line.end), meant, words('colonBeforeTag', tag));
}

/** A key or value that starts with a special character of YAML. */
export function startsSpecial(text: string, line: Line, at: number, isFieldName: IsFieldName): YamlProblem | undefined {
  const first = text[line.value] ?? '';
  if (line.value < line.end && at >= line.value && SPECIAL.includes(first)) {
    const written = text.slice(line.value, line.end);
    const behind = fieldBehind(text, line, isFieldName) ?? tagBehindColon(text, line, isFieldName);
    if (behind !== undefined) return behind;
    return isInBrackets(written)
      ? unreadableBrackets(line.value, written)
      : mustBeQuoted(text, line.value, line.end, first);
  }
  const sign = text[line.body] ?? '';
  if (line.body >= line.end || !SPECIAL.includes(sign)) return undefined;
  const end = line.lastColon ?? line.end;
  // A name that is in quotes as it must be.
  if (line.body + quotedAt(text, line.body) === end) return undefined;
  const other = tagOnItsLine(text, line) ?? starForDash(text, line);
  if (other !== undefined) return other;
  // `Pan: 3` and below its name `[gluten]`: one step further in, they belong to its value.
  const written = text.slice(line.body, line.end);
  const isIndented = /^ +$/.test(text.slice(line.start, line.body));
  if (sign === '[' && line.colon === undefined && isIndented && holdsAllergen(written)) {
    return rewritten(line.body, '', '  ', words('allergensFirst'), words('writeQuoted', short(`  ${written}`)));
  }
  return allergensBeforeName(text, line) ?? mustBeQuoted(text, line.body, end, sign);
}

/** `* Pan: 3`: a star in the place of the dash of a list, which stands below its field, or below another dash. */
function starForDash(text: string, line: Line): YamlProblem | undefined {
  const [star] = /^\*[ \t]+(?=["“«\p{L}])/u.exec(text.slice(line.body, line.end)) ?? [];
  if (star === undefined || text.slice(line.start, line.body).trim() !== '') return undefined;
  let above = line;
  do {
    if (above.start === 0) return undefined;
    above = lineAt(text, above.start - 1);
  } while (above.body === above.end || text[above.body] === '#' || indentOf(text, above) > indentOf(text, line));
  const isBesideDash =
    text[above.start + indentOf(text, line)] === '-' && indentOf(text, above) === indentOf(text, line);
  if (!isBesideDash && (above.colon === undefined || above.value < above.end)) return undefined;
  const whole = short(`- ${text.slice(line.body + star.length, line.end)}`);
  return rewritten(line.body, star, '- ', words('noListDash', '*'), words('writeQuoted', whole));
}

/** The spaces before a line's text or dash. */
const indentOf = (text: string, { start, end }: Line): number => text.slice(start, end).search(/\S|$/);

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
