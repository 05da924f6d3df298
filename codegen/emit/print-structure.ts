/**
 * The only module that knows ts-morph. It prints declarations from structures, without a Project: no source file is parsed,
 * bound or checked. What has been printed is kept, for the modules of all venues begin with the same few declarations. And
 * ts-morph, which brings the whole TypeScript compiler (60 MB, 0.1 s), is loaded when something is to be printed that
 * neither this thread nor the one that started it has printed before.
 */
import { createRequire } from 'node:module';
import type * as TsMorph from 'ts-morph';

export type { TsMorph };

const require = createRequire(import.meta.url);
const STYLE = { indentNumberOfSpaces: 2, useSingleQuote: true };
const printed = new Map<string, string>();

type Structure = TsMorph.StatementStructures | TsMorph.JsxElementStructure | TsMorph.JsxSelfClosingElementStructure;

/** The text of a structure, with a line break at its end. `key` says what it is made from. */
export function printStructure(key: readonly unknown[], structure: (tsMorph: typeof TsMorph) => Structure): string {
  const name = key.join('\n');
  const known = printed.get(name);
  if (known !== undefined) return known;
  const tsMorph = require('ts-morph') as typeof TsMorph;
  const text = `${tsMorph.printStructure(structure(tsMorph), STYLE).trimEnd()}\n`;
  printed.set(name, text);
  return text;
}

/** What this thread has printed, for others to begin with. */
export function printedStructures(): ReadonlyMap<string, string> {
  return printed;
}

export function adoptStructures(others: ReadonlyMap<string, string>): void {
  for (const [key, text] of others) printed.set(key, text);
}
