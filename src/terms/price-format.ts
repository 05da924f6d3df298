import type { Language } from './language.ts';

/** An amount, VAT included, or a text; `plus`: a supplement to another price. */
type ShownPrice = { readonly amount: number | string; readonly plus?: true };

export type PriceStyle = {
  readonly language: Language;
  /** Decimals of a numeric price; 2 unless given. */
  readonly decimals?: number | undefined;
  /** The integer part, an apostrophe and two decimals. */
  readonly styled?: boolean | undefined;
  /** The currency's code of ISO 4217; euros unless given. */
  readonly currency?: string | undefined;
};

/**
 * A price as the page shows it (specification, point 5): a text as it is; a number with its decimals and the euro sign in the language's format: 9,50
 * €, in English €9.50; a styled one is 14'90 € in every language. It does not use `Intl`, so that the prerendered page and every phone give exactly
 * the same text.
 */
export function formatPrice(
  { amount, plus }: ShownPrice,
  { language, decimals = 2, styled, currency = 'EUR' }: PriceStyle,
): string {
  if (typeof amount === 'string') return amount;
  if (currency !== 'EUR') return (plus ? '+' : '') + formatOther(amount, { language, decimals, styled, currency });
  const sign = plus ? '+' : '';
  if (styled) return `${sign}${amount.toFixed(2).replace('.', "'")} €`;
  const digits = amount.toFixed(decimals);
  return language === 'en' ? `${sign}€${digits}` : `${sign}${digits.replace('.', ',')} €`;
}

/** The sign of a currency as prices in the language show it: '€', '£', 'zł'. */
export const currencySign = (style: PriceStyle): string =>
  formatPrice({ amount: 0 }, { ...style, decimals: 0 }).replaceAll(/[\s\d]/g, '');

/** A price in a currency outside the specification: in the language's format, or Spain's where a browser does not know it, with the currency's local symbol. */
function formatOther(amount: number, { language, decimals, styled, currency }: PriceStyle): string {
  const options = { style: 'currency', currencyDisplay: 'narrowSymbol', currency } as const;
  const digits = styled ? 2 : decimals;
  const format = new Intl.NumberFormat([language, 'es'], {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (!styled) return format.format(amount);
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'decimal' ? "'" : value))
    .join('');
}
