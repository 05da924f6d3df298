/** The languages of a file are codes of the six, each once, as a list or as words. */
import { isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { Language } from '../../src/i18n/language.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { textOf } from '../parse/nodes.ts';
import { isLanguage, LANGUAGE_CODES } from './language-codes.ts';
import { languageHint } from './language-hint.ts';
import { problemAt, sayIn, type Reader } from './reader.ts';

type Word = { readonly code: string; readonly index: number; readonly node: Scalar };

export function readLanguages(reader: Reader, node: Node): Language[] | undefined {
  const words = wordsOf(node);
  if (words === undefined) {
    return problemAt(
      reader,
      'wrong-type',
      node,
      'Language codes are expected here.',
      'write them with spaces: es en fr',
    );
  }
  const codes: Language[] = [];
  let complete = true;
  for (const { code, index, node: scalar } of words) {
    if (!isLanguage(code)) {
      sayIn(reader, scalar)('unknown-language', index, `"${code}" is not a language of menus.`, languageHint(code));
      complete = false;
    } else if (codes.includes(code)) {
      sayIn(reader, scalar)('duplicate-language', index, `"${code}" stands here twice.`, 'delete one of the two');
    } else codes.push(code);
  }
  return complete && codes.length > 0 ? codes : undefined;
}

/** The first language of a file, told before the rest of it is read; of a wrong code, what was meant. */
export function firstLanguage(node: Node | undefined): Language {
  const code = (node && wordsOf(node)?.[0]?.code) ?? 'es';
  if (isLanguage(code)) return code;
  const meant = nearest(code, LANGUAGE_CODES);
  return meant !== undefined && isLanguage(meant) ? meant : 'es';
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
