import { useInterface } from '../../../i18n/interface-context.tsx';
import { fill } from '../../../terms/fill.ts';
import { type Filter, isActive, NO_FILTER, toggled, toggledDiet } from './filter.ts';
import { FinderDialog } from '../finder-dialog.tsx';
import { layers } from '../../../page/layers.ts';
import { filterStore, useFilter } from '../finder-state.ts';
import { type FinderWords, useFinderWords } from '../finder-texts.ts';
import type { Review } from './review-menu.ts';
import { hiddenWords, sortedByName } from './verdict-words.ts';
import { ALLERGENS } from '../../../terms/allergens.ts';
import { DIETS } from '../../../terms/marks.ts';
import type { Sign } from '../../../terms/signs.ts';
import { useMenu } from '../../menu-context.ts';
import { dietsIn } from './verdict-of.ts';
import { AllergenSign } from './allergen-sign.tsx';

type AllergenSheetProps = {
  /** Undefined while nothing is chosen. */
  readonly review: Review | undefined;
};

/** The sheet on which a diner chooses the allergens to avoid. */
export function AllergenSheet({ review }: AllergenSheetProps) {
  const { allergenTexts, finderButtons } = useInterface();
  const filter = useFilter();
  const { chosen, strict } = filter;
  const words = useFinderWords();
  const { texts } = words;
  const hasChoice = chosen.length > 0;
  return (
    <FinderDialog name="allergens" title={allergenTexts.title}>
      <div className="flex min-h-52 flex-1 flex-col gap-3 overflow-auto overscroll-contain px-4 pb-4 *:flex-none">
        <p className="text-muted">{texts.intro}</p>
        <Choices
          all={sortedByName(ALLERGENS, words)}
          chosen={chosen}
          names={words.allergens}
          onToggle={(allergen) => filterStore.set(toggled(filter, allergen))}
        />
        <label className="finder-strict grid min-h-12 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1">
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox has its own checked state.
            role="switch"
            className="col-start-2 row-span-2 h-[min(1.75rem,10vw)] w-[min(3.25rem,19vw)] cursor-pointer appearance-none border-2 border-muted p-0.5 before:block before:h-full before:w-[min(1.25rem,7.2vw)] before:bg-muted before:content-[''] checked:border-accent-ink checked:bg-accent-ink checked:before:ms-auto checked:before:bg-ground forced-colors:before:bg-[CanvasText]!"
            checked={strict}
            aria-labelledby="finder_strict"
            aria-describedby="finder_strict_note"
            onChange={() => filterStore.set({ ...filter, strict: !strict })}
          />
          <b id="finder_strict" className="col-start-1 row-start-1">
            {texts.strict}
          </b>
          <small id="finder_strict_note" className="col-start-1 row-start-2 text-label text-muted">
            {texts.strictNote}
          </small>
        </label>
        <DietChoices />
        <p>
          <b>{texts.askStaff}</b> <small className="text-label text-muted">{texts.kept}</small>
        </p>
        <p className="finder-more flex flex-wrap gap-x-6">
          <button type="button" className="link" data-wants="legend">
            {finderButtons.legend}
          </button>
          {hasChoice && (
            <button type="button" className="link" data-wants="waiter">
              {texts.show}
            </button>
          )}
        </p>
      </div>
      <div className="finder-foot flex flex-none flex-wrap items-center justify-end gap-x-4 border-t px-4 pt-2 pb-[max(--spacing(3),env(safe-area-inset-bottom))]">
        <output className="basis-full pb-2 min-[40rem]:basis-1/2 min-[40rem]:pb-0 text-label font-semibold numerals empty:absolute">
          {review && summary(review, filter, words)}
        </output>
        <button
          type="button"
          className="link px-2 aria-disabled:cursor-default aria-disabled:opacity-50"
          // Not `disabled`: the button keeps the focus.
          aria-disabled={!isActive(filter) && !strict}
          onClick={() => filterStore.set(NO_FILTER)}
        >
          {texts.clear}
        </button>
        <button type="button" className="finder-done button solid flex-1" onClick={() => layers.close('allergens')}>
          {texts.done}
        </button>
      </div>
    </FinderDialog>
  );
}

/** The numbers of dishes by verdict. */
function summary({ counts }: Review, { strict, diets = [] }: Filter, words: FinderWords): string {
  if (strict || diets.length > 0) return hiddenWords(counts.hidden, words);
  const { texts } = words;
  return [
    fill(texts.countContains, { count: counts.contains }),
    fill(texts.countMayContain, { count: counts.mayContain }),
    fill(texts.countNotDeclared, { count: counts.notDeclared }),
  ].join(' · ');
}

/** The choice of marks: those that the menu has, and those that were chosen elsewhere. */
function DietChoices() {
  const filter = useFilter();
  const { texts, marks } = useFinderWords();
  const offered = dietsIn(useMenu().sections);
  const { diets: wanted = [] } = filter;
  const diets = DIETS.filter((diet) => offered.includes(diet) || wanted.includes(diet));
  if (diets.length === 0) return null;
  return (
    <fieldset className="finder-diets" aria-describedby="finder_diets">
      <legend className="pb-1 font-bold">{texts.onlyMarked}</legend>
      <Choices
        all={diets}
        chosen={wanted}
        names={marks}
        onToggle={(diet) => filterStore.set(toggledDiet(filter, diet))}
      />
      <small id="finder_diets" className="block pt-2 text-label text-muted">
        {texts.onlyMarkedNote}
      </small>
    </fieldset>
  );
}

type ChoicesProps<Of extends Sign> = {
  readonly all: readonly Of[];
  readonly chosen: readonly Of[];
  readonly names: Readonly<Record<Of, string>>;
  readonly onToggle: (one: Of) => void;
};

/** Checkboxes, each with a sign and a name. */
function Choices<Of extends Sign>({ all, chosen, names, onToggle }: ChoicesProps<Of>) {
  return (
    <ul className="finder-choices grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-3">
      {all.map((one) => (
        <li key={one}>
          <label className="grid h-full min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-b py-1 text-body narrow:gap-x-[min(0.625rem,3vw)] narrow:text-[min(1rem,9vw)] hyphens-auto has-checked:font-semibold has-checked:after:text-accent-ink has-checked:after:content-['✓'_/_'']">
            <input
              type="checkbox"
              className="peer col-start-1 row-start-1 size-[min(2.25rem,12vw)] cursor-pointer appearance-none border border-muted checked:border-accent-ink checked:bg-accent-ink"
              checked={chosen.includes(one)}
              onChange={() => onToggle(one)}
            />
            <AllergenSign
              of={one}
              look="pointer-events-none col-start-1 row-start-1 justify-self-center text-[min(1.5rem,8vw)] peer-checked:text-ground forced-colors:peer-checked:text-[CanvasText]"
            />
            <span>{names[one]}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
