import { type Node, isPair, isSeq, Scalar, visit, type Document } from 'yaml';
import type { Report } from '../diagnostics/report.ts';
import { resolveAliases } from './aliases.ts';
import { unreadableCharacter, SourceFile, type Source, MAX_BYTES, MAX_EXPANSION } from './source-file.ts';
import { compose } from './compose.ts';
import type { IsFieldName } from './crowded-line.ts';
import { lineAt } from './line.ts';
import { findInScalars, type YamlProblem } from './yaml-problem.ts';
import { behindColon, droppedSign, emptyFold, unknownAlias } from './special-signs.ts';
import { explain } from './yaml-words.ts';
import { fixing, words, type Hint, type Words } from '../diagnostics/words.ts';
import { quoted, textOf } from './nodes.ts';

/** A file's YAML without aliases. `root` is null in an empty file. */
export type Parsed = { readonly source: SourceFile; readonly root: Node | null };

/** Limits of repaired lines and of characters parsed again, after which the rest of the file is given up. */
const MAX_REPAIRS = 50;
const MAX_REREAD = MAX_BYTES;

/** Parses a file; undefined if it cannot. A clearly missing quotation mark or bracket is reported, repaired, and the rest is parsed. */
export function parseYaml(given: Source, report: Report, isFieldName: IsFieldName): Parsed | undefined {
  const original = new SourceFile(given);
  if (original.text.length > MAX_BYTES / 4 && Buffer.byteLength(original.text) > MAX_BYTES) {
    report.add(original, 'too-large', 0, words('larger'), words('splitTheMenu'));
    return undefined;
  }
  const unreadable = unreadableCharacter(original.text);
  if (unreadable !== undefined) {
    report.add(original, 'yaml-syntax', unreadable.at, unreadable.message, unreadable.hint);
    return undefined;
  }
  let source = original;
  for (let repairs = 0, reread = 0; ; repairs++, reread += source.text.length) {
    const result = readOnce(source);
    if ('root' in result) {
      for (const { at, message, hint } of result.comments) report.add(result.source, 'odd-comment', at, message, hint);
      return result;
    }
    const { problem, code = 'yaml-syntax' } = result;
    if (followsFromRepair(source, problem, isFieldName)) return undefined;
    report.add(
      source,
      code,
      problem.at,
      problem.message,
      fixing(problem.fix === null ? undefined : (problem.fix ?? problem.repair), problem.hint),
    );
    if (problem.repair === undefined || repairs >= MAX_REPAIRS || reread > MAX_REREAD) return undefined;
    source = source.repaired(problem.repair.from, problem.repair.to, problem.repair.text);
  }

  function readOnce(
    file: SourceFile,
  ): (Parsed & { comments: readonly GluedComment[] }) | { problem: YamlProblem; code?: 'too-large' } {
    const composed = compose(file.text);
    if ('tooDeepAt' in composed) {
      const message = words('tooDeep');
      return { problem: { at: composed.tooDeepAt, message, hint: words('deleteTooMuch') } };
    }
    const { document, errors } = composed;
    const [error] = errors;
    if (error !== undefined) return { problem: explain(file.text, error, document, isFieldName) };
    const misread =
      escapedCharacter(file.text, document) ??
      gluedField(file.text, document, isFieldName) ??
      emptyFold(file.text, document) ??
      droppedSign(file, document, isFieldName);
    if (misread !== undefined) return { problem: misread };
    const alias = /[*]|<</.test(file.text) ? resolveAliases(document)[0] : undefined;
    if (alias === undefined)
      return { source: file, root: document.contents, comments: gluedComments(file.text, document) };
    if (alias.kind === 'unknown') return { problem: unknownAlias(file.text, alias.at, isFieldName) };
    if (alias.kind === 'recursive') {
      return { problem: { at: alias.at, message: words('recursiveAlias'), hint: words('writeEntryOut') } };
    }
    const message = words('tooManyAliases', MAX_EXPANSION);
    return { problem: { at: alias.at, message, hint: words('fewerAliases') }, code: 'too-large' };
  }
}

/** `"\\u0000"`: an escaped character that no page can show. */
function escapedCharacter(text: string, document: Document): YamlProblem | undefined {
  if (!text.includes('\\')) return undefined;
  return findInScalars(document, ({ type, value, range }) => {
    const found = type === Scalar.QUOTE_DOUBLE ? unreadableCharacter(String(value)) : undefined;
    return found && { at: range?.[0] ?? 0, message: found.message, hint: found.hint };
  });
}

/** A field without a space after its colon (`allergens:gluten`) that became part of the text before it. */
function gluedField(text: string, document: Document, isFieldName: IsFieldName): YamlProblem | undefined {
  if (!/[a-zA-Z]:[^\s:/]/.test(text)) return undefined;
  return findInScalars(document, ({ type, range }) => {
    const [from, to] = range ?? [0, 0];
    if (type !== Scalar.PLAIN) return undefined;
    for (const { index, 0: whole, 1: field = '', 2: value = '' } of text.slice(from, to).matchAll(LINE_OF_FIELD)) {
      if (!isFieldName(field)) continue;
      const at = from + index + whole.length - value.length;
      const hint = words('writeInColumn', `${field}: ${behindColon(value)}`);
      return { at, message: words('gluedColon', `${field}:${value}`), hint };
    }
    return undefined;
  });
}

const LINE_OF_FIELD =
  /(?:\n[ \t]*(?=[a-zA-Z])|[ \t](?=(?:allergens|prices?|marks|served|quantity|description):))([a-zA-Z]+):([^\s:/][^\n]*)/g;

/**
 * Whether a problem is on a repaired line, or follows from the one above it: then it is reported already. A dish or field that is repaired
 * alone has a problem of its own.
 */
function followsFromRepair(source: SourceFile, { at, repair }: YamlProblem, isFieldName: IsFieldName): boolean {
  const { line } = source.position(at);
  const { start, body, colon } = lineAt(source.text, at);
  const isDish = source.text.slice(start, body).includes('-');
  const isAlone = repair !== undefined && (isDish || isFieldName(source.text.slice(body, colon)));
  return source.mendedLines.some((mended) => mended.line === line || (mended.line === line - 1 && !isAlone));
}

/** `De masa madre #1`: YAML takes the rest after the space for a comment and drops it silently. */
const GLUED = /^[ \t]+(#[\p{L}\p{N}[(~@][^\n]*)/u;

/** The problem of a comment after a text on its line, if the comment itself looks like text. */
type GluedComment = { readonly at: number; readonly message: Words; readonly hint: Hint };

function gluedComments(text: string, document: Document): GluedComment[] {
  if (!/[ \t]#[\p{L}\p{N}[(~@]/u.test(text)) return [];
  const found: GluedComment[] = [];
  visit(document, {
    Scalar(key, node, path) {
      if (node.type !== Scalar.PLAIN || key === 'key') return;
      const [from, to] = node.range ?? [0, 0];
      // The range of a missing value ends where the comment begins.
      const end = from === to ? to - 1 : to;
      const [behind, match = ''] = GLUED.exec(text.slice(end, text.indexOf('\n', to) >>> 0)) ?? [];
      if (behind === undefined) return;
      const comment = match.trimEnd();
      // A dish without its colon has a message of its own, and so has a colour.
      const parent = path.at(-1);
      const list = path.at(-2);
      const isDish = isSeq(parent) && isPair(list) && textOf(list.key) === 'items';
      const isColour = from === to && /^#[0-9a-f]{3,8}$/i.test(comment);
      if (isColour || (isDish && comment.includes(':'))) return;
      const at = end + behind.indexOf('#');
      const hint = hintOfGlued(text, node, parent, { at, comment });
      found.push({ at, message: words('commentGlued', comment), hint });
    },
  });
  return found;
}

/** The hint to quote a text with its comment, which may be a part of it, or to put a space behind the sign. */
function hintOfGlued(text: string, node: Scalar, parent: unknown, glued: { at: number; comment: string }): Hint {
  const { at, comment } = glued;
  const [from, to] = node.range ?? [0, 0];
  if (from === to) return words('quoteOrSpace', quoted(comment));
  const value = text.slice(from, to);
  const end = at + comment.length;
  // A value that begins with a digit is a price, which cannot go on after the space.
  if (!/^\p{L}/u.test(value) || value.includes('\n')) {
    const spaced = `# ${comment.slice(1)}`;
    return fixing({ from: at, to: end, text: spaced }, words('spaceBehind', spaced));
  }
  const written = text.slice(from, end);
  // `Salsa #1: +1` of a list: the name ends at its colon.
  const [, name = written, price = ''] = (isSeq(parent) ? /^(.*\S)(:\s.*)$/.exec(written) : null) ?? [];
  // A section of a partial follows its `#` without a space.
  const isUse = isPair(parent) && textOf(parent.key) === 'use';
  const meant = isUse ? value + comment : quoted(name) + price;
  return fixing({ from, to: end, text: meant }, words('quoteOrSpace', meant));
}
