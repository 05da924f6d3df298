import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { useInterface } from '../../../i18n/interface-context.tsx';
import { fill } from '../../../terms/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useMenu, useSpanishText, useText } from '../../menu-context.ts';
import type { Entry } from '../../model.ts';
import { FinderDialog } from '../finder-dialog.tsx';
import { useOpenWindows, useLayers } from '../finder-state.ts';
import { useFinderWords } from '../finder-texts.ts';
import type { Review } from '../allergens/review-menu.ts';
import { firstReachable, groupResults, type ResultGroup } from './search-groups.ts';
import { indexOf, searchMenu } from './search-index.ts';
import { SearchResults } from './search-results.tsx';

/** The fewest letters of a query. Shorter ones would find half the menu. */
const SHORTEST_QUERY = 2;

type SearchPanelProps = {
  readonly review: Review | undefined;
  /** Called with the dish whose row the diner wants to see. */
  readonly onPick: (entry: Entry) => void;
};

/** The search in the menu. Its query stays for as long as the page lives. */
export function SearchPanel({ review, onPick }: SearchPanelProps) {
  const { texts, marks } = useFinderWords();
  const { sections } = useMenu();
  const text = useText();
  const spanish = useSpanishText();
  const open = useOpenWindows();
  const view = useLayers().find((each) => each === 'search');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const isAsked = query.length >= SHORTEST_QUERY;
  const groups = useMemo(
    () =>
      groupResults(isAsked ? searchMenu(indexOf(sections, text, spanish, marks), query) : [], {
        open,
        isHidden: (entry) => review?.verdicts.get(entry)?.hidden ?? false,
      }),
    [sections, text, spanish, marks, isAsked, query, open, review],
  );
  const first = firstReachable(groups);
  const pickFirst = (): void => {
    if (first) onPick(first.entry);
  };
  const head = (
    <form
      className="flex min-w-0 flex-1 items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        pickFirst();
      }}
    >
      <Icon of="search" />
      <input
        type="search"
        className="finder-input min-h-12 min-w-0 flex-1 appearance-none border-b-2 border-accent bg-transparent text-[1rem] outline-none placeholder:text-muted placeholder:opacity-100 focus:border-ink [&::-webkit-search-cancel-button]:hidden"
        aria-label={texts.searchTitle}
        placeholder={texts.searchLabel}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
  return (
    <FinderDialog view={view} name="search" title={texts.searchTitle} head={head} onKeyDown={walk}>
      <div
        className="@container flex-1 overflow-auto overscroll-contain px-4 pt-2 pb-6"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without links in it, the list needs the focus to be scrolled by keyboard.
        tabIndex={groups.length > 0 && !first ? 0 : undefined}
      >
        <SearchStatus query={isAsked ? query : ''} groups={groups} />
        <SearchResults groups={groups} verdicts={review?.verdicts} onPick={onPick} />
      </div>
    </FinderDialog>
  );
}

type SearchStatusProps = { readonly query: string; readonly groups: readonly ResultGroup[] };

function SearchStatus({ query, groups }: SearchStatusProps) {
  const { allergenTexts } = useInterface();
  const { texts } = useFinderWords();
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const foundNothing = query !== '' && count === 0;
  return (
    <>
      <output className="finder-status block text-label text-muted">
        {query === '' && texts.searchHint}
        {count > 0 && (count === 1 ? texts.foundOne : fill(texts.foundMany, { count }))}
        {foundNothing && (
          <>
            <b className="block pb-1 text-head wrap-anywhere text-ink">{fill(texts.nothingFound, { name: query })}</b>{' '}
            {texts.nothingHint}
          </>
        )}
      </output>
      {foundNothing && (
        <button type="button" className="link" data-wants="allergens">
          {allergenTexts.title}
        </button>
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus with the arrow keys from the field through the results and back. */
function walk(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], button.finder-name')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
