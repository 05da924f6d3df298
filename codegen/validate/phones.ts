/** A phone is digits, with spaces where they help, and perhaps a plus sign before the country's. */
import { words } from '../diagnostics/words.ts';
import type { Node } from 'yaml';
import { problemAt, type Reader } from './reader.ts';
import { readString, shown } from './scalars.ts';
import type { Located } from './values.ts';

const NUMBER = /^\+?\d[\d ]*$/;

export function isPhoneNumber(text: string): boolean {
  return NUMBER.test(text);
}

export function readNumber(reader: Reader, node: Node): Located<string> | undefined {
  const text = readString(reader, node);
  if (text === undefined || isPhoneNumber(text.value)) return text;
  return problemAt(reader, 'wrong-type', node, words('notAPhone', shown(node)), words('writeDigits'));
}
