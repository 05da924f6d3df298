import { expect } from 'vitest';
import { formatText, type FileKind } from '../../../codegen/tools/layout/format-text.ts';
import { LANGUAGES } from '../../support/languages.ts';

/** A file's text in its layout; it is a fixed point. */
export function formatted(text: string, kind: FileKind = 'venue'): string {
  const once = layoutOf(text, kind);
  expect(layoutOf(once, kind)).toBe(once);
  return once;
}

function layoutOf(text: string, kind: FileKind): string {
  const result = formatText({ file: 'menus/bar.yaml', id: 'bar', text, languages: LANGUAGES }, kind);
  if (!('text' in result)) throw new Error(`This text has no layout: ${JSON.stringify(result)}`);
  return result.text;
}

/** A section whose items are these lines, laid out; answers the lines of the items, without their indentation. */
export function formattedItems(items: string): string {
  const lines = items.split('\n').map((line) => (line === '' ? '' : `      ${line}`));
  const start = 'venue: Bar\n\nsections:\n  - section: Carta\n    items:\n';
  const text = formatted(`${start}${lines.join('\n')}\n`);
  expect(text.slice(0, start.length)).toBe(start);
  return text
    .slice(start.length)
    .split('\n')
    .map((line) => line.replace(/^ {6}/, ''))
    .join('\n')
    .trimEnd();
}
