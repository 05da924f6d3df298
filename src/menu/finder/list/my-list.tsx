import { useEffect, useState } from 'react';
import { closeForGood } from '../../../page/close-for-good.ts';
import { layers } from '../../../page/layers.ts';
import { fill } from '../../../terms/fill.ts';
import { logFailure } from '../../../ui/log.ts';
import { useText } from '../../menu-context.ts';
import { FinderDialog, useView } from '../finder-dialog.tsx';
import { useFinderWords } from '../finder-texts.ts';
import { nameOf } from './line-words.ts';
import type * as CodePart from './list-code.tsx';
import { LineNews, LineVerdict } from './list-line.tsx';
import { ListNews } from './list-news.tsx';
import { ListSheet, PEN_BUTTON } from './list-sheet.tsx';
import { ListSlip } from './list-slip.tsx';
import type { ListStore } from './list-store.ts';
import { countGone, countOf, linkOf, LONGEST_CODE, parseList } from './list.ts';
import { useGoneWords, useList, useListMarks } from './use-list.ts';

/** All views of the diner's list. */
export function MyList({ list }: { readonly list: ListStore }) {
  useListMarks(list);
  const { title, show, share, received } = useFinderWords().list;
  return (
    <>
      <ListNews list={list} />
      <FinderDialog name="list" title={title}>
        <ListSheet list={list} />
      </FinderDialog>
      <FinderDialog name="slip" title={show}>
        <ListSlip list={list} />
      </FinderDialog>
      <FinderDialog name="share" title={share}>
        <ShareSheet list={list} />
      </FinderDialog>
      <FinderDialog name="shared" title={received}>
        <SharedList list={list} />
      </FinderDialog>
    </>
  );
}

/** The sheet that passes the list on, by a code to scan or a link to send. Both hold the whole list. */
function ShareSheet({ list }: { readonly list: ListStore }) {
  const to = linkOf(useList(list).list);
  const { list: texts } = useFinderWords();
  const code = useCodePart();
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(to);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.notCopied);
    }
  };
  return (
    <div className="flex flex-col items-center gap-3 overflow-auto overscroll-contain px-4 pb-[max(--spacing(5),env(safe-area-inset-bottom))] *:flex-none">
      <p>{texts.shareHint}</p>
      {to.length > LONGEST_CODE ? <p>{texts.noCode}</p> : code && <code.ListCode value={to} title={texts.code} />}
      <input
        readOnly
        className="list-link min-h-11 w-full border border-muted bg-transparent px-2 text-body"
        aria-label={texts.link}
        value={to}
        onFocus={({ target }) => target.select()}
      />
      <output className="text-label font-semibold empty:absolute">{said}</output>
      <p className="flex w-full flex-wrap gap-3">
        {'share' in navigator && (
          // The diner has cancelled, which is no failure.
          <button
            type="button"
            className={PEN_BUTTON}
            onClick={() => navigator.share({ url: to }).catch(() => undefined)}
          >
            {texts.send}
          </button>
        )}
        <button type="button" className="button min-h-12 flex-1" onClick={copy}>
          {texts.copy}
        </button>
      </p>
    </div>
  );
}

/** Loads the component that draws codes, which only this sheet needs. The link works without it. */
function useCodePart(): typeof CodePart | undefined {
  const [part, setPart] = useState<typeof CodePart>();
  useEffect(() => {
    import('./list-code.tsx')
      .then(setPart)
      .catch((cause: unknown) => logFailure('Error loading the code of a list:', cause));
  }, []);
  return part;
}

const SHARED = 'shared:';

/** Asks whether to add a list from the address to the diner's own. It never replaces the diner's list. */
function SharedList({ list }: { readonly list: ListStore }) {
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
