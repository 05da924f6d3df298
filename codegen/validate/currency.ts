/** A price is a bare amount, or one in euros: the page shows the currency of the site's country, in the reader's language. */
import type { Language } from '../../src/terms/language.ts';
import { decimalsOf } from '../../src/terms/price-format.ts';
import { currencyOf } from '../../src/terms/site.ts';

/** Words for a currency in lower case that `Intl` does not have. */
const MORE: Readonly<Record<string, string>> = { CHF: 'fr sfr', MAD: 'dh dhs', TRY: 'tl lira' };

/** Counts that have different plurals of a currency's name. */
const COUNTS = [1, 2, 5];
const STYLES = ['symbol', 'narrowSymbol', 'code', 'name'] as const;

export type WrittenCurrency = {
  readonly at: number;
  readonly written: string;
  /** The text with bare amounts; absent for a currency of another country. */
  readonly meant?: string;
};

/** A currency after an amount, in a country that does not pay in euros: `45 kr`, `1200円`, `9,50 €`. */
export function currencyIn(text: string, country: string, language: Language): WrittenCurrency | undefined {
  if (currencyOf(country) === 'EUR') return undefined;
  const pattern = behindAmount(`${country} ${language}`);
  const [found] = text.matchAll(pattern);
  if (found === undefined) return euroIn(text);
  const [whole, written = ''] = found;
  return { at: found.index + whole.indexOf(written), written, meant: text.replaceAll(pattern, '') };
}

function euroIn(text: string): WrittenCurrency | undefined {
  const at = text.search(/(?<=\d\s*)€/);
  return at === -1 ? undefined : { at, written: '€' };
}

/** Whether amounts in the country's currency have no decimals. */
export const isWholeIn = (country: string): boolean => decimalsOf(currencyOf(country)) === 0;

/** Whole thousands with signs between them, in a currency that has no decimals. */
export const wholeAmounts = (text: string): string =>
  text.replaceAll(/(?<![\d.,])\d{1,3}(?:[.,'’ ]\d{3})+(?![\d.,])/g, (amount) => amount.replaceAll(/\D/g, ''));

const patterns = new Map<string, RegExp>();

function behindAmount(of: string): RegExp {
  const known = patterns.get(of);
  if (known !== undefined) return known;
  const [country = '', language = ''] = of.split(' ');
  const words = wordsFor(country, language).map((word) => word.replaceAll(/[$.]/g, String.raw`\$&`));
  const pattern = new RegExp(
    String.raw`(?<=\d[\d.,'’]*[-–—]*\s*)(?<!\s)\s*(${words.join('|')})\.?(?![\p{L}\p{N}])`,
    'giu',
  );
  patterns.set(of, pattern);
  return pattern;
}

/** The signs and words for a country's currency, in its own language and the editor's. */
function wordsFor(country: string, language: Language): string[] {
  const own = new Intl.Locale('und', { region: country }).maximize().language;
  const found = [language, own].flatMap((code) =>
    STYLES.flatMap((style) =>
      COUNTS.flatMap((count) =>
        formatOf(code, country, style)
          .formatToParts(count)
          .flatMap(({ type, value }) => (type === 'currency' ? value.toLowerCase().split(/\s+/) : [])),
      ),
    ),
  );
  const words = [...found, ...(MORE[currencyOf(country)]?.split(' ') ?? [])];
  return [...new Set(words.map((word) => word.replaceAll(/\p{Cf}|\.$/gu, '')))].filter((word) => word !== '');
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
