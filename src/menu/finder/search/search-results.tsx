import { inLanguage } from '../../../i18n/in-language.ts';
import { memo } from 'react';
import { useInterface, useLanguage } from '../../../i18n/interface-context.tsx';
import { windowWords } from '../../hours-rule.ts';
import { useSpanishText, useText } from '../../menu-context.ts';
import type { Entry } from '../../model.ts';
import { Quantity } from '../../quantity.tsx';
import { Prices } from '../../prices.tsx';
import { richText, Words } from '../../words.tsx';
import { useTonight } from '../finder-state.ts';
import { useFinderWords } from '../finder-texts.ts';
import { isReachable, type Result, type ResultGroup } from './search-groups.ts';
import { type Review, verdictOn } from '../allergens/review-menu.ts';
import { VerdictLine } from '../allergens/verdict-line.tsx';
import type { Verdict } from '../allergens/verdict-of.ts';

type SearchResultsProps = {
  readonly groups: readonly ResultGroup[];
  /** Undefined while no filter is active. */
  readonly review: Review | undefined;
  readonly onPick: (entry: Entry) => void;
};

/** The results of a search by section. Results with a typing error come last, under a note. */
export const SearchResults = memo(function SearchResults({ groups, review, onPick }: SearchResultsProps) {
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
