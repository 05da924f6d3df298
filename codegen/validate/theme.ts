/** Colours are CSS hex colours; a font is one of a few words or the name of a family. */
import { isScalar, type Node, type YAMLMap } from 'yaml';
import { nearest } from '../diagnostics/nearest.ts';
import type { Field } from './field.ts';
import { located, problemAt, type Reader } from './reader.ts';
import { meaning, readString, shown, writing } from './scalars.ts';
import { words } from '../diagnostics/words.ts';
import { contrast, LEGIBLE } from '../../src/terms/colour.ts';
import { completedColours } from '../../src/terms/house-colours.ts';
import type { Report } from '../diagnostics/report.ts';
import { isNothing, textOf } from '../parse/nodes.ts';
import type { Located } from './values.ts';

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u;

export function readColour(reader: Reader, node: Node): Located<string> | undefined {
  const text = readString(reader, node);
  if (text === undefined || HEX.test(text.value)) return text;
  const hint = HEX.test(`#${text.value}`) ? writing(node, `"#${text.value}"`) : words('writeColour');
  return problemAt(reader, 'wrong-type', node, words('notAColour', shown(node)), hint);
}

export function readFont(reader: Reader, node: Node, { values = [] }: Field): Located<string> | undefined {
  const text = readString(reader, node);
  if (text === undefined) return undefined;
  const word = values.find((value) => value === text.value.toLowerCase());
  if (word !== undefined) return located(reader, word, node);
  if (!isScalar(node) || !FAMILY.test(text.value)) {
    const hint = words('writeFont', values);
    return problemAt(reader, 'wrong-type', node, words('notAFont', shown(node)), hint);
  }
  // No font family is named like a misspelling of one of the words.
  const meant = /^[a-z]+$/.test(text.value) ? nearest(text.value, values) : undefined;
  if (meant !== undefined) {
    return problemAt(reader, 'wrong-type', node, words('notAFont', shown(node)), meaning(node, meant));
  }
  return text;
}

type Colours = { readonly text?: Located<string> | undefined; readonly background?: Located<string> | undefined };

/** Fields of a theme other than the colours of text and background. */
const OTHERS: ReadonlySet<string> = new Set(['accent', 'font']);

/** Text needs a contrast of 4.5:1 (WCAG 2.2, 1.4.3); a missing colour has its default. Skipped if a colour could not be read. */
export function checkContrast(theme: YAMLMap, { text, background }: Colours, report: Report): void {
  const place = text ?? background;
  if (place === undefined || !isRead(theme, { text, background })) return;
  const page = completedColours({ text: text?.value, background: background?.value });
  const ratio = contrast(page.text, page.background);
  if (ratio >= LEGIBLE) return;
  // Rounded down: 4.49 must not read as 4.5.
  const rounded = Math.floor(ratio * 10) / 10;
  const message = words('lowContrast', rounded, LEGIBLE);
  report.add(place.source, 'low-contrast', place.at, message, words('darkerText'));
}

/** Whether every written colour could be read, under any name. */
function isRead(theme: YAMLMap, colours: Colours): boolean {
  const written = theme.items.filter(({ key, value }) => !OTHERS.has(textOf(key) ?? '') && !isNothing(value));
  return written.length === Object.values(colours).filter((colour) => colour !== undefined).length;
}
