/** Words that have the form of an amount and are none. */
import { SITE_DEFAULTS } from '../../src/terms/site.ts';
import { words, type Hint, type Words } from '../diagnostics/words.ts';
import { isWholeIn, paysInEuros } from './currency.ts';
import type { PriceRules } from './price-rules.ts';

export const TOO_FINE = /^\d+[.,]\d{3,}€?$/;
/** An amount above a thousand with a sign between thousands: in euros a round one, in other currencies any. */
const ROUND_THOUSAND = /^([1-9]\d{0,2})[.,](\d[05]0)€?$/;
const THOUSAND = /^([1-9]\d{0,2})[.,](\d{3})$/;
/** A telephone number has nine digits. */
const MORE_THAN_A_PRICE = /^0*[1-9]\d{8}/;

/** The hint to write an amount, as the country's currency has it. */
export function exampleOf(country = SITE_DEFAULTS.country as string, isAlone = false): Hint {
  if (isWholeIn(country)) return words('writeWhole');
  return words(isAlone || !paysInEuros(country) ? 'writeAmount' : 'writeAmountOr');
}

/** The message and hint for a word that has the form of an amount and is none. */
export function wrongAmount(word: string, { country }: PriceRules): [Words, Hint] | undefined {
  if (MORE_THAN_A_PRICE.test(word)) return [words('tooManyDigits', word), exampleOf(country)];
  const isPossible = country === undefined || !isWholeIn(country) || !/[.,]/.test(word);
  return isPossible ? undefined : [words('noDecimals', word), words('writeWhole')];
}

/** The hint for an amount with a sign between thousands. */
export function thousandsHint(word: string, { country }: PriceRules): Hint | undefined {
  const isThousand = paysInEuros(country) ? ROUND_THOUSAND : THOUSAND;
  const [, first, last] = isThousand.exec(word) ?? [];
  return first !== undefined && last !== undefined ? words('writeThousandsOr', `${first}${last}`) : undefined;
}
