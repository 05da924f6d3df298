import { isWarning } from '../../diagnostics/report.ts';
import type { Say } from '../../validate/reader.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../src/terms/language.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import { takeFlags } from '../../validate/flags.ts';
import { readPrices } from '../../validate/price.ts';

/** 7 is `7`, 3.5 is `3.50`. */
export function amountText(amount: number | string): string {
  if (typeof amount === 'string') return amount;
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** Prices as the menu language writes them on one line; undefined where that line would be read as something else. */
export function priceText(prices: readonly ResolvedPrice[], language: Language): string | undefined {
  const pieces = prices.map(({ label, amount }) => {
    const name = typeof label === 'object' ? label[language] : label === 'racion' ? 'ración' : label;
    return name === undefined ? amountText(amount) : `${amountText(amount)} ${name}`;
  });
  const text = pieces.join(' / ');
  return isReadAs(text, prices, language) ? text : undefined;
}

function isReadAs(text: string, prices: readonly ResolvedPrice[], language: Language): boolean {
  if (text.includes('[')) return false;
  let isRight = true;
  const say: Say = (code) => {
    if (!isWarning(code)) isRight = false;
  };
  const { flags, to } = takeFlags(text, text.length, say);
  if (!isRight || flags.length > 0) return false;
  const read = readPrices(text.slice(0, to), { language, plus: false }, say).map(({ label, amount }) => ({
    ...(label === undefined ? {} : { label: typeof label === 'string' ? label : (label.own as Text) }),
    amount,
  }));
  return (
    isRight &&
    isDeepStrictEqual(
      read,
      prices.map(({ label, amount }) => ({ ...(label && { label }), amount })),
    )
  );
}
