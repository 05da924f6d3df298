import { fill } from '../../../i18n/fill.ts';
import { useInterface } from '../../../i18n/interface-context.tsx';
import { useMenu } from '../../menu-context.ts';
import { AllergenSign } from './allergen-sign.tsx';
import { ALLERGENS } from './all-allergens.ts';
import { countAllergens } from './count-allergens.ts';
import { FinderDialog } from '../finder-dialog.tsx';
import { useLayers } from '../finder-state.ts';
import { useFinderWords } from '../finder-texts.ts';
import { sortedByName } from './verdict-words.ts';

/** What the icons and the words of this menu mean, and how many dishes they stand at. */
export function AllergenLegend() {
  const { finderButtons } = useInterface();
  const view = useLayers().find((each) => each === 'legend');
  return (
    <FinderDialog view={view} name="legend" title={finderButtons.legend}>
      <div className="finder-body">
        <Meanings />
        <Icons />
      </div>
    </FinderDialog>
  );
}

function Meanings() {
  const { allergenTexts } = useInterface();
  const { texts } = useFinderWords();
  const meanings = [
    ['contains', allergenTexts.contains, texts.meansContains],
    ['mayContain', allergenTexts.mayContain, texts.meansMayContain],
    ['notDeclared', texts.undeclared, texts.meansUndeclared],
    ['notAmong', texts.unlisted, texts.meansUnlisted],
  ] as const;
  return (
    <>
      <h3>{texts.howToRead}</h3>
      <dl className="finder-meanings">
        {meanings.map(([kind, term, meaning]) => (
          <div key={kind}>
            <dt className="finder-words" data-verdict={kind}>
              {term}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="finder-law">
        <b>{texts.askStaff}</b>
      </p>
    </>
  );
}

function Icons() {
  const words = useFinderWords();
  const { texts } = words;
  const { of, notDeclared } = countAllergens(useMenu().sections);
  return (
    <>
      <h3>{texts.dishesOfMenu}</h3>
      <ul className="finder-icons">
        {sortedByName(ALLERGENS, words).map((allergen) => {
          const { contains = 0, mayContain = 0 } = of.get(allergen) ?? {};
          return (
            <li key={allergen}>
              <AllergenSign of={allergen} />
              <b>{words.allergens[allergen]}</b>
              <small>{fill(texts.countContains, { count: contains })}</small>
              <small>{fill(texts.countMayContain, { count: mayContain })}</small>
            </li>
          );
        })}
      </ul>
      <p>{fill(texts.countNotDeclared, { count: notDeclared })}</p>
    </>
  );
}
