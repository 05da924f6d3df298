import { type RefObject, useEffect, useRef } from 'react';
import { fill } from '../../../terms/fill.ts';
import { isFocusLost } from '../../../ui/is-focus-lost.ts';
import { useText } from '../../menu-context.ts';
import { isActive } from '../allergens/filter.ts';
import { useFilter, useTonight } from '../finder-state.ts';
import { useFinderWords } from '../finder-texts.ts';
import { centsOf, inMoney, nameOf, newsOf } from './line-words.ts';
import { ListLine } from './list-line.tsx';
import { NewsLine } from './list-news.tsx';
import type { ListStore } from './list-store.ts';
import type { Noted } from './offers.ts';
import { useGoneWords, useList } from './use-list.ts';

/** The look of buttons in the pen's colour. */
export const PEN_BUTTON = 'button min-h-12 flex-1 border-pen bg-pen text-center text-ground';

/** The diner's list: portions, counts, amounts, and the verdicts on the diner's allergens. */
export function ListSheet({ list }: { readonly list: ListStore }) {
  const { news, gone } = useList(list);
  const words = useFinderWords();
  const { list: texts } = words;
  const text = useText();
  const goneWords = useGoneWords();
  const noted = list.noted();
  const hasFilter = isActive(useFilter());
  const body = useRef<HTMLDivElement>(null);
  useKeptFocus(body);
  return (
    <>
      <div ref={body} className="flex-1 overflow-auto overscroll-contain px-4 pb-4">
        {gone > 0 && <p className="list-gone pb-2 font-semibold">{goneWords(gone)}</p>}
        {noted.length > 0 ? (
          <>
            <ul className="list-lines">
              {noted.map((each) => (
                <ListLine key={each.offer.wish} noted={each} onCount={(count) => list.setCount(each, count)} />
              ))}
            </ul>
            <Total of={noted} />
          </>
        ) : (
          <Empty />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <NewsLine text={news ? newsOf(news, { words, text }) : ''} onUndo={() => list.undo()} />
        </div>
        <p>
          <b>{texts.notOrder}</b> {hasFilter && <b className="list-ask">{words.texts.askStaff}</b>}{' '}
          <small className="text-label text-muted">{texts.kept}</small>
        </p>
        {noted.length > 0 && (
          <p className="flex flex-wrap gap-x-6">
            <button type="button" className="link" data-wants="share">
              {texts.share}
            </button>
            <button type="button" className="link" onClick={() => list.clear()}>
              {texts.clear}
            </button>
          </p>
        )}
      </div>
      {noted.length > 0 && (
        <div className="flex flex-none border-t px-4 pt-2 pb-[max(--spacing(3),env(safe-area-inset-bottom))]">
          <button type="button" className={PEN_BUTTON} data-wants="slip">
            {texts.show}
          </button>
        </div>
      )}
    </>
  );
}

/** Moves the focus to the button that undoes the change, or to the head of the sheet, if the focused element is gone. */
function useKeptFocus(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = body;
    if (!current || !isFocusLost()) return;
    (current.querySelector<HTMLElement>('.list-undo') ?? current.parentElement?.querySelector('button'))?.focus();
  });
}

/** The sum of the amounts in numbers, with a note on lines whose price is a text. */
function Total({ of }: { readonly of: readonly Noted[] }) {
  const words = useFinderWords();
  const text = useText();
  const tonight = useTonight();
  const cents = of.reduce((sum, noted) => sum + (centsOf(noted, tonight) ?? 0), 0);
  const leftOut = of.filter((noted) => centsOf(noted, tonight) === undefined);
  return (
    <div className="border-t py-3">
      <p className="list-total flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{words.list.total}</span>
        <b className="title numerals ms-auto text-special">{inMoney(cents, words.language)}</b>
      </p>
      {leftOut.length > 0 && (
        <p className="list-left-out text-body text-muted">
          {fill(words.list.leftOut, { name: leftOut.map(({ offer }) => nameOf(offer, { words, text })).join('; ') })}
        </p>
      )}
    </div>
  );
}

/** The hint on how to note a portion: a price with a ring. */
function Empty() {
  const { language, list: texts } = useFinderWords();
  return (
    <div className="list-empty grid justify-items-center gap-3 py-4 text-center">
      <b className="list-sample relative numerals" aria-hidden="true">
        {inMoney(350, language)}
      </b>
      <p className="text-head font-semibold">{texts.empty}</p>
      <p className="max-w-[24rem] text-muted">{texts.emptyHint}</p>
    </div>
  );
}
