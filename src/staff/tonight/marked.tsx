import type { BarDishes, StaffNews } from '../../../server/protocol/tonight.ts';
import { fill } from '../../terms/fill.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { DishRow } from './dish-row.tsx';

type MarkedProps = { readonly dishes: BarDishes; readonly news: StaffNews | undefined };

/** On top of all: what is sold out, what has a price of today, and what was said of dishes that are gone (T6). */
export function Marked({ dishes, news }: MarkedProps) {
  const { tonight: texts } = useStaff();
  if (!news) return null;
  const marked = dishes.dishes.filter(
    ({ id }) => news.soldOut.includes(id) || news.prices.some((price) => price.id === id),
  );
  if (marked.length === 0 && news.dropped.length === 0) return null;
  return (
    <section className="staff-marked grid grid-cols-1 gap-2">
      <h3 className="title text-head">{texts.marked}</h3>
      <ul className="border-y border-line">
        {marked.map((dish) => (
          <DishRow key={dish.id} dish={dish} dishes={dishes} news={news} />
        ))}
        {news.dropped.map((dropped) => (
          <Dropped key={`${dropped.what} ${dropped.id}`} dropped={dropped} />
        ))}
      </ul>
    </section>
  );
}

function Dropped({ dropped: { id, name, what } }: { readonly dropped: StaffNews['dropped'][number] }) {
  const { tonight: texts } = useStaff();
  const { tonight } = useBar();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2 last:border-b-0">
      <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
        {name} <small className="block text-muted">{texts.dropped}</small>
      </span>
      <button
        type="button"
        className="link min-h-12 min-w-target flex-none"
        aria-label={fill(texts.removeOf, { name })}
        onClick={() => void tonight.wish({ do: what === 'price' ? 'unprice' : 'unmark', id })}
      >
        {texts.remove}
      </button>
    </li>
  );
}
