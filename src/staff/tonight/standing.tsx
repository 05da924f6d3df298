import { fill } from '../../terms/fill.ts';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { Action } from '../action.tsx';
import { AWAY, OTHER } from '../looks.ts';
import { Problem } from '../problem.tsx';
import { useBar, useStaff } from '../staff-context.ts';
import { timeOf } from '../when.ts';
import type { BarDishes, StaffNews } from '../../../server/protocol/tonight.ts';
import { DishRow } from './dish-row.tsx';
import type { Told } from './tonight-store.ts';
import { useTonightState } from './use-tonight.ts';
import type { Wish } from './wish.ts';
import { wishInWords, wordsIn } from './wish-words.ts';

/** The age of the view, unsent changes, and a refused one, so that nobody believes that diners already see them. */
export function Standing() {
  const { words, tonight: texts, language, signInAgain } = useStaff();
  const { tonight } = useBar();
  const { dishes, heard, unheard, unsent, isSending, why, refused } = useTonightState();
  const problem = why ?? unheard;
  const isOver = problem === 'sessionOver';
  const isUnsent = why !== undefined && unsent.length > 0;
  const [one, many] = unsent.some(({ maybeSent }) => maybeSent)
    ? [texts.unconfirmedOne, texts.unconfirmedMany]
    : [texts.unsentOne, texts.unsentMany];
  const inWords = useInWords();
  const standing = useFocusAfter<HTMLOutputElement>(isUnsent);
  return (
    <>
      <output ref={standing} tabIndex={-1} className="text-label text-muted">
        {heardText()}
      </output>
      {refused && (
        <Problem>
          {inWords(refused.wish, tonight.now)}. {texts.notDone} {words[refused.why]}
        </Problem>
      )}
      {isUnsent && (
        <div className="staff-unsent grid grid-cols-1 gap-2 border-2 border-accent p-3" role="alert">
          <strong>{fill(unsent.length === 1 ? one : many, { n: String(unsent.length) })}</strong>
          {why !== 'noNetwork' && <span>{words[why]}</span>}
          <Action
            look={OTHER}
            text={isOver ? words.signInAgain : texts.sendNow}
            aria-busy={isSending || undefined}
            onTap={isOver ? signInAgain : () => void tonight.send()}
          />
          <Action look={AWAY} text={texts.discard} onTap={tonight.forget} />
        </div>
      )}
      {unheard !== undefined && why === undefined && (
        <Action
          look={OTHER}
          text={isOver ? words.signInAgain : words.tryAgain}
          onTap={isOver ? signInAgain : () => void tonight.refresh()}
        />
      )}
    </>
  );

  function heardText(): string {
    const time = heard === undefined ? undefined : timeOf(heard, language, tonight.zone);
    const isAway = [why, unheard].some((each) => each === 'noNetwork' || each === 'unavailable');
    if (unheard !== undefined && !isAway) return words[unheard];
    if (isAway) return time === undefined ? texts.nothingKnown : fill(texts.lastHeard, { time });
    if (time !== undefined) return fill(texts.heardAt, { time });
    return dishes ? texts.nothingKnown : words.loading;
  }
}

type MarkedProps = { readonly dishes: BarDishes; readonly news: StaffNews | undefined };

/** The marked dishes: sold out, with a price of today, and news of dishes that are no longer on the menu (T6). */
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
      <Action
        look="link min-h-12 min-w-target flex-none"
        text={texts.remove}
        aria-label={fill(texts.removeOf, { name })}
        onTap={() => void tonight.wish({ do: what === 'price' ? 'unprice' : 'unmark', id })}
      />
    </li>
  );
}

/** Gives a wish of an instant in words. `before`: the news before it, which have the names of what it takes away. */
function useInWords() {
  const { tonight: words, language } = useStaff();
  const { zone } = useBar().tonight;
  const { dishes: menu, news } = useTonightState();
  const { dishes = [], languages } = menu ?? {};
  return (wish: Wish, now: number, before: StaffNews | undefined = news): string => {
    const nameOf = (id: string): string => {
      const named = [...dishes, ...(before?.specials ?? []), ...(before?.dropped ?? [])].find((each) => each.id === id);
      if (named === undefined) return '';
      return typeof named.name === 'string' ? named.name : wordsIn(named.name, language, languages);
    };
    const isOnMenu = (id: string): boolean => dishes.some((dish) => dish.id === id);
    return wishInWords(wish, { words, language, now, zone, nameOf, isOnMenu });
  };
}

/** What was told, in words; undefined where nothing was. */
export function useTold(told: Told | undefined): string | undefined {
  const { dishes } = useTonightState();
  const inWords = useInWords();
  return dishes && told && inWords(told.wish, told.at, told.before);
}

/** The last change, within reach of the thumb, with a button to undo it. It stays until the next change. */
export function LastWish() {
  const { tonight: texts } = useStaff();
  const { bar, tonight } = useBar();
  const { last } = useTonightState();
  const said = useTold(last);
  const back = useFocusAfter<HTMLButtonElement>(last);
  // Keeps the focus when there is nothing left to undo.
  const place = useFocusAfter<HTMLDivElement>(last);
  const wish = last?.wish;
  const isForDay = wish?.do === 'mark' && wish.until === 'day';
  return (
    <div ref={place} tabIndex={-1} className="staff-done sticky bottom-0 z-2">
      {wish && (
        // The font size is limited, so that large text does not cover a small screen.
        <div className="staff-last flex flex-wrap items-center gap-x-4 bg-ink px-4 py-[8px] text-[min(1rem,3vw+0.5rem,5dvh)] leading-[1.3] text-ground forced-colors:border-t-2">
          <span className="line-clamp-3 min-w-0 flex-[1_1_12rem] @max-[11rem]:line-clamp-2 wrap-anywhere">{said}</span>
          {isForDay && bar.role === 'owner' && (
            <Action
              look="min-h-[48px] min-w-target text-start underline"
              text={texts.keepOut}
              onTap={() => void tonight.wish({ ...wish, until: 'notice' })}
            />
          )}
          <Action
            ref={back}
            look="min-h-[48px] min-w-target font-bold underline"
            text={texts.takeBackLast}
            onTap={() => void tonight.undo()}
          />
        </div>
      )}
    </div>
  );
}
