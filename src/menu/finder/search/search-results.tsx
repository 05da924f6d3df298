import { memo } from 'react';
import { useInterface } from '../../../i18n/interface-context.tsx';
import { useSpanishText, useText } from '../../menu-context.ts';
import type { Entry } from '../../model.ts';
import { Prices } from '../../prices.tsx';
import { richText, Words } from '../../words.tsx';
import { useFinderWords } from '../finder-texts.ts';
import { isReachable, type Result, type ResultGroup } from './search-groups.ts';
import { ResultVerdict } from './result-verdict.tsx';
import type { Verdict } from '../allergens/verdict-of.ts';

type SearchResultsProps = {
  readonly groups: readonly ResultGroup[];
  /** Of each dish; none while no filter is active. */
  readonly verdicts: ReadonlyMap<Entry, Verdict> | undefined;
  readonly onPick: (entry: Entry) => void;
};

/** What a search has found, by section; what matches but for a typing error comes last, and is said to. */
export const SearchResults = memo(function SearchResults({ groups, verdicts, onPick }: SearchResultsProps) {
  const text = useText();
  const { texts } = useFinderWords();
  const firstSimilar = groups.findIndex(({ isSimilar }) => isSimilar);
  return groups.map(({ section, isSimilar, results }, index) => (
    <section key={`${isSimilar} ${section.id}`} className="finder-group">
      {index === firstSimilar && <p className="finder-similar">{texts.similar}</p>}
      <Words as="h3" of={text('section', section.id)} />
      <ul>
        {results.map((result) => (
          <ResultRow key={result.entry.id} result={result} verdict={verdicts?.get(result.entry)} onPick={onPick} />
        ))}
      </ul>
    </section>
  ));
});

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
  const { texts } = useFinderWords();
  const name = text(entry.id);
  const hours = { night: item.onlyNight, day: item.onlyDay, evening: item.sectionOnlyNight };
  return (
    <li className="finder-result">
      {isReachable(result) ? (
        <button type="button" className="finder-name" lang={name?.lang} onClick={() => onPick(entry)}>
          {name && richText(name.words)}
        </button>
      ) : (
        <Words className="finder-name" of={name} />
      )}
      {'prices' in entry && (
        <Prices
          owner={entry.id}
          prices={entry.prices}
          decimals={'decimals' in entry ? entry.decimals : undefined}
          styled={'styledPrice' in entry && entry.styledPrice}
        />
      )}
      {bySpanish && <Words as="p" of={spanish(entry.id)} />}
      <Words as="p" className="finder-description" of={text(entry.id, 'description')} />
      {closed && <p className="finder-note">{hours[closed]}</p>}
      {verdict && <ResultVerdict verdict={verdict} />}
      {isHidden && <p className="finder-note">{texts.hiddenByFilter}</p>}
    </li>
  );
}
