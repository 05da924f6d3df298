import { useEffect, useState } from 'react';
import { useText } from '../../menu-context.ts';
import { focusOnBar } from '../finder-buttons.tsx';
import { useLayers } from '../finder-state.ts';
import { useFinderWords } from '../finder-texts.ts';
import { newsOf } from './line-words.ts';
import type { ListStore, News } from './list-store.ts';
import { useList } from './use-list.ts';

/** The time for which a line without the focus stays, in milliseconds. Another tap on the price undoes the change, too. */
const STAY = 8_000;

/** The time until a screen reader knows of a new region and announces what changes in it, in milliseconds. Noting the first dish loads this region. */
const KNOWN_AFTER = 100;

/** Reports over the page's bar what was noted or taken off, with a button to undo it. Layers over the page report their changes themselves. */
export function ListNews({ list }: { readonly list: ListStore }) {
  const { news } = useList(list);
  const words = useFinderWords();
  const text = useText();
  const isCovered = useLayers().length > 0;
  const [over, setOver] = useState<News>();
  const [hasFocus, setHasFocus] = useState(false);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const known = setTimeout(setKnown, KNOWN_AFTER, true);
    return () => clearTimeout(known);
  }, []);
  useEffect(() => {
    if (!news || hasFocus) return undefined;
    const end = setTimeout(setOver, STAY, news);
    return () => clearTimeout(end);
  }, [news, hasFocus]);
  // The sheet has reported its own changes.
  if (news && isCovered && over !== news) setOver(news);
  const isSaid = news !== undefined && news !== over;
  return (
    <div className="finder-news pointer-events-none fixed inset-x-0 bottom-[calc(55px+env(safe-area-inset-bottom))] z-3 flex justify-center motion-safe:transition-[translate] motion-safe:duration-200 bar-away:[translate:0_55px] print:hidden">
      <div
        className="pointer-events-auto flex min-h-12 w-full max-w-[36rem] flex-wrap items-center justify-between gap-x-4 border-t-2 border-pen bg-ground px-4 not-has-[button]:sr-only"
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      >
        <NewsLine
          text={isKnown && isSaid ? newsOf(news, { words, text }) : ''}
          onUndo={() => {
            focusOnBar('list');
            list.undo();
          }}
        />
      </div>
    </div>
  );
}

type NewsLineProps = { readonly text: string; readonly onUndo: () => void };

/** The last change, which screen readers announce, with the button that undoes it. */
export function NewsLine({ text, onUndo }: NewsLineProps) {
  const { undo } = useFinderWords().list;
  return (
    <>
      <output className="min-w-0 flex-[1_1_8rem] py-1">{text}</output>
      {text !== '' && (
        <button type="button" className="list-undo link min-w-target justify-center text-pen" onClick={onUndo}>
          {undo}
        </button>
      )}
    </>
  );
}
