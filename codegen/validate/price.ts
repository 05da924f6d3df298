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

/** What stands between slashes, trimmed, and where. */
type Piece = { readonly text: string; readonly index: number };

const AMOUNT = /^\d+(?:[.,]\d{1,2})?€?$/;
const TOO_FINE = /^\d+[.,]\d{3,}€?$/;
/** What is meant as an amount: a plus sign, or another sign or a decimal mark before digits. */
const SIGNED = /^(?:\+|[-−–]\s*€?[.,]?\d|[.,]\d)/;

/**
 * Prices are separated by slashes; each is an amount with a label or not, or a text that does not begin with a digit. An
 * unlabelled price beside labelled ones is `extra`; no label stands twice.
 */
export function readPrices(text: string, rules: PriceRules, say: Say): SourcePrice[] {
  const terms = pieces(text).flatMap((piece) => readTerm(piece, rules, say) ?? []);
  return finish(terms, rules.language, say);
}

/** A text such as `S/M`, in which nothing is an amount, is one piece. */
function pieces(text: string): Piece[] {
  let at = 0;
  const parts = text.split('/').map((part) => {
    const piece = pieceAt(part, at);
    at += part.length + 1;
    return piece;
  });
  return parts.some((part) => /^[-+−–]?\s*\d/.test(part.text)) ? parts : [pieceAt(text, 0)];
}

function pieceAt(text: string, index: number): Piece {
  const rest = text.trimStart();
  return { text: rest.trimEnd(), index: index + text.length - rest.length };
}

function readTerm({ text, index }: Piece, rules: PriceRules, say: Say): Term | undefined {
  if (text === '') {
    say('bad-price', Math.max(0, index - 1), 'A price is missing beside the slash.', 'write it, or delete the slash');
    return undefined;
  }
  const plus = rules.plus && text.startsWith('+');
  if (!plus && SIGNED.test(text)) {
    say('bad-price', index, signMessage(text), 'write an amount such as 9.50');
    return undefined;
  }
  if (!plus && !/^\d/.test(text)) return { amount: text, index };
  const [, before = '', word = '', rest = ''] = /^(\+?\s*)(\S*)\s*(.*)$/su.exec(text) ?? [];
  if (!AMOUNT.test(word)) {
    const detail = TOO_FINE.test(word) ? ': it has more than two decimals' : '';
    say('bad-price', index, `"${before}${word}" is not an amount${detail}.`, amountHint(word));
    return undefined;
  }
  const term: Term = { amount: Number.parseFloat(word.replace(',', '.')), index: index + before.length };
  if (plus) term.plus = true;
  const label = word.endsWith('€') ? rest : rest.replace(/^€\s*/, '');
  return label === '' ? term : readLabel({ text: label, index: index + text.length - label.length }, term, say);
}

function readLabel({ text, index }: Piece, term: Term, say: Say): Term | undefined {
  const standard = standardLabel(text);
  if (standard !== undefined) return { ...term, label: standard, index };
  if (/^(?:[\d.,]+€?|€)(?=\s|$)/.test(text)) {
    say('bad-price', index, `"${text}" cannot follow an amount.`, 'write one amount, and / between prices');
    return undefined;
  }
  const [, tagged] = textParts(text);
  if (tagged !== undefined) {
    say(
      'wrong-type',
      index + tagged.tagIndex,
      'A label cannot be translated here.',
      'write prices: and below it each label with its price',
    );
    return undefined;
  }
  const meant = nearbyLabel(text);
  if (meant !== undefined) {
    say('unknown-label', index, `"${text}" is taken for a label of your own.`, `did you mean "${meant}"?`);
  }
  return { ...term, own: text, index };
}

/** Gives unlabelled prices beside labelled ones their label, and sees that none stands twice. */
function finish(terms: Term[], language: Language, say: Say): SourcePrice[] {
  const labelled = terms.some((term) => term.label !== undefined || term.own !== undefined);
  const seen = new Set<string | undefined>();
  return terms.map((term) => {
    const label = term.label ?? (labelled && term.own === undefined ? 'extra' : undefined);
    const name = label ?? term.own;
    const key = name && plain(name);
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

function signMessage(text: string): string {
  if (text.startsWith('+')) return 'A price with a plus sign stands in options and extras only.';
  return /^[.,]/.test(text) ? `"${text}" has no digit before its decimal mark.` : 'A price cannot be negative.';
}

function amountHint(word: string): string {
  const [, thousands, , hundreds, cents] = /^(\d{1,3})([.,])(\d{3})(?!\2)[.,](\d{1,2})€?$/.exec(word) ?? [];
  if (thousands !== undefined) return `write ${thousands}${hundreds}.${cents}: nothing stands between thousands`;
  if (TOO_FINE.test(word)) return 'write two decimals at most';
  const [, glued] = /^\d+(?:[.,]\d{1,2})?€?(\p{L}{3,})$/u.exec(word) ?? [];
  return glued === undefined ? 'write an amount such as 9.50 or 9,50 €' : `write a space before "${glued}"`;
}
