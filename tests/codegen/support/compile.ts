import type { ResolvedEntry } from '../../../codegen/kinds/kinds.ts';
import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';
import { expect } from 'vitest';
import { compileVenue, type CompiledVenue, type Context } from '../../../codegen/resolve/compile-venue.ts';
import type { PictureHead } from '../../../codegen/read/measure-picture.ts';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { LANGUAGES } from '../../support/languages.ts';

/** What stands beside a venue's file: partials by name, pictures by folder. */
export type Beside = {
  readonly partials?: Readonly<Record<string, string>>;
  readonly images?: Readonly<Record<string, readonly string[]>>;
  /** Heads of pictures by their paths below the image folder. */
  readonly heads?: Readonly<Record<string, PictureHead>>;
};

/** A context that gives what a test says. */
export function contextOf({ partials = {}, images = {}, heads = {} }: Beside = {}): Context {
  const sources = new Map(
    Object.entries(partials).map(([id, text]) => [
      id,
      { file: `menus/_shared/${id}.yaml`, id, text, languages: LANGUAGES },
    ]),
  );
  return {
    languages: LANGUAGES,
    partial: (name) => sources.get(name),
    partialNames: [...sources.keys()],
    images: (folder) => new Set(images[folder]),
    head: (path) => heads[path],
  };
}

/** Compiles the text of `menus/bar.yaml`. */
export function compile(text: string, beside?: Beside): CompiledVenue {
  return compileVenue({ file: 'menus/bar.yaml', id: 'bar', text, languages: LANGUAGES }, contextOf(beside));
}

/** A venue whose only section holds the entries. They begin at line 6, column 3. */
export function withItems(entries: string, languages = 'es'): string {
  const title = languages.split(' ').map((code) => `${code}: Carta`);
  const lines = entries.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
  return `venue: Bar\nlanguages: ${languages}\nsections:\n- section: {${title.join(', ')}}\n  items:\n${lines.join('\n')}\n`;
}

/** A venue with these fields, from line 2 on, above its one dish. */
export function withFields(fields: string): string {
  return `venue: Bar\n${fields.trimEnd()}\nsections:\n- section: Carta\n  items:\n  - Agua: 2\n`;
}

/** A diagnostic on one line: place, severity, code, message and hint. */
export function inOneLine({ file, line, column, severity, code, message, hint }: Diagnostic): string {
  const place = file === 'menus/bar.yaml' ? '' : `${file}:`;
  return `${place}${line}:${column} ${severity} ${code}: ${message}${hint === '' ? '' : ` (${hint})`}`;
}

/** The text compiles to a venue, and nothing is said of it. */
export function expectValid(text: string, beside?: Beside): ResolvedVenue {
  const { venue, diagnostics } = compile(text, beside);
  expect(diagnostics.map(inOneLine)).toEqual([]);
  if (venue === undefined) throw new Error('A text without problems gives a venue.');
  return venue;
}

/** Exactly these problems are found, each as `line:column severity code: message (hint)`. */
export function expectProblems(text: string, expected: readonly string[], beside?: Beside): void {
  expect(compile(text, beside).diagnostics.map(inOneLine)).toEqual(expected);
}

/** The entries of the only section of a valid text. */
export function entriesOf(text: string, beside?: Beside): ResolvedEntry[] {
  return expectValid(text, beside).sections[0]?.entries ?? [];
}
