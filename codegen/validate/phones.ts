/** A phone is digits, spaces and perhaps a plus sign; in the contact also an e-mail address, unless it looks like a number. */
import { isMap, isSeq, type Node } from 'yaml';
import { words, type Hint } from '../diagnostics/words.ts';
import { isNothing } from '../parse/nodes.ts';
import { asciiDigit } from './like-digits.ts';
import { isNamedValue, readNamedValue } from './named-value.ts';
import { problemAt, type Reader } from './reader.ts';
import { readString, shown, writing } from './scalars.ts';
import { isEmail, readEmail } from './site.ts';
import type { Located, SourcePhone } from './values.ts';

/** A no-break space counts as a space. */
const NUMBER = /^\+?\d[\d\p{Zs}]*$/u;
/** Digits as people write them, with dots, hyphens and brackets. */
const WRITTEN = /\+?\(?\d[\d .()-]*\d/g;
/** A zero that is only dialled inside the country: `+41 (0)44`. In Italy and San Marino it is part of the number. */
const ZERO_INSIDE = /(?<=\+(?!39|378)\d{1,3} ?)\(0\) ?/g;
/** Words and characters around numbers that carry no information. */
const AROUND = /tel[eé]fonos?|tel|tlf|tl?fno|m[oó]vil|phone|(?<![\p{L}\n])(?:y|o|and|or)(?![\p{L}\n])|[\s.,;:/|]/giu;
/** A link that opens a chat with a number. */
const CHAT = /^https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\/?\?phone=)\/?\+?(\d+)$/;
/** The least digits of a number, and the most, with a country prefix. */
const FULL = /^\+?\d{6,15}$/;

/** Whether a text is a phone number. More than 15 digits are two numbers. */
export const isPhoneNumber = (text: string): boolean => NUMBER.test(text) && text.replaceAll(/\D/g, '').length <= 15;

/** Whether a text is one complete number, with at least 6 digits. */
export const isWholeNumber = (text: string): boolean => NUMBER.test(text) && FULL.test(text.replaceAll(/\p{Zs}/gu, ''));

export function readNumber(reader: Reader, node: Node): Located<string> | undefined {
  const text = readString(reader, node);
  if (text === undefined || isPhoneNumber(text.value)) return text;
  return problemAt(reader, 'wrong-type', node, words('notAPhone', shown(node)), hintFor(node, text.value));
}

/** One phone, or a list of phones, each of which may say what it is for: `Reservas: 958 000 101`. */
export function readPhones(reader: Reader, node: Node): SourcePhone[] | undefined {
  if (isMap(node)) return problemAt(reader, 'wrong-type', node, words('listExpected'), words('eachOnALine'));
  if (!isSeq(node)) return phoneOf(readPhone(reader, node));
  return (node.items as Node[]).flatMap((item) => {
    if (isNothing(item)) return [];
    if (!isNamedValue(reader, item)) return phoneOf(readPhone(reader, item)) ?? [];
    const { name: label, key, value } = readNamedValue(reader, item) ?? {};
    if (label === undefined || key === undefined) return [];
    if (!value || isNothing(value)) {
      return problemAt(reader, 'missing-field', key, words('noPhone'), words('writeNumberBehind')) ?? [];
    }
    const phone = readPhone(reader, value);
    return phone === undefined ? [] : [{ label, phone }];
  });
}

const phoneOf = (phone: Located<string> | undefined): SourcePhone[] | undefined => phone && [{ phone }];

function readPhone(reader: Reader, node: Node): Located<string> | undefined {
  const text = readString(reader, node);
  if (/^mailto:/i.test(text?.value ?? '')) return readEmail(reader, node);
  if (text === undefined || text.value === '' || isPhoneNumber(text.value) || isEmail(text.value)) return text;
  if (!isLikeNumber(text.value)) {
    problemAt(reader, 'odd-phone', node, words('leadsNowhere', shown(node)), words('writePhoneOrEmail'));
    return text;
  }
  return problemAt(reader, 'wrong-type', node, words('notAPhone', shown(node)), hintFor(node, text.value));
}

function isLikeNumber(written: string): boolean {
  if (written.includes('@')) return false;
  const text = asSeen(written).replaceAll(/[OolI](?=\d)|(?<=\d)[OolI](?=[\d ]|$)/g, '0');
  return NUMBER.test(text) || numbersIn(text).length > 0;
}

/** A text with typographic characters and digits of other scripts replaced by ASCII ones. */
function asSeen(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\p{Nd}/gu, asciiDigit);
}

/** The hint for a wrong number: the number that was meant, or a list of several, if the text holds nothing else. */
function hintFor(node: Node, written: string): Hint {
  const text = asSeen(written).replaceAll(ZERO_INSIDE, ' ');
  const [only, ...others] = numbersIn(text);
  if (only === undefined || saysMore(text)) return words('writeDigits');
  return writing(node, others.length === 0 ? only : `[${[only, ...others].join(', ')}]`);
}

/** The whole numbers of a text. */
function numbersIn(text: string): string[] {
  const chat = CHAT.exec(text)?.[1];
  if (chat !== undefined) return [`+${chat}`];
  const found = text.match(WRITTEN) ?? [];
  return found
    .map((number) =>
      number
        .replaceAll(/[().-]+/g, ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    )
    .filter((number) => FULL.test(number.replaceAll(' ', '')));
}

function saysMore(text: string): boolean {
  const rest = CHAT.test(text)
    ? ''
    : // A letter O at the end of a number is meant as a digit.
      text.replaceAll(WRITTEN, (number) => (numbersIn(number).length > 0 ? '\n' : number));
  return rest.replaceAll(AROUND, '') !== '';
}
