/** The languages of a file are known codes, each once, as a list or as words. */
import { words } from '../diagnostics/words.ts';
import { isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { Language, Languages } from '../../src/terms/language.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { textOf } from '../parse/nodes.ts';
import { scalarOffset } from '../parse/scalar-offset.ts';
import { languageHint } from './language-hint.ts';
import { isEmptyMember, problemAt, sayIn, type Reader } from './reader.ts';

type Word = { readonly code: string; readonly index: number; readonly node: Scalar };

export function readLanguages(reader: Reader, node: Node): Language[] | undefined {
  const codesWritten = wordsOf(node);
  if (codesWritten === undefined) {
    return problemAt(reader, 'wrong-type', node, words('codesExpected'), words('writeCodes'));
  }
  if (isSeq(node)) for (const item of node.items as Node[]) isEmptyMember(reader, item);
  const all = codesWritten.map(({ code }) => code);
  const codes: Language[] = [];
  let complete = true;
  for (const { code, index, node: scalar } of codesWritten) {
    if (!reader.source.languages.includes(code)) {
      const hint = languageHint(code, index, reader.source.languages, all);
      sayIn(reader, scalar)('unknown-language', index, words('notALanguage', code), hint);
      complete = false;
    } else if (codes.includes(code)) {
      sayIn(reader, scalar)('duplicate-language', index, words('languageTwice', code), words('deleteOneOfTwo'));
    } else codes.push(code);
  }
  return complete && codes.length > 0 ? codes : undefined;
}

/** Checks that every required language can be chosen by diners; else legally required text would be written but never shown. */
export function checkRequired(required: Node, offered: readonly Language[], reader: Pick<Reader, 'source' | 'report'>) {
  for (const { code, index, node } of wordsOf(required) ?? []) {
    if (!reader.source.languages.includes(code) || offered.includes(code)) continue;
    const at = scalarOffset(reader.source.text, node, index);
    reader.report.add(
      reader.source,
      'unused-language',
      at,
      words('requiredNotOffered', code),
      words('addLanguage', code),
    );
  }
}

/** The first language of a file, read before the rest. For a wrong code, the nearest one; 'es' as the fallback. */
export function firstLanguage(node: Node | undefined, languages: Languages): Language {
  const code = (node && wordsOf(node)?.[0]?.code) ?? 'es';
  return languages.includes(code) ? code : (nearest(code, languages) ?? 'es');
}

function wordsOf(node: Node): Word[] | undefined {
  if (isScalar(node)) return wordsOfScalar(node);
  if (!isSeq(node)) return undefined;
  const scalars = node.items.filter((item) => isScalar(item));
  return scalars.length === node.items.length ? scalars.flatMap(wordsOfScalar) : undefined;
}

function wordsOfScalar(node: Scalar): Word[] {
  return Array.from((textOf(node) ?? '').matchAll(/[^\s,]+/g), (match) => ({
    code: match[0],
    index: match.index,
    node,
  }));
}
