/**
 * The only module that knows ts-morph. It prints declarations from structures, without a Project: no source file is parsed,
 * bound or checked. The output is cached, because the modules of all venues share a few declarations. ts-morph, which
 * includes the whole TypeScript compiler (60 MB, 0.1 s), is loaded only for a declaration that is not in the cache of this
 * thread, which starts with that of the thread that created it.
 */
import { createRequire } from 'node:module';
import type * as TsMorph from 'ts-morph';

export type { TsMorph };

const require = createRequire(import.meta.url);
const STYLE = { indentNumberOfSpaces: 2, useSingleQuote: true };
const printed = new Map<string, string>();

type Structure = TsMorph.StatementStructures | TsMorph.JsxElementStructure | TsMorph.JsxSelfClosingElementStructure;

/** The text of a structure, with a line break at its end. `key` identifies its inputs, for the cache. */
export function printStructure(key: readonly unknown[], structure: (tsMorph: typeof TsMorph) => Structure): string {
  const name = key.join('\n');
  const known = printed.get(name);
  if (known !== undefined) return known;
  const tsMorph = require('ts-morph') as typeof TsMorph;
  const text = `${tsMorph.printStructure(structure(tsMorph), STYLE).trimEnd()}\n`;
  printed.set(name, text);
  return text;
}

/** The cache of this thread, with which other threads start. */
export function printedStructures(): ReadonlyMap<string, string> {
  return printed;
}

export function adoptStructures(others: ReadonlyMap<string, string>): void {
  for (const [key, text] of others) printed.set(key, text);
}
