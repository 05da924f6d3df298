import { memo, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { inLanguage } from '../../../i18n/in-language.ts';
import { useInterface, useLanguage } from '../../../i18n/interface-context.tsx';
import { fill } from '../../../terms/fill.ts';
import { windowWords } from '../../hours-rule.ts';
import { MenuContext, useMenu, useSpanishText, useText } from '../../menu-context.ts';
import type { Entry } from '../../model.ts';
import { Prices } from '../../prices.tsx';
import { Quantity } from '../../quantity.tsx';
import { richText, Words } from '../../words.tsx';
import { type Review, verdictOn } from '../allergens/review-menu.ts';
import { VerdictLine } from '../allergens/verdict-line.tsx';
import type { Verdict } from '../allergens/verdict-of.ts';
import { useLayers, useOpenWindows, useTonight } from '../finder-state.ts';
import { useFinderWords } from '../finder-texts.ts';
import { useMenuTonight } from './menu-tonight.ts';
import { firstReachable, groupResults, isReachable, type Result, type ResultGroup } from './search-groups.ts';
import { indexOf, searchMenu } from './search-index.ts';

/** The fewest letters of a query. Shorter ones would find half the menu. */
const SHORTEST_QUERY = 2;

/** The search's dialog, which exists before the island has loaded (`app/search-field.ts`). */
export type SearchField = {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** The element for the results, below the dialog's head. */
  readonly box: HTMLElement;
  readonly say: (words: { readonly title: string; readonly close: string; readonly placeholder?: string }) => void;
};

type SearchPanelProps = {
  readonly field: SearchField;
  readonly review: Review | undefined;
  /** Called with the dish whose row the diner wants to see. */
  readonly onPick: (entry: Entry) => void;
};

/** The answers of the search in the menu and in tonight's own dishes. Its query stays for as long as the page lives. */
export function SearchPanel(props: SearchPanelProps) {
  return (
    <MenuContext value={useMenuTonight()}>
      <Answers {...props} />
    </MenuContext>
  );
}

function Answers({ field, review, onPick }: SearchPanelProps) {
  const { texts, marks } = useFinderWords();
  const { sections } = useMenu();
  const text = useText();
  const spanish = useSpanishText();
  const open = useOpenWindows();
  const isOpen = useLayers().includes('search');
  const { close } = useInterface().controls;
  const query = useDeferredValue(useTyped(field).trim());
  const isAsked = query.length >= SHORTEST_QUERY;
  const groups = useMemo(
    () =>
      groupResults(isAsked ? searchMenu(indexOf(sections, text, spanish, marks), query) : [], {
        open,
        isHidden: (entry) => verdictOn(review, entry)?.hidden ?? false,
      }),
    [sections, text, spanish, marks, isAsked, query, open, review],
  );
  const first = firstReachable(groups);
  useEffect(() => {
    field.say({ title: texts.searchTitle, placeholder: texts.searchLabel, close });
  }, [field, texts, close]);
  useEffect(() => {
    const pickFirst = (): void => {
      if (first) onPick(first.entry);
    };
    field.form.addEventListener('submit', pickFirst);
    return () => field.form.removeEventListener('submit', pickFirst);
  }, [field, first, onPick]);
  if (!isOpen) return null;
  return createPortal(
    <div
      className="@container flex-1 overflow-auto overscroll-contain px-4 pt-2 pb-6"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without links in it, the list needs the focus to be scrolled by keyboard.
      tabIndex={groups.length > 0 && !first ? 0 : undefined}
    >
      <SearchStatus query={isAsked ? query : ''} groups={groups} />
      <SearchResults groups={groups} review={review} onPick={onPick} />
    </div>,
    field.box,
  );
}

/** The current text of the field. */
function useTyped({ input }: SearchField): string {
  const [subscribe] = useState(() => (listener: () => void) => {
    input.addEventListener('input', listener);
    return () => input.removeEventListener('input', listener);
  });
  return useSyncExternalStore(subscribe, () => input.value);
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

type SearchResultsProps = {
  readonly groups: readonly ResultGroup[];
  /** Undefined while no filter is active. */
  readonly review: Review | undefined;
  readonly onPick: (entry: Entry) => void;
};

/** The results of a search by section. Results with a typing error come last, under a note. */
const SearchResults = memo(function SearchResults({ groups, review, onPick }: SearchResultsProps) {
  const text = useText();
  const { texts } = useFinderWords();
  const firstSimilar = groups.findIndex(({ isSimilar }) => isSimilar);
  return groups.map(({ section, isSimilar, results }, index) => (
    <section key={`${isSimilar} ${section.id}`} className="finder-group pt-3">
      {index === firstSimilar && <p className="finder-similar text-label font-semibold">{texts.similar}</p>}
      <Words as="h2" className="pb-1 text-head font-semibold text-accent-ink" of={text('section', section.id)} />
      <ul>
        {results.map((result) => (
          <ResultRow key={result.entry.id} result={result} verdict={verdictOn(review, result.entry)} onPick={onPick} />
        ))}
      </ul>
    </section>
  ));
});

const NAME = 'finder-name text-name font-semibold';
const NOTE = 'text-body text-muted';

type ResultRowProps = {
  readonly result: Result;
  readonly verdict: Verdict | undefined;
  readonly onPick: (entry: Entry) => void;
};

function ResultRow({ result, verdict, onPick }: ResultRowProps) {
  const { entry, bySpanish, closed, isHidden } = result;
  const text = useText();
  const spanish = useSpanishText();
  const { item } = useInterface();
  const language = useLanguage();
  const { texts } = useFinderWords();
  const name = text(entry.id);
  const news = useTonight().dishes.get(entry.id);
  return (
    <li className="finder-result row border-t">
      <div className="words">
        {isReachable(result) ? (
          <button
            type="button"
            className={`${NAME} after:absolute after:inset-0 after:content-['']`}
            {...inLanguage(name?.lang)}
            onClick={() => onPick(entry)}
          >
            {name && richText(name.words)}
          </button>
        ) : (
          <Words className={NAME} of={name} />
        )}
        <Quantity of={entry.id} />
        {bySpanish && <Words as="p" className={NOTE} of={spanish(entry.id)} />}
        <Words as="p" className={NOTE} of={text(entry.id, 'description')} />
      </div>
      {news && <p className="prices finder-tonight">{news.words}</p>}
      {!news && 'prices' in entry && (
        <Prices
          owner={entry.id}
          prices={entry.prices}
          decimals={'decimals' in entry ? entry.decimals : undefined}
          styled={'styledPrice' in entry && entry.styledPrice}
        />
      )}
      {closed && <p className={`${NOTE} col-span-full italic`}>{windowWords(closed, language, { item })}</p>}
      {verdict && <VerdictLine verdict={verdict} />}
      {isHidden && <p className={`${NOTE} col-span-full italic`}>{texts.hiddenByFilter}</p>}
    </li>
  );
}
