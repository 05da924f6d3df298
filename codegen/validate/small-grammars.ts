/** Values with a small grammar of their own: the validity of a card, the choices of a step, the reference to a partial. */
import { words, type Hint } from '../diagnostics/words.ts';
import { type Node, isScalar } from 'yaml';
import type { Choose } from '../../src/terms/resolved-venue.ts';
import { textOf } from '../parse/nodes.ts';
import { scalarOffset } from '../parse/scalar-offset.ts';
import { located, problemAt, sayIn, type Reader } from './reader.ts';
import { shown, writing } from './scalars.ts';
import type { Located, PartialReference } from './values.ts';

const VALIDITY = /^[1-9]\d{0,3}\s+(?:days?|months?|years?)$/;
const CHOOSE = /^(?:up to\s+)?([1-9]\d?)$/;
const PARTIAL = /^([\p{L}\p{N}_-]+)(?:#([\p{L}\p{N}_-]+))?$/u;

export function readValidity(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim();
  if (text !== undefined && VALIDITY.test(text)) return located(reader, text.replace(/\s+/, ' '), node);
  const hint = hintOf(node, timeInEnglish(text ?? ''), 'writeTime');
  return problemAt(reader, 'wrong-type', node, words('notATime', shown(node)), hint);
}

export function readChoose(reader: Reader, node: Node): Choose | undefined {
  const text = textOf(node)?.trim();
  if (text === 'any') return text;
  const count = text === undefined ? undefined : CHOOSE.exec(text)?.[1];
  if (count !== undefined) return text?.startsWith('up to') === true ? `up to ${Number(count)}` : Number(count);
  const message = words('notACount', shown(node));
  return problemAt(reader, 'wrong-type', node, message, hintOf(node, countInEnglish(text ?? ''), 'writeCount'));
}

/** The hint with the English form, or with all valid forms. */
function hintOf(node: Node, meant: string | undefined, all: 'writeTime' | 'writeCount'): Hint {
  return meant === undefined ? words(all) : writing(node, meant);
}

/** The English form of a duration written in Spanish. */
function timeInEnglish(text: string): string | undefined {
  const [, count, unit] = /^([1-9]\d{0,3})\s*(d[ií]a|mes|año)(?:e?s)?$/i.exec(text) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  const english = { d: 'day', m: 'month', a: 'year' }[unit.toLowerCase().charAt(0)] ?? '';
  return `${count} ${english}${count === '1' ? '' : 's'}`;
}

/** The English form of a count written in Spanish. */
function countInEnglish(text: string): string | undefined {
  const most = /^hasta\s+([1-9]\d?)$/i.exec(text)?.[1];
  if (most !== undefined) return `up to ${most}`;
  return /^(?:cualquiera|tod[ao]s|all)$/i.test(text) ? 'any' : undefined;
}

export function readPartialReference(reader: Reader, node: Node): PartialReference | undefined {
  const text = textOf(node)?.trim().normalize();
  const hint = words('writePartial');
  if (!isScalar(node) || text === undefined) {
    return problemAt(reader, 'wrong-type', node, words('notAPartial', shown(node)), hint);
  }
  const match = PARTIAL.exec(text);
  if (match?.[1] === undefined) {
    sayIn(reader, node)('unknown-partial', 0, words('notAPartial', shown(node)), hint);
    return undefined;
  }
  const [, name, section] = match;
  const at = scalarOffset(reader.source.text, node, 0);
  if (section === undefined) return { name, source: reader.source, at, sectionAt: at };
  const sectionAt = scalarOffset(reader.source.text, node, name.length + 1);
  return { name, section, source: reader.source, at, sectionAt };
}
