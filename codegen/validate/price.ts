import type { StandardLabel } from '../../src/terms/price-labels.ts';
import { fixing, words, type Hint, type Words } from '../diagnostics/words.ts';
import { quoted } from '../parse/nodes.ts';
import { LIKE_TAG } from '../parse/multilingual.ts';
import { plain } from '../parse/slug.ts';
import type { Text } from '../../src/terms/resolved-venue.ts';
import { bracketsMeant } from './allergens.ts';
import { exampleOf, thousandsHint, TOO_FINE, wrongAmount } from './amounts.ts';
import { currencyIn, paysInEuros } from './currency.ts';
import { misplacedFlags } from './flags.ts';
import { asciiDigit, likeDigits } from './like-digits.ts';
import { placedPieces, type Say } from './reader.ts';
import {
  AMOUNT,
  declaredIn,
  meantPrices,
  MORE_THAN_AMOUNT,
  NO_FIXED_PRICE,
  PER_PEOPLE,
  priceByMeasure,
  SOME_NOT_FIXED,
  splitAmount,
} from './price-meant.ts';
import {
  inOtherWords,
  labelled,
  LONGEST_MEANT,
  nearbyLabel,
  sameLabel,
  standardLabel,
  TAKES_BACK,
  whyNoLabel,
} from './price-label.ts';
import type { Piece, PriceRules } from './price-rules.ts';
import type { SourcePrice, SourceText } from './values.ts';

/** A price with the index of its label (or else its amount), for later reports. */
type Term = {
  readonly amount: number | string;
  label?: StandardLabel;
  own?: string;
  isSlip?: true;
  plus?: true;
  index: number;
};

const ONE_AMOUNT = new RegExp(`^${AMOUNT}€?$`);
/** An amount and a word without a space between them. */
const GLUED = new RegExp(String.raw`^(${AMOUNT}€?)(\p{L}{3,})$`, 'u');
/** Start of a signed amount: a plus sign, or another sign or a decimal mark before digits. `-20 %` is no amount. */
const SIGNED = /^(?:\+|€?\s*[-−–]\s*€?[.,]?\d(?![\d.,]*\s*%)|[.,]\d)/;
/** An amount in quotes or brackets, after dots, or after its label. */
const MISPLACED =
  /^(?:[«»“”„‘’(]\s*\d|(?:[.·_–-]\s*){4,}\d|…+\s*\d|½[^\d/]*\d|(\p{L}+)(?:\s+|\s*[:=]\s*)\d[\d.,]*\s*€?\s*(?:$|[/,;]|\p{L}+(?:\s+|\s*[:=]\s*)\d))/u;
/** Start of a text that is parsed as prices. */
const BEGINS_WITH_PRICE = /^(?:\+\s*)?\d/;
/** More than one amount and its label, which only the editor can interpret: in quotes it is shown verbatim. */
const WITH_MORE = new RegExp(
  String.raw`[$£¥]|(?<!\d)[1-9]\d*\s*[x×]\s*\d|\bS\s*[./]\s*M\b|\(.*\d.*\)|${MORE_THAN_AMOUNT}`,
  'iu',
);

/**
 * Prices are separated by slashes; each begins with a digit, and is an amount with an optional label. A text without an
 * amount is one price, shown verbatim. An unlabelled price beside standard labels is `extra`; each label occurs once.
 */
export function readPrices(text: string, rules: PriceRules, say: Say): SourcePrice[] {
  const whole = { text: text.trim(), index: text.length - text.trimStart().length };
  if (hasLikeDigits(whole, rules, say) || hasCurrency(whole, rules, say)) return [];
  const isAmount = (rules.plus ? BEGINS_WITH_PRICE : /^\d/).test(whole.text);
  if (!isAmount && isWords(whole.text)) return readWords(whole, rules, say);
  if (rules.quoted === true && isShownOnlyInQuotes(whole.text)) return [{ amount: whole.text }];
  if (!isAmount && !SIGNED.test(whole.text) && !whole.text.startsWith('/') && whole.text !== '') {
    say('bad-price', whole.index, words('pricesBeginWithDigits', whole.text), hintFor(whole, rules));
    return [];
  }
  const [, perPeople] = PER_PEOPLE.exec(whole.text) ?? [];
  if (perPeople !== undefined) {
    const index = whole.index + whole.text.indexOf(perPeople);
    say('bad-price', index, words('cannotFollow', perPeople), hintFor(whole, rules));
    return [];
  }
  const terms: Term[] = [];
  for (const piece of piecesOf(text)) {
    const term = readTerm(piece, whole, rules, say);
    if (term !== undefined) terms.push(term);
    // A problem of the whole text is reported once, and so is a fraction.
    else if (!beginsWithDigit(piece) || /\b1\/[2-9]\b/.test(whole.text) || isShownOnlyInQuotes(whole.text)) break;
  }
  return finish(terms, rules, whole, say);
}

/** Reports prices in which signs look like digits, or cannot be seen. Returns whether they are such. */
function hasLikeDigits(whole: Piece, rules: PriceRules, say: Say): boolean {
  const { meant = '', word = '', at = 0 } = likeDigits(whole.text) ?? {};
  if (!BEGINS_WITH_PRICE.test(meant) || (rules.quoted === true && !isRight(meant))) return false;
  const message = /\p{Cf}/u.test(word) ? words('invisibleSign') : words('likeDigits', word);
  const isWhole = isRight(rules.plus ? meant.replace(/^\+\s*/, '') : meant);
  const fix = isWhole ? { ...rangeOf(whole), text: meant } : undefined;
  say('bad-price', whole.index + at, message, fixing(fix, words('write', meant)));
  return true;
}

/** Reports a currency beside an amount, in a country without euros, where it would be a label or a text. Returns whether there is one. */
function hasCurrency(whole: Piece, rules: PriceRules, say: Say): boolean {
  if (rules.country === undefined || paysInEuros(rules.country)) return false;
  const text = whole.text.replaceAll(/\p{Nd}/gu, asciiDigit).replaceAll('，', ',');
  if (text.length > LONGEST_MEANT) return false;
  if (rules.quoted === true && (!BEGINS_WITH_PRICE.test(text) || isShownOnlyInQuotes(text))) return false;
  const { at, written, bare = '' } = currencyIn(text, rules.country, rules.language) ?? {};
  if (at === undefined || written === undefined) return false;
  say('bad-price', whole.index + at, words('noCurrency', written), bareHint(bare, whole, rules));
  return true;
}

/** The hint to write prices without their currency. */
function bareHint(bare: string, whole: Piece, rules: PriceRules): Hint {
  const meant = isRight(bare.replace(/^\+\s*/, '')) ? bare : mendedWithSign(bare);
  if (meant !== undefined) return writing(whole, meant);
  const measured = rules.unit && priceByMeasure(bare);
  const example = labelled(bare, rules.examples);
  if (example !== undefined) return words('labelThem', example);
  return (measured && rules.unit?.(measured)) ?? thousandsHint(bare, rules) ?? words('writeBareAmount');
}

/** A text that is shown verbatim in every language, unless it names allergens. */
function readWords(whole: Piece, rules: PriceRules, say: Say): SourcePrice[] {
  const { text, index } = whole;
  const tag = text.search(LIKE_TAG);
  if (tag !== -1) {
    say('wrong-type', index + tag, words('priceNotTranslated'), words('writeOneText'));
    return [];
  }
  const isRead = (rest: string): boolean => /^\d/.test(rest) || NO_FIXED_PRICE.test(rest);
  if (isMisplacedFlag(whole, whole, rules, isRead, say)) return [];
  if (rules.quoted !== true && /^(?:true|false)$/i.test(text)) {
    say('bad-price', index, words('notAnAmount', text), exampleOf(rules.country));
    return [];
  }
  const { price, list, at } = (text.length > LONGEST_MEANT ? undefined : declaredIn(text, rules.quoted === true)) ?? {};
  if (price === undefined || list === undefined || at === undefined) {
    const bracket = rules.quoted === true ? -1 : text.indexOf(']');
    if (bracket !== -1) say('bad-price', index + bracket, words('closesNothing', ']'), words('deleteOrQuote'));
    return [{ amount: text }];
  }
  const meant = `${price} [${list}]`.trim();
  const isAlone = rules.declares === true && rules.quoted !== true && rules.value?.trim() === text;
  const apart = price === '' ? words('writeAllergensBelow') : words('writeAllergensApart', price, list || 'none');
  const hint = rules.declares === true ? words('write', meant) : apart;
  const message = words('allergenIsNoPrice', text.slice(at));
  say('bad-price', index + at, message, fixing(isAlone ? { ...rangeOf(whole), text: meant } : undefined, hint));
  return [];
}

/** Whether a text is valid only in quotes, where it is shown verbatim: it is more than prices, and no mistake. */
export function isShownOnlyInQuotes(text: string): boolean {
  if (text.length > LONGEST_MEANT) return false;
  if (!/^\d/.test(text)) return text !== '' && !SIGNED.test(text) && !text.startsWith('/') && !isWords(text);
  return priceByMeasure(text) !== undefined || (WITH_MORE.test(text) && mended(text) === undefined);
}

/** Whether no part of a text is meant as an amount: `S.M`, `S/M`, `desde 12`. */
function isWords(text: string): boolean {
  return text !== '' && !SIGNED.test(text) && !isMisplaced(text) && !piecesOf(text).some(beginsWithDigit);
}

function isMisplaced(text: string): boolean {
  const match = MISPLACED.exec(text);
  return SOME_NOT_FIXED.test(text) || (match !== null && (!match[1] || standardLabel(match[1]) !== undefined));
}

const beginsWithDigit = ({ text }: Piece): boolean => /^[-+−–]?\s*\d/.test(text);

const piecesOf = (text: string): Piece[] => placedPieces(text, '/').map(({ word, at }) => ({ text: word, index: at }));

function readTerm({ text, index }: Piece, whole: Piece, rules: PriceRules, say: Say): Term | undefined {
  const bad = (at: number, message: Words, hint: Hint): undefined => say('bad-price', at, message, hint) as undefined;
  if (text === '') {
    const meant = mended(whole.text);
    const example = labelled(whole.text, rules.examples);
    const otherwise = example === undefined ? words('writeOrDeleteSlash') : words('labelThem', example);
    const hint = meant === undefined ? otherwise : writing(whole, meant);
    return bad(Math.max(0, index - 1), words('noPriceBesideSlash'), hint);
  }
  const plus = rules.plus && text.startsWith('+');
  if (!plus && SIGNED.test(text)) return bad(index, signMessage(text), signHint(text, whole, rules));
  if (!plus && !/^\d/.test(text)) return bad(index, words('pricesBeginWithDigits', text), hintFor(whole, rules));
  const [, before = '', word = '', rest = ''] = /^(\+?\s*)(\S*)\s*(.*)$/su.exec(text) ?? [];
  if (!ONE_AMOUNT.test(word)) {
    const what = `${before}${word}`;
    return bad(index, words(TOO_FINE.test(word) ? 'tooFine' : 'notAnAmount', what), amountHint(word, whole, rules));
  }
  const wrong = wrongAmount(word, rules);
  if (wrong !== undefined) return bad(index + before.length, ...wrong);
  const term: Term = { amount: Number.parseFloat(word.replace(',', '.')), index: index + before.length };
  if (plus) term.plus = true;
  const label = word.endsWith('€') ? rest : rest.replace(/^€(?!uros?\b)\s*/, '');
  return label === ''
    ? term
    : readLabel({ text: label, index: index + text.length - label.length }, whole, term, rules, say);
}

function readLabel({ text, index }: Piece, whole: Piece, term: Term, rules: PriceRules, say: Say): Term | undefined {
  const standard = standardLabel(text);
  if (standard !== undefined) return { ...term, label: standard, index };
  const tag = text.search(LIKE_TAG);
  if (tag !== -1) {
    const price = whole.text.slice(0, index - whole.index).trim();
    const ofName = tag === 0 && whole.text.endsWith(text) ? rules.translated?.(price, text) : undefined;
    const message = ofName === undefined ? words('labelNotTranslated') : words('priceBeforeTag', price);
    const below = rules.isOnlyHere === true ? words('moveLabel', text) : words('writePricesBelow');
    say('wrong-type', index + tag, message, ofName ?? below);
    return undefined;
  }
  const isLabel = (rest: string): boolean => standardLabel(rest) !== undefined;
  if (isMisplacedFlag({ text, index }, whole, rules, isLabel, say)) return undefined;
  const message = whyNoLabel(text);
  if (message !== undefined) {
    say('bad-price', index, message, inOtherWords(text) ?? hintFor(whole, rules, true));
    return undefined;
  }
  const meant = nearbyLabel(text);
  if (meant !== undefined) {
    const fix = { from: index, to: index + text.length, text: meant };
    say('unknown-label', index, words('ownLabel', text), fixing(fix, words('didYouMean', meant)));
  }
  return { ...term, own: text, index, ...(meant !== undefined && { isSlip: true }) };
}

/** Reports flags in a label or a text, and returns whether there are any. A price in its own field has no flags after it. */
function isMisplacedFlag(
  { text, index }: Piece,
  whole: Piece,
  rules: PriceRules,
  follows: (rest: string) => boolean,
  say: Say,
): boolean {
  const found = misplacedFlags(text, follows);
  if (found === undefined) return false;
  const { written, flags, field, rest } = found;
  const from = index - whole.index;
  const without = `${whole.text.slice(0, from)}${rest}${whole.text.slice(from + text.length)}`;
  const below = words('writeFlagBelow', field);
  const behind = writing(whole, `${without.replaceAll(/\s+/g, ' ').trim()} ${flags}`);
  say('unknown-flag', index + found.index, words('notAFlag', written), rules.declares === undefined ? below : behind);
  return true;
}

/** Labels bare prices beside standard labels `extra`, and reports duplicate labels. */
function finish(terms: readonly Term[], rules: PriceRules, whole: Piece, say: Say): SourcePrice[] {
  const { language, labelAt, examples } = rules;
  const isStandard = terms.some(({ label }) => label !== undefined);
  const isOwn = terms.some(({ own }) => own !== undefined);
  const seen = new Set<string | undefined>();
  // A misspelt label is reported already, and so is a text that is no label; missing translations of them are not.
  const isLost = terms.length < piecesOf(whole.text).length && isShownOnlyInQuotes(whole.text);
  const ownLabel = (own: string, { index, isSlip }: Term): { own: SourceText } | { own: Text } =>
    labelAt === undefined || isSlip || isLost ? { own: { [language]: own } } : { own: labelAt(own, index) };
  return terms.map((term) => {
    const isBare = term.label === undefined && term.own === undefined;
    const label = term.label ?? (isStandard && isBare ? 'extra' : undefined);
    const name = label ?? term.own;
    const key = name && plain(name);
    if (seen.has(key)) say('duplicate-label', term.index, ...sameLabel(name, whole.text, examples));
    else if (isBare && isOwn && !isStandard) {
      const amount = /^[\d.,]+/.exec(whole.text.slice(term.index - whole.index))?.[0] ?? '';
      say('unlabelled-price', term.index, words('unlabelled', amount), words('labelIt', amount));
    }
    seen.add(key);
    const own = term.own === undefined ? {} : { label: ownLabel(term.own, term) };
    return {
      amount: term.amount,
      ...(label === undefined ? {} : { label }),
      ...own,
      ...(term.plus === undefined ? {} : { plus: true }),
    };
  });
}

function signMessage(text: string): Words {
  if (text.startsWith('+')) return words('plusOutside');
  return /^[.,]/.test(text) ? words('noDigitBeforeMark', text) : words('negative');
}

function signHint(text: string, whole: Piece, { country }: PriceRules): Hint {
  const meant = text.startsWith('+') ? text.slice(1).trim() : `0${text}`;
  if (text !== whole.text || !/^\d/.test(meant) || !isRight(meant)) return exampleOf(country, true);
  return writing(whole, meant);
}

/** The hint for a word that is no amount. */
function amountHint(word: string, whole: Piece, rules: PriceRules): Hint {
  const [, thousands, , hundreds, cents] = /^(\d{1,3})([.,])(\d{3})(?!\2)[.,](\d{1,2})€?$/.exec(word) ?? [];
  if (thousands !== undefined) {
    const amount = `${thousands}${hundreds}.${cents}`;
    const from = whole.index + whole.text.indexOf(word);
    const fix = { from, to: from + word.replace('€', '').length, text: amount };
    return fixing(fix, words('writeThousands', amount));
  }
  const thousand = thousandsHint(word, rules);
  if (thousand !== undefined) return thousand;
  if (TOO_FINE.test(word)) return words('writeTwoDecimals');
  const [, amount, glued] = GLUED.exec(word) ?? [];
  if (glued === undefined || whyNoLabel(glued) !== undefined) return hintFor(whole, rules);
  const from = whole.index + whole.text.indexOf(word);
  return fixing({ from, to: from + word.length, text: `${amount} ${glued}` }, words('writeSpaceBefore', glued));
}

/** The hint for an invalid text: the corrected prices, the field for a unit, quotes, or the syntax of prices. */
function hintFor(whole: Piece, rules: PriceRules, isOfLabel = false): Hint {
  const { text } = whole;
  if (text.length > LONGEST_MEANT) return words('slashBetweenPrices');
  const found = withoutAllergens(text);
  const takenBack = found === undefined ? hintForWithout(whole) : undefined;
  if (takenBack !== undefined) return takenBack;
  const declared = rules.declares === true && found !== undefined ? `${found.price} [${found.list}]` : undefined;
  const meant = declared ?? mendedWithSign(text);
  if (meant !== undefined) return writing(whole, meant);
  const measured = priceByMeasure(text);
  if (measured !== undefined && rules.unit !== undefined) return rules.unit(measured);
  if (found !== undefined) return words('writeAllergensApart', found.price, found.list || 'none');
  if (isShownOnlyInQuotes(text)) return inQuotes(rules.value ?? text.trim());
  const split = splitAmount(text);
  if (split !== undefined) return words('writeOneOrTwo', ...split);
  if (isOfLabel && rules.isOnlyHere !== true && /\/.*\d/.test(text)) return words('writePricesBelow');
  return /\d\S*\s.*\d/.test(text) ? words('slashBetweenPrices') : exampleOf(rules.country);
}

/** The same as `mended`, for a text that may begin with a plus sign. */
function mendedWithSign(text: string): string | undefined {
  const [, plus = '', rest = ''] = /^(\+?)\s*(.*)$/s.exec(text) ?? [];
  const meant = mended(rest);
  return meant === undefined ? undefined : plus + meant;
}

/** The prices that a text means, in a valid form; undefined if that is uncertain. */
export function mended(text: string): string | undefined {
  return text.length > LONGEST_MEANT ? undefined : meantPrices(text, isRight);
}

/** The hint to put a whole value in quotes. */
function inQuotes(value: string): Hint {
  const written = quoted(value.trim());
  return fixing({ from: 0, to: value.length, text: written }, words('quotePrice', written));
}

/** `8 sin pan rallado`: the hint to move what describes the dish to its name. */
function hintForWithout(whole: Piece): Hint | undefined {
  const [, price = '', without = ''] = /^(\S+)\s+(\S+\s+\S.*)$/.exec(whole.text) ?? [];
  if (!TAKES_BACK.test(without.replace(/\s.*$/s, '')) || !isRight(price)) return undefined;
  return fixing({ ...rangeOf(whole), text: price }, words('writeInName', price, without));
}

/** Whether a text is valid prices. */
function isRight(text: string): boolean {
  let problems = 0;
  const prices = readPrices(text, { language: 'es', plus: false }, () => void problems++);
  return problems === 0 && prices.every(({ amount }) => typeof amount === 'number');
}

function writing(whole: Piece, text: string): Hint {
  return fixing({ ...rangeOf(whole), text }, words('write', text));
}

function rangeOf({ text, index }: Piece): { from: number; to: number } {
  return { from: index, to: index + text.length };
}

/** Splits `3,50 (gluten)` and `2 gluten tapa` into the prices and the content of the allergens' brackets. */
function withoutAllergens(text: string): { price: string; list: string } | undefined {
  const [, before = '', label = ''] = /^(.*\S)\s+(\p{L}+)$/u.exec(text) ?? [];
  for (const { index, 0: between } of text.matchAll(/[\s([{<,;–-]+/g)) {
    const price = text.slice(0, index);
    const rest = text.slice(index + between.length);
    const list = bracketsMeant(rest.replace(/[\s)\]}>]+$/, ''));
    if (list !== undefined && isRight(price)) return { price, list };
    const behind = standardLabel(label) && bracketsMeant(before.slice(index + between.length));
    if (behind !== undefined && isRight(`${price} ${label}`)) return { price: `${price} ${label}`, list: behind };
  }
  return undefined;
}
