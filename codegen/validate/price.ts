import type { StandardLabel } from '../../src/i18n/terms.ts';
import type { Language } from '../../src/i18n/language.ts';
import { textParts } from '../parse/multilingual.ts';
import { plain } from '../resolve/slug.ts';
import type { Say } from './reader.ts';
import { nearbyLabel, sameLabel, standardLabel } from './price-label.ts';
import type { SourcePrice } from './values.ts';

export type PriceRules = {
  /** The language of an own label. */
  readonly language: Language;
  /** Whether a plus sign may stand before an amount: in options and extras. */
  readonly plus: boolean;
};

/** A price and where its label (or else its amount) stands, for what is said of it later. */
type Term = { readonly amount: number | string; label?: StandardLabel; own?: string; plus?: true; index: number };

const AMOUNT = /^(\d+)(?:[.,](\d+))?€?$/;
/** What is meant as an amount: a plus sign, or another sign or a decimal mark before digits. */
const SIGNED = /^(\+)|^([-−–])\s*€?[.,]?\d|^[.,]\d/;

/**
 * Prices are separated by slashes; each is an amount with a label or not, or a text that does not begin with a digit. An
 * unlabelled price beside labelled ones is `extra`; no label stands twice. Reads `text` from one index to another.
 */
export function readPrices(text: string, from: number, to: number, rules: PriceRules, say: Say): SourcePrice[] {
  const terms: Term[] = [];
  for (const [start, end] of segments(text, from, to)) {
    const term = readTerm(text, start, end, rules, say);
    if (term !== undefined) terms.push(term);
  }
  return finish(terms, rules.language, say);
}

/** The trimmed pieces between slashes; a text such as `S/M`, in which no piece is an amount, is one piece. */
function segments(text: string, from: number, to: number): [number, number][] {
  const whole = trimmed(text, from, to);
  if (text.indexOf('/', from) === -1 || text.indexOf('/', from) >= to) return [whole];
  const pieces: [number, number][] = [];
  let start = from;
  for (let at = text.indexOf('/', from); at !== -1 && at < to; at = text.indexOf('/', at + 1)) {
    pieces.push(trimmed(text, start, at));
    start = at + 1;
  }
  pieces.push(trimmed(text, start, to));
  return pieces.some(([first, last]) => first < last && /^[-+−–]?\s*\d/.test(text.slice(first, last)))
    ? pieces
    : [whole];
}

function trimmed(text: string, from: number, to: number): [number, number] {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return [start, end];
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function readTerm(text: string, from: number, to: number, rules: PriceRules, say: Say): Term | undefined {
  if (from === to) {
    say('bad-price', Math.max(0, from - 1), 'A price is missing beside the slash.', 'write it, or delete the slash');
    return undefined;
  }
  let start = from;
  let plus = false;
  if (!isDigit(text.charCodeAt(from))) {
    const sign = SIGNED.exec(text.slice(from, to));
    if (sign === null) return { amount: text.slice(from, to), index: from };
    if (sign[1] === '+' && rules.plus) {
      plus = true;
      start++;
      while (isSpace(text.charCodeAt(start))) start++;
    } else {
      say('bad-price', from, signMessage(text.slice(from, to), sign[1] ?? sign[2]), 'write an amount such as 9.50');
      return undefined;
    }
  }
  let end = start;
  while (end < to && !isSpace(text.charCodeAt(end))) end++;
  const word = text.slice(start, end);
  const amount = AMOUNT.exec(word);
  if (amount === null || (amount[2]?.length ?? 0) > 2) {
    say(
      'bad-price',
      from,
      `"${text.slice(from, start)}${word}" is not an amount${amount === null ? '' : ': it has more than two decimals'}.`,
      amountHint(word),
    );
    return undefined;
  }
  const term: Term = { amount: Number(`${amount[1]}.${amount[2] ?? '0'}`), index: start };
  if (plus) term.plus = true;
  let [label] = trimmed(text, end, to);
  if (text[label] === '€' && !word.endsWith('€')) [label] = trimmed(text, label + 1, to);
  if (label < to) return readLabel(text, label, to, term, say);
  return term;
}

function readLabel(text: string, from: number, to: number, term: Term, say: Say): Term | undefined {
  const written = text.slice(from, to);
  const standard = standardLabel(written);
  if (standard !== undefined) return { ...term, label: standard, index: from };
  if (/^[\d.,]+€?(?=\s|$)/.test(written)) {
    say('bad-price', from, `"${written}" cannot follow an amount.`, 'write one amount, and / between prices');
    return undefined;
  }
  const tagged = written.includes('@') ? textParts(written)[1] : undefined;
  if (tagged !== undefined) {
    say(
      'wrong-type',
      from + tagged.tagIndex,
      'A label cannot be translated here.',
      'write prices: and below it each label with its price',
    );
    return undefined;
  }
  const meant = nearbyLabel(written);
  if (meant !== undefined) {
    say('unknown-label', from, `"${written}" is taken for a label of your own.`, `did you mean "${meant}"?`);
  }
  return { ...term, own: written, index: from };
}

/** Gives unlabelled prices beside labelled ones their label, and sees that none stands twice. */
function finish(terms: Term[], language: Language, say: Say): SourcePrice[] {
  const labelled = terms.some((term) => term.label !== undefined || term.own !== undefined);
  const seen = new Set<string>();
  return terms.map((term) => {
    const label = term.label ?? (labelled && term.own === undefined ? 'extra' : undefined);
    const name = label ?? term.own;
    const key = name === undefined ? '' : plain(name);
    if (seen.has(key)) say('duplicate-label', term.index, ...sameLabel(name));
    seen.add(key);
    return {
      amount: term.amount,
      ...(label === undefined ? {} : { label }),
      ...(term.own === undefined ? {} : { label: { own: { [language]: term.own } } }),
      ...(term.plus === undefined ? {} : { plus: true }),
    };
  });
}

function signMessage(written: string, sign: string | undefined): string {
  if (sign === undefined) return `"${written}" has no digit before its decimal mark.`;
  return sign === '+' ? 'A price with a plus sign stands in options and extras only.' : 'A price cannot be negative.';
}

function amountHint(word: string): string {
  const thousands = /^(\d{1,3})([.,])(\d{3})(?!\2)(?:[.,](\d{1,2}))?€?$/.exec(word);
  if (thousands !== null && thousands[4] !== undefined) {
    return `write ${thousands[1]}${thousands[3]}.${thousands[4]}: nothing stands between thousands`;
  }
  if (/^\d+[.,]\d{3,}€?$/.test(word)) return 'write two decimals at most';
  const glued = /^(\d+(?:[.,]\d{1,2})?€?)(\p{L}{3,})$/u.exec(word);
  return glued === null ? 'write an amount such as 9.50 or 9,50 €' : `write a space before "${glued[2]}"`;
}
