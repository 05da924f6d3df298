import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Source } from '../../parse/source-file.ts';
import { arrangeFile, type FileKind } from './arrange.ts';
import { printTree } from './print-tree.ts';
import { readTree } from './read-tree.ts';
import { commentsOf, isSameMeaning, meaningOf } from './same-meaning.ts';

export type { FileKind };

/**
 * A file in its layout. `unreadable`: YAML cannot read it. `kept`: it is written in a way that no layout can be given to without
 * changing what it says, so the text is the one that came.
 */
export type Formatted =
  | { readonly text: string }
  | { readonly unreadable: readonly Diagnostic[] }
  | { readonly kept: true };

/**
 * Gives a file the one layout of menus. What it says is the same before and after, and so are its comments: both are looked at
 * before the text is given out.
 */
export function formatText(source: Source, kind: FileKind): Formatted {
  const before = meaningOf(source, kind);
  const unreadable = before.diagnostics.filter(({ code }) => code === 'yaml-syntax' || code === 'too-large');
  if (unreadable.length > 0) return { unreadable };
  const plain = source.text.replace(/^\uFEFF/, '').replaceAll(/\r+\n/g, '\n');
  if (plain.split('\n').every((line) => /^\s*(?:#|$)/.test(line))) return { text: source.text };
  const tree = readTree(plain);
  if (tree === undefined) return { kept: true };
  const text = printTree(arrangeFile(tree, kind));
  if (text === source.text) return { text };
  const isSame =
    isSameMeaning(before, meaningOf({ ...source, text }, kind)) &&
    isDeepStrictEqual(commentsOf(plain), commentsOf(text));
  return isSame ? { text } : { kept: true };
}
