import { useEffect, useState } from 'react';
import { logFailure } from '../../../ui/log.ts';
import { useFinderWords } from '../finder-texts.ts';
import type * as CodePart from './list-code.tsx';
import { linkOf, LONGEST_CODE } from './list.ts';
import { PEN_BUTTON } from './list-sheet.tsx';
import type { ListStore } from './list-store.ts';
import { useList } from './use-list.ts';

/** The sheet that passes the list on, by a code to scan or a link to send. Both hold the whole list. */
export function ShareSheet({ list }: { readonly list: ListStore }) {
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
