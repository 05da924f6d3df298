import { useInterface } from '../../../i18n/interface-context.tsx';
import { ALLERGENS } from '../../../terms/allergens.ts';
import { MARKS } from '../../../terms/marks.ts';
import { fill } from '../../../terms/fill.ts';
import { useMenu } from '../../menu-context.ts';
import { signOf } from '../../../terms/signs.ts';
import { AllergenSign } from './allergen-sign.tsx';
import { countAllergens } from './count-allergens.ts';
import { FinderDialog } from '../finder-dialog.tsx';
import { useFinderWords } from '../finder-texts.ts';
import { marksOf } from './verdict-of.ts';
import { VERDICT } from './verdict-line.tsx';
import { sortedByName } from './verdict-words.ts';

/** The legend of the menu's allergen signs and words, with the number of dishes for each. */
export function AllergenLegend() {
  const { finderButtons } = useInterface();
  return (
    <FinderDialog name="legend" title={finderButtons.legend}>
      <div className="flex flex-none flex-col gap-3 px-4 pb-6">
        <Meanings />
        <Icons />
        <MenuMarks />
      </div>
    </FinderDialog>
  );
}

function Meanings() {
  const { allergenTexts } = useInterface();
  const { texts } = useFinderWords();
  const meanings = [
    ['contains', [['gluten', allergenTexts.contains]], texts.meansContains],
    ['mayContain', [['gluten', allergenTexts.mayContain]], texts.meansMayContain],
    ['notDeclared', [['undeclared', texts.undeclared]], texts.meansUndeclared],
    [
      'notAmong',
      [
        [undefined, texts.unlisted],
        ['none', allergenTexts.declaredNone],
      ],
      texts.meansUnlisted,
    ],
  ] as const;
  return (
    <>
      <h3 className="pt-2 text-head font-semibold text-accent-ink">{texts.howToRead}</h3>
      <dl className="grid grid-cols-1 gap-3">
        {meanings.map(([kind, terms, meaning]) => (
          <div key={kind}>
            {terms.map(([sign, term]) => (
              <dt
                key={term}
                className={`${VERDICT} not-first:pt-1 font-bold text-ink!`}
                data-verdict={kind}
                data-signs={sign && signOf(sign)}
              >
                {term}
              </dt>
            ))}
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="font-bold">{texts.askStaff}</p>
    </>
  );
}

/** The marks of the menu's dishes, each with its sign. */
function MenuMarks() {
  const { texts, marks } = useFinderWords();
  const { sections } = useMenu();
  const used = new Set(sections.flatMap(({ entries }) => entries.flatMap(marksOf)));
  const shown = MARKS.filter((mark) => used.has(mark));
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className="pt-2 text-head font-semibold text-accent-ink">{texts.marksTitle}</h3>
      <ul className="finder-marks grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4">
        {shown.map((mark) => (
          <li key={mark} className="flex items-center gap-x-4 border-b py-2">
            <AllergenSign of={mark} look="text-[min(2rem,12vw)] text-accent-ink" />
            <b>{marks[mark]}</b>
          </li>
        ))}
      </ul>
      <p>{texts.marksNote}</p>
    </>
  );
}

function Icons() {
  const words = useFinderWords();
  const { texts } = words;
  const { of, notDeclared } = countAllergens(useMenu().sections);
  return (
    <>
      <h3 className="pt-2 text-head font-semibold text-accent-ink">{texts.dishesOfMenu}</h3>
      <ul className="finder-icons grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4">
        {sortedByName(ALLERGENS, words).map((allergen) => {
          const { contains = 0, mayContain = 0 } = of.get(allergen) ?? {};
          return (
            <li
              key={allergen}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-b py-2 text-label text-muted numerals"
            >
              <AllergenSign of={allergen} look="row-span-3 text-[min(2rem,12vw)] text-ink" />
              <b className="text-body text-ink">{words.allergens[allergen]}</b>
              <small className="col-start-2">{fill(texts.countContains, { count: contains })}</small>
              <small className="col-start-2">{fill(texts.countMayContain, { count: mayContain })}</small>
            </li>
          );
        })}
      </ul>
      <p>{fill(texts.countNotDeclared, { count: notDeclared })}</p>
    </>
  );
}
