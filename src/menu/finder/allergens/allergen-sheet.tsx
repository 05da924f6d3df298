import { fill } from '../../../i18n/fill.ts';
import { useInterface } from '../../../i18n/interface-context.tsx';
import { AllergenChoices } from './allergen-choices.tsx';
import { NO_FILTER } from './filter.ts';
import { FinderDialog } from '../finder-dialog.tsx';
import { layers } from '../../../page/layers.ts';
import { filterStore, useFilter, useLayers } from '../finder-state.ts';
import { type FinderWords, useFinderWords } from '../finder-texts.ts';
import type { Review } from './review-menu.ts';
import { hiddenWords } from './verdict-words.ts';

type AllergenSheetProps = {
  /** Undefined while nothing is chosen. */
  readonly review: Review | undefined;
};

/** Where a diner says what they must avoid. */
export function AllergenSheet({ review }: AllergenSheetProps) {
  const { allergenTexts, finderButtons } = useInterface();
  const { chosen, strict } = useFilter();
  const words = useFinderWords();
  const { texts } = words;
  const view = useLayers().find((each) => each === 'allergens');
  const hasChoice = chosen.length > 0;
  return (
    <FinderDialog view={view} name="allergens" title={allergenTexts.title}>
      <div className="finder-body">
        <p>{texts.intro}</p>
        <AllergenChoices />
        <label className="finder-strict">
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox says it by itself.
            role="switch"
            checked={strict}
            aria-describedby="finder_strict"
            onChange={() => filterStore.set({ chosen, strict: !strict })}
          />
          <b>{texts.strict}</b>
          <small id="finder_strict">{texts.strictNote}</small>
        </label>
        <p className="finder-law">
          <b>{texts.askStaff}</b> <small>{texts.kept}</small>
        </p>
        <p className="finder-more">
          <button type="button" className="finder-link" data-wants="legend">
            {finderButtons.legend}
          </button>
          {hasChoice && (
            <button type="button" className="finder-link" data-wants="waiter">
              {texts.show}
            </button>
          )}
        </p>
      </div>
      <div className="finder-foot">
        <output>{review && summary(review, strict, words)}</output>
        <button
          type="button"
          className="button"
          disabled={!hasChoice && !strict}
          onClick={() => filterStore.set(NO_FILTER)}
        >
          {texts.clear}
        </button>
        <button type="button" className="button finder-done" onClick={() => layers.close('allergens')}>
          {texts.done}
        </button>
      </div>
    </FinderDialog>
  );
}

/** How many dishes are concerned, and how. */
function summary({ counts }: Review, strict: boolean, words: FinderWords): string {
  if (strict) return hiddenWords(counts.hidden, words);
  const { texts } = words;
  return [
    fill(texts.countContains, { count: counts.contains }),
    fill(texts.countMayContain, { count: counts.mayContain }),
    fill(texts.countNotDeclared, { count: counts.notDeclared }),
  ].join(' · ');
}
