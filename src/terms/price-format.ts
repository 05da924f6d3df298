import type { Language } from './language.ts';

/** An amount, VAT included, or a text; `plus`: a supplement to another price. */
type ShownPrice = { readonly amount: number | string; readonly plus?: true };

export type PriceStyle = {
  readonly language: Language;
  /** Decimals of a numeric price; those of the currency unless given. */
  readonly decimals?: number | undefined;
  /** The integer part, an apostrophe and two decimals. */
  readonly styled?: boolean | undefined;
  /** The currency's code of ISO 4217; euros unless given. */
  readonly currency?: string | undefined;
  /** The site's country, whose way of writing the language is used for other currencies than the euro. */
  readonly country?: string | undefined;
};

/**
 * A price as the page shows it (specification, point 5): a text as it is; a number with its decimals and the euro sign in the language's format: 9,50
 * €, in English €9.50; a styled one is 14'90 € in every language. It does not use `Intl`, so that the prerendered page and every phone give exactly
 * the same text.
 */
export function formatPrice({ amount, plus }: ShownPrice, { currency = 'EUR', ...style }: PriceStyle): string {
  if (typeof amount === 'string') return amount;
  const sign = plus ? '+' : '';
  if (currency !== 'EUR') return sign + formatOther(amount, { ...style, currency });
  const { language, decimals = 2, styled } = style;
  if (styled) return `${sign}${amount.toFixed(2).replace('.', "'")} €`;
  const digits = amount.toFixed(decimals);
  return language === 'en' ? `${sign}€${digits}` : `${sign}${digits.replace('.', ',')} €`;
}

/** The decimals that amounts in a currency can have: 2 for euros, 0 for yen. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The sign of a currency as prices in the language show it: '€', '£', 'zł'. */
export const currencySign = (style: PriceStyle): string =>
  formatPrice({ amount: 0 }, { ...style, decimals: 0 }).replaceAll(/[\s\p{Nd}]/gu, '');

/**
 * A price in a currency outside the specification: as the language is written in the site's country, or else in Spain's way, with the currency's
 * local symbol.
 */
function formatOther(amount: number, { language, decimals, styled, currency, country }: PriceStyle): string {
  const locales = [`${language}-${country ?? ''}`.replace(/(-.+)-.*|-$/, '$1'), language, 'es'];
  // Decimals of a whole amount above a thousand say nothing, and such amounts are usual in some currencies.
  const most = (styled ? undefined : decimals) ?? (amount >= 1000 && Number.isInteger(amount) ? 0 : undefined);
  const digits = most !== undefined && { minimumFractionDigits: most, maximumFractionDigits: most };
  const format = new Intl.NumberFormat(locales, {
    style: 'currency',
    currencyDisplay: 'narrowSymbol',
    currency,
    ...digits,
  });
  if (!styled) return format.format(amount);
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'decimal' ? "'" : value))
    .join('');
}
