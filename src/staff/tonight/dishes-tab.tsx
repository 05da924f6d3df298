import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PAUSE } from '../../page/just-appeared.ts';
import type { BarDishes, StaffNews, Dish } from '../../../server/protocol/tonight.ts';
import { FOLD, INPUT, OTHER, PANEL } from '../looks.ts';
import { fill } from '../../terms/fill.ts';
import { type TonightWords, useBar, useStaff } from '../staff-context.ts';
import { DishRow } from './dish-row.tsx';
import { LastWish, Marked, Standing } from './standing.tsx';
import { Specials } from './specials.tsx';
import { wordsOf } from '../../i18n/plain-words.ts';
import { ViewHead } from '../view-head.tsx';
import { useSought } from './tonight-desk.tsx';
import type { TonightState } from './tonight-store.ts';
import { useTonightState } from './use-tonight.ts';

/** The view of tonight: marked dishes first, then the search, then specials and the notice. */
export function DishesTab() {
  const { words, tonight: texts } = useStaff();
  const { bar } = useBar();
  const state = useTonightState();
  const { dishes, news } = state;
  const holdTap = useHeldTaps(whatStandsAbove(state));
  return (
    <div className="flex min-h-full flex-col">
      <div className={`${PANEL} flex-1 content-start`} onClickCapture={holdTap}>
        <ViewHead>{words.today}</ViewHead>
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
      {dishes && <LastWish />}
    </div>
  );
}

/** Ignores taps just after the rows have moved: the second of a double tap would hit another dish. `rows`: a text that differs after each move. */
function useHeldTaps(rows: string): (event: MouseEvent) => void {
  const moved = useRef(-PAUSE);
  const before = useRef(rows);
  useLayoutEffect(() => {
    if (before.current !== rows) moved.current = performance.now();
    before.current = rows;
  }, [rows]);
  return (event) => {
    // A click without a pointer never hits by accident.
    if (event.detail === 0 || event.timeStamp - moved.current >= PAUSE) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** A text of everything that changes the height of the part above the search. */
function whatStandsAbove({ news, unheard, unsent, why, refused }: TonightState): string {
  const marked = [...(news?.soldOut ?? []), ...(news?.prices ?? []).map(({ id }) => id)].sort();
  return JSON.stringify([marked, news?.dropped, unheard, unsent.length > 0 && why, refused?.why]);
}

type SearchProps = { readonly dishes: BarDishes; readonly news: StaffNews | undefined };

/** The dishes of the bar: those that match the query, or all by section. */
function Search({ dishes, news }: SearchProps) {
  const { tonight: texts } = useStaff();
  const {
    sought: { query, open },
    seek,
  } = useSought();
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
        onChange={({ target }) => seek((before) => ({ ...before, query: target.value }))}
      />
      <output id={`${id}-hint`} className="text-label text-muted">
        {isAsked ? foundText(texts, found.length) : texts.howTo}
      </output>
      {isAsked ? (
        <ul className="staff-found border-t border-line">
          {found.slice(0, MOST).map((dish) => (
            <DishRow key={dish.id} dish={dish} dishes={dishes} news={news} />
          ))}
        </ul>
      ) : (
        <div className="border-t border-line">
          {sectionsOf(dishes).map(([section, rows]) => (
            <details
              key={section}
              className="border-b border-line"
              open={open.includes(section)}
              onToggle={({ currentTarget }) => {
                const isOpen = currentTarget.open;
                seek((before) => {
                  const others = before.open.filter((each) => each !== section);
                  return { ...before, open: isOpen ? [...others, section] : others };
                });
              }}
            >
              <summary className={FOLD}>
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

function foundText({ nothingFound, foundOne, foundMany }: TonightWords, count: number): string {
  if (count === 0) return nothingFound;
  return count === 1 ? foundOne : fill(foundMany, { count });
}

/** The most results shown: a few more than fit above the keyboard. */
const MOST = 12;

/**
 * The dishes whose name, in any language, contains all words of a query; the last word may be a beginning. Accents do not matter. Names that begin
 * with the query come first.
 */
export function findDishes({ dishes }: BarDishes, query: string): readonly Dish[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const found = dishes.flatMap((dish) => {
    const ranks = Object.values(dish.name).map((name) => rankOf(wordsOf(name), asked));
    const rank = Math.min(...ranks);
    return rank === Infinity ? [] : { dish, rank };
  });
  return found.sort((one, other) => one.rank - other.rank).map(({ dish }) => dish);
}

/** The dishes of each section, in the order of the menu. */
const sectionsOf = ({ dishes }: BarDishes): [string, Dish[]][] =>
  [...new Set(dishes.map(({ section }) => section))].map((name) => [
    name,
    dishes.filter(({ section }) => section === name),
  ]);

/** 0 where a name begins with the query, 1 where it contains all of it, infinite where it does not. */
function rankOf(name: readonly string[], asked: readonly string[]): number {
  const hasAll = asked.every((word) => name.some((each) => each.startsWith(word)));
  if (!hasAll) return Infinity;
  return name[0]?.startsWith(asked[0] ?? '') ? 0 : 1;
}
