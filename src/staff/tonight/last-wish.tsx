import { useSyncExternalStore } from 'react';
import type { BarDishes } from '../../../server/protocol/tonight.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { toldWish, wordsIn } from './told-wish.ts';

/** What was done last, within reach of the thumb, and the way to take it back. It stays until something else is done. */
export function LastWish({ dishes }: { readonly dishes: BarDishes }) {
  const { tonight: texts, language } = useStaff();
  const { bar, tonight } = useBar();
  const { last } = useSyncExternalStore(tonight.subscribe, tonight.getState);
  const nameOf = (id: string): string => {
    const named = [...dishes.dishes, ...(last?.before?.specials ?? []), ...(last?.before?.dropped ?? [])].find(
      (each) => each.id === id,
    );
    if (named === undefined) return '';
    return typeof named.name === 'string' ? named.name : wordsIn(named.name, language, dishes.languages);
  };
  const wish = last?.wish;
  const isForDay = wish?.do === 'mark' && wish.until === 'day';
  return (
    <div className="sticky bottom-0 z-2" aria-live="polite">
      {last && wish && (
        <div className="flex flex-wrap items-center gap-x-4 bg-ink px-4 py-2 text-ground">
          <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
            {toldWish(wish, { words: texts, language, now: last.at, nameOf })}
          </span>
          {isForDay && bar.role === 'owner' && (
            <button
              type="button"
              className="min-h-12 min-w-target underline"
              onClick={() => void tonight.wish({ ...wish, until: 'notice' })}
            >
              {texts.keepOut}
            </button>
          )}
          <button
            type="button"
            className="min-h-12 min-w-target font-bold underline"
            onClick={() => void tonight.undo()}
          >
            {texts.takeBackLast}
          </button>
        </div>
      )}
    </div>
  );
}
