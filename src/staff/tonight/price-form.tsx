import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fill } from '../../terms/fill.ts';
import { COUNTRY, CURRENCY, type Language } from '../../terms/house.ts';
import { currencySign, decimalsOf } from '../../terms/price-format.ts';
import { formatPrice } from '../../ui/price.ts';
import { PANEL } from '../looks.ts';
import { type TonightWords, useBar, useStaff } from '../staff-context.ts';
import { TextField } from './text-field.tsx';
import { useTonightState } from './use-tonight.ts';
import { dishName } from './wish-words.ts';
import { largestAmount, mayPrice } from '../../../server/protocol/limits.ts';
import { NothingToChange, WishForm } from './wish-form.tsx';
import type { Wish } from './wish.ts';

/** The form for today's price of the dish in the address (T2). */
export function PriceForm() {
  const { words, tonight: texts, language } = useStaff();
  const { bar } = useBar();
  const { dishID } = useParams();
  const { dishes, news } = useTonightState();
  const dish = dishes?.dishes.find(({ id }) => id === dishID);
  const today = news?.prices.find(({ id }) => id === dishID)?.amount;
  const [typed, setText] = useState<string>();
  const [isBad, setBad] = useState(false);
  if (!dishes) return <output className={PANEL}>{words.loading}</output>;
  if (!dish) return <NothingToChange text={texts.dishGone} />;
  if (!mayPrice(bar.role, dish)) return <NothingToChange text={words.notYourPrice} />;
  const text = typed ?? (today === undefined ? '' : writeAmount(today));
  const wishOf = (form: HTMLFormElement): Wish | undefined => {
    const amount = readAmount(text);
    if (amount !== undefined) return { do: 'price', id: dish.id, amount };
    setBad(true);
    form.querySelector('input')?.focus();
    return undefined;
  };
  return (
    <WishForm
      title={fill(texts.priceOf, { name: dishName(dish, dishes, language) })}
      wishOf={wishOf}
      takeBack={today === undefined ? undefined : { do: 'unprice', id: dish.id }}
    >
      {dish.price !== null && (
        <p className="text-muted">{fill(texts.onMenu, { price: formatPrice({ amount: dish.price }, { language }) })}</p>
      )}
      <TextField
        label={amountLabel(texts, language)}
        longest={9}
        inputMode="decimal"
        isFirst
        value={text}
        onChange={(given) => {
          setText(given);
          setBad(false);
        }}
        problem={isBad ? fill(texts.amountBad, { example: amountExample(language) }) : undefined}
      />
    </WishForm>
  );
}

/** An amount as people type it: '14', '14,5', '14.50 €'. Undefined for an ambiguous text, or one that is no price (T2). */
export function readAmount(text: string, currency: string = CURRENCY): number | undefined {
  const [, whole, cents = ''] = /^\s*\p{Sc}?\s*(\d{1,8})(?:[.,](\d{1,2}))?\s*\p{Sc}?\s*$/u.exec(text) ?? [];
  if (whole === undefined || (cents !== '' && decimalsOf(currency) === 0)) return undefined;
  const amount = Number(`${whole}.${cents || '0'}`);
  return amount > 0 && amount <= largestAmount(currency) ? amount : undefined;
}

const SITE = { country: COUNTRY, currency: CURRENCY };

/** The label of a field for an amount, with the site's currency. */
export const amountLabel = (
  { amount, amountIn }: Pick<TonightWords, 'amount' | 'amountIn'>,
  language: Language,
  site: typeof SITE = SITE,
): string => (site.currency === 'EUR' ? amount : fill(amountIn, { currency: currencySign({ language, ...site }) }));

/** An example of an amount as the language writes it: '14,50', or '1450' in a currency without decimals. */
export function amountExample(language: Language, currency: string = CURRENCY): string {
  const digits = decimalsOf(currency);
  const style = { minimumFractionDigits: digits, numberingSystem: 'latn', useGrouping: false };
  return new Intl.NumberFormat([language, 'en'], style).format(digits === 0 ? 1450 : 14.5);
}

/** An amount as people type it. */
export const writeAmount = (amount: number): string =>
  (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace('.', ',');
