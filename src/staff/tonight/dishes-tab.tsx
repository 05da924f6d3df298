import { useId, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { BarDishes, StaffNews } from '../../../server/protocol/tonight.ts';
import { INPUT, OTHER, PANEL } from '../looks.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { DishRow } from './dish-row.tsx';
import { findDishes } from './find-dishes.ts';
import { LastWish } from './last-wish.tsx';
import { Marked } from './marked.tsx';
import { Specials } from './specials.tsx';
import { Standing } from './standing.tsx';

/** What there is tonight: what is marked on top, the search below it, then specials and the notice. */
export function DishesTab() {
  const { words, tonight: texts } = useStaff();
  const { bar, tonight } = useBar();
  const { dishes, news } = useSyncExternalStore(tonight.subscribe, tonight.getState);
  return (
    <div className="flex min-h-full flex-col">
      <div className={`${PANEL} flex-1 content-start`}>
        <h2>{words.today}</h2>
        <Standing />
        {dishes && <Marked dishes={dishes} news={news} />}
        {dishes && <Search dishes={dishes} news={news} />}
        {dishes && <Specials news={news} />}
        {bar.role === 'owner' && (
          <Link className={OTHER} to="history">
            {texts.history}
          </Link>
        )}
      </div>
      {dishes && <LastWish dishes={dishes} />}
    </div>
  );
}

type SearchProps = { readonly dishes: BarDishes; readonly news: StaffNews | undefined };

/** The dishes of the bar: those that answer what is typed, or all of them by section. */
function Search({ dishes, news }: SearchProps) {
  const { tonight: texts } = useStaff();
  const [query, setQuery] = useState('');
  const id = useId();
  const found = findDishes(dishes, query);
  const isAsked = query.trim() !== '';
  return (
    <section className="grid grid-cols-1 gap-2">
      <label className="font-semibold" htmlFor={id}>
        {texts.search}
      </label>
      <input
        id={id}
        className={`${INPUT} sticky top-0 z-1 min-h-14`}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setQuery(target.value)}
      />
      <output id={`${id}-hint`} className="text-label text-muted">
        {isAsked && found.length === 0 ? texts.nothingFound : texts.howTo}
      </output>
      {isAsked ? (
        <ul className="staff-found border-t border-line">
          {found.map((dish) => (
            <DishRow key={dish.id} dish={dish} dishes={dishes} news={news} />
          ))}
        </ul>
      ) : (
        <div className="border-t border-line">
          {[...Map.groupBy(dishes.dishes, ({ section }) => section)].map(([section, rows]) => (
            <details key={section} className="border-b border-line">
              <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2">
                <span>{section}</span>
                <small className="numerals text-muted">{rows.length}</small>
              </summary>
              <ul className="border-t border-line">
                {rows.map((dish) => (
                  <DishRow key={dish.id} dish={dish} dishes={dishes} news={news} />
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}
