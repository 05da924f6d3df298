import { closeForGood } from '../../../page/close-for-good.ts';
import { layers } from '../../../page/layers.ts';
import { fill } from '../../../terms/fill.ts';
import { useText } from '../../menu-context.ts';
import { useView } from '../finder-dialog.tsx';
import { useFinderWords } from '../finder-texts.ts';
import { LineNews, LineVerdict } from './list-line.tsx';
import { nameOf } from './line-words.ts';
import { countGone, countOf, parseList } from './list.ts';
import { PEN_BUTTON } from './list-sheet.tsx';
import type { ListStore } from './list-store.ts';
import { useGoneWords } from './use-list.ts';

const SHARED = 'shared:';

/** Asks whether to add a list from the address to the diner's own. It never replaces the diner's list. */
export function SharedList({ list }: { readonly list: ListStore }) {
  const view = useView('shared') ?? '';
  const words = useFinderWords();
  const { list: texts } = words;
  const text = useText();
  const goneWords = useGoneWords();
  const received = parseList(view.slice(SHARED.length));
  const noted = list.noted(received ?? []);
  const known = noted.map(({ line }) => line);
  const gone = countGone(received ?? [], known);
  const count = countOf(known);
  const add = async (): Promise<void> => {
    // If the question could be reopened, the list could be added twice.
    closeForGood(view);
    await layers.settled();
    list.take(known);
  };
  return (
    <div className="grid gap-3 overflow-auto overscroll-contain px-4 pb-[max(--spacing(4),env(safe-area-inset-bottom))]">
      {received ? (
        <ul className="shared-lines">
          {noted.map(({ line, offer }) => (
            <li key={offer.wish} className="flex min-h-10 items-baseline gap-2 border-t py-2">
              <b className="flex-none text-pen numerals">{line.count} ×</b>
              <div className="min-w-0">
                {nameOf(offer, { words, text })}
                <LineNews of={offer.entry} />
                <LineVerdict of={offer.entry} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p>{texts.badLink}</p>
      )}
      {gone > 0 && <p className="list-gone text-muted">{goneWords(gone)}</p>}
      {known.length > 0 && <p>{count === 1 ? texts.askOne : fill(texts.askMany, { count })}</p>}
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button min-h-12 flex-1" onClick={() => layers.close(view)}>
          {texts.refuse}
        </button>
        {known.length > 0 && (
          <button type="button" className={PEN_BUTTON} onClick={add}>
            {texts.add}
          </button>
        )}
      </p>
    </div>
  );
}
