import { Link } from 'react-router-dom';
import type { BarDishes, Dish, StaffNews } from '../../../server/protocol/tonight.ts';
import { mayPrice } from '../../../server/protocol/limits.ts';
import { fill } from '../../terms/fill.ts';
import { COUNTRY, CURRENCY } from '../../terms/house.ts';
import { currencySign } from '../../terms/price-format.ts';
import { formatPrice } from '../../ui/price.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { dishName, named } from './wish-words.ts';
import { Written } from './written.tsx';
import { useUnsent } from './use-tonight.ts';

type DishRowProps = { readonly dish: Dish; readonly dishes: BarDishes; readonly news: StaffNews | undefined };

/** A dish: a tap marks it as sold out, another one unmarks it; beside it the link to its price of today. */
export function DishRow({ dish, dishes, news }: DishRowProps) {
  const { tonight: texts, language } = useStaff();
  const { bar, tonight } = useBar();
  const unsent = useUnsent(`sold-out ${dish.id}`, `price ${dish.id}`);
  const { id, price } = dish;
  const name = dishName(dish, dishes, language);
  const isOut = news?.soldOut.includes(id) === true;
  const today = news?.prices.find((each) => each.id === id)?.amount;
  const usual = price === null ? undefined : formatPrice({ amount: price }, { language });
  return (
    <li className="flex items-stretch border-b border-line last:border-b-0">
      <button
        type="button"
        className="flex min-h-14 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 py-2 text-start"
        aria-pressed={isOut}
        onClick={() => void tonight.wish(isOut ? { do: 'unmark', id } : { do: 'mark', id, until: 'day' })}
      >
        <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
          <Written words={dish.name} languages={dishes.languages} />{' '}
          <small className="inline-block numerals text-muted">
            {today === undefined ? usual : named(texts.price, formatPrice({ amount: today }, { language }), texts)}
          </small>
        </span>
        {(isOut || unsent) && (
          <strong className={`min-w-0 text-label wrap-anywhere ${isOut ? 'text-accent-ink' : 'text-muted'}`}>
            {isOut && texts.soldOut}
            {unsent && <small className="block font-normal text-muted">{unsent}</small>}
          </strong>
        )}
      </button>
      {mayPrice(bar.role, dish) && (
        <Link
          className="flex min-w-[56px] flex-none items-center justify-center text-head no-underline"
          to={`price/${id}`}
          aria-label={fill(texts.priceOf, { name })}
        >
          {currencySign({ language, currency: CURRENCY, country: COUNTRY })}
        </Link>
      )}
    </li>
  );
}
