/** A price is a bare amount, or one in euros: the page shows the currency of the site's country, in the reader's language. */
import type { Language } from '../../src/terms/language.ts';
import { decimalsOf } from '../../src/terms/price-format.ts';
import { currencyOf, SITE_DEFAULTS } from '../../src/terms/site.ts';

/** Words for a currency in lower case that `Intl` does not have. */
const MORE: Readonly<Record<string, string>> = {
  AED: 'dh dhs',
  ARS: 'u$s',
  CHF: 'fr sfr',
  CNY: '元 rmb',
  CRC: '¢',
  EGP: 'le',
  HKD: '元',
  ILS: 'nis',
  INR: 'rs',
  MAD: 'dh dhs',
  PHP: 'p',
  PLN: 'zl',
  RSD: 'din дин',
  THB: 'บาท',
  TRY: 'tl lira',
  TWD: 'nt 元',
  UAH: 'грн',
  USD: 'b/',
  UYU: '$u',
  VND: 'đ',
};

/** Counts that have different plurals of a currency's name. */
const COUNTS = [1, 2, 5];
const STYLES = ['symbol', 'narrowSymbol', 'code', 'name'] as const;

export type WrittenCurrency = {
  readonly at: number;
  readonly written: string;
  /** The text with bare amounts; absent for a currency of another country. */
  readonly bare?: string;
};

/** Whether a country pays in euros; Spain if none is given. */
export const paysInEuros = (country: string = SITE_DEFAULTS.country): boolean => currencyOf(country) === 'EUR';

/** A currency beside an amount, in a country that does not pay in euros: `45 kr`, `£12.50 / £15`. Euros count only after an amount. */
export function currencyIn(text: string, country: string, language: Language): WrittenCurrency | undefined {
  if (paysInEuros(country)) return undefined;
  const { before, behind } = patternsOf(country, language);
  const amounts = text.replaceAll(before, '');
  if (!/^(?:\+\s*)?\d/.test(amounts)) return undefined;
  const [found] = [...text.matchAll(before), ...text.matchAll(behind)];
  if (found === undefined) return euroIn(text);
  const [whole, written = ''] = found;
  const bare = amounts
    .replaceAll(behind, '')
    .replaceAll(thousandsOf(country), (amount) => amount.replaceAll(/\D/g, ''));
  return { at: found.index + whole.indexOf(written), written, bare: isWholeIn(country) ? wholeAmounts(bare) : bare };
}

function euroIn(text: string): WrittenCurrency | undefined {
  const at = text.search(/(?<=\d\s*)€/);
  return at === -1 ? undefined : { at, written: '€' };
}

/** Matches the whole part of an amount above a thousand, with the country's sign between thousands. */
function thousandsOf(country: string): RegExp {
  const sign = formatOf(ownLanguage(country), country, 'code')
    .formatToParts(1e6)
    .find(({ type }) => type === 'group')?.value;
  const between = sign?.trim() ? `[${sign}${sign === '’' ? "'" : ''}]` : String.raw`\s`;
  return new RegExp(String.raw`(?<![\d.,])\d{1,3}(?:${between}\d{3})+(?!\d)`, 'g');
}

/** Whether a text may be an amount behind the currency of some country: `£12.50`, `CHF 12.50`. In quotes it is shown verbatim. */
export const isLikeCurrency = (text: string): boolean =>
  /^(?:[\p{L}.]{0,4}\p{Sc}\p{L}?|\p{L}{1,4}[./]{0,2})\s*\d/u.test(text);

const withoutDecimals = new Map<string, boolean>();

/** Whether amounts in the country's currency have no decimals. Kept, because it is asked for each price, and `Intl` is slow. */
export function isWholeIn(country: string): boolean {
  const isWhole = withoutDecimals.get(country) ?? decimalsOf(currencyOf(country)) === 0;
  withoutDecimals.set(country, isWhole);
  return isWhole;
}

/** Whole thousands with signs between them, in a currency that has no decimals. */
export const wholeAmounts = (text: string): string =>
  text.replaceAll(/(?<![\d.,])\d{1,3}(?:[.,'’ ]\d{3})+(?![\d.,])/g, (amount) => amount.replaceAll(/\D/g, ''));

type Patterns = { readonly before: RegExp; readonly behind: RegExp };

const patterns = new Map<string, Patterns>();

/** Patterns of a country's currency before an amount, where a price begins, and after one. */
function patternsOf(country: string, language: Language): Patterns {
  const of = `${country} ${language}`;
  const known = patterns.get(of);
  if (known !== undefined) return known;
  const words = wordsFor(country, language).map((word) =>
    word.replaceAll(/[$.]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
  );
  const one = `(${words.join('|')})`;
  const made = {
    before: new RegExp(String.raw`(?<=(?:^|/)\s*(?:\+\s*)?)${one}\.?\s*(?=\d)`, 'giu'),
    behind: new RegExp(String.raw`(?<=\d[\d.,'’]*[-–—]*\s*(?:mil\s*)?)(?<!\s)\s*${one}\.?(?![\p{L}\p{N}])`, 'giu'),
  };
  patterns.set(of, made);
  return made;
}

const ownLanguage = (country: string): Language => new Intl.Locale('und', { region: country }).maximize().language;

/**
 * The signs and words for a country's currency, in its own language and the editor's, the longest first: of a name of several words all of them, and
 * the noun. The others are labels where they stand alone: `40 mexicano`.
 */
function wordsFor(country: string, language: Language): string[] {
  const found = [language, ownLanguage(country)].flatMap((code) => {
    const noun = nounAt(code);
    const names = STYLES.flatMap((style) => namesIn(code, country, style));
    return names.flatMap((name) => [name, name.split(/\s+/).at(noun) ?? name]);
  });
  const words = [...found, ...(MORE[currencyOf(country)]?.split(' ') ?? [])];
  return [...new Set(words.map((word) => word.replaceAll(/\p{Cf}|\.$/gu, '')))]
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length);
}

const namesIn = (language: Language, country: string, style: (typeof STYLES)[number]): string[] =>
  COUNTS.flatMap((count) =>
    formatOf(language, country, style)
      .formatToParts(count)
      .flatMap(({ type, value }) => (type === 'currency' ? value.toLowerCase() : [])),
  );

/** Where the noun stands in a currency's name, as two kinds of dollars show: first in 'peso mexicano', last (-1) in 'Swiss franc'. */
function nounAt(language: Language): 0 | -1 {
  const [one, other] = ['CA', 'AU'].map((country) => namesIn(language, country, 'name')[0]?.split(/\s+/)[0]);
  return one === other ? 0 : -1;
}

function formatOf(language: Language, country: string, currencyDisplay: (typeof STYLES)[number]): Intl.NumberFormat {
  const [code = language] = language.split('-');
  return new Intl.NumberFormat([`${code}-${country}`, 'en'], {
    style: 'currency',
    currency: currencyOf(country),
    currencyDisplay,
    minimumFractionDigits: 0,
  });
}
