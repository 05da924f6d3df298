import { fill } from '../../../i18n/fill.ts';
import type { Allergen } from '../../../i18n/terms.ts';
import { useFirstText, useMenu, useText } from '../../menu-context.ts';
import type { Entry } from '../../model.ts';
import { AllergenSign } from '../allergens/allergen-sign.tsx';
import { FinderDialog } from '../finder-dialog.tsx';
import { useFilter, useLayers } from '../finder-state.ts';
import { type FinderWords, useFinderWords, useHouseWords } from '../finder-texts.ts';
import { plainText } from '../plain-text.ts';
import { findEntry } from './find-entry.ts';
import { declaredBy, isDeclared, verdictOf } from '../allergens/verdict-of.ts';
import { namesOf, namesWithOr, sentencesOf } from '../allergens/verdict-words.ts';

const WAITER = 'waiter';

/** More allergens are not named a second time in the question, and stand smaller. */
const MOST_NAMES = 2;

/**
 * What a diner shows to the staff: the dish, the diner's allergens and a question, large and in the language of the house; below, small,
 * the same in the diner's own.
 */
export function WaiterCard() {
  const { texts } = useFinderWords();
  const { sections } = useMenu();
  const view = useLayers().find((each) => each.startsWith(WAITER));
  const entry = view === undefined ? undefined : findEntry(sections, view.slice(WAITER.length + 1));
  return (
    <FinderDialog view={view} name="waiter" title={texts.cardTitle}>
      <Card entry={entry} />
    </FinderDialog>
  );
}

function Card({ entry }: { readonly entry: Entry | undefined }) {
  const shown = useFinderWords();
  const { chosen } = useFilter();
  const firstText = useFirstText();
  const text = useText();
  const house = useHouseWords();
  const name = plainText(entry && firstText(entry.id)?.words);
  const shownName = plainText(entry && text(entry.id)?.words);
  return (
    <>
      <div className="finder-card" lang={house.language}>
        {chosen.length > 0 && <Mine of={chosen} house={house} />}
        <div>
          {name && <p className="finder-dish">{name}</p>}
          {shownName !== name && (
            <p className="finder-own" lang={shown.language}>
              {shownName}
            </p>
          )}
          <p className="finder-question">{questionOf(chosen, entry, house)}</p>
          {entry && chosen.length > 0 && <OnTheMenu entry={entry} chosen={chosen} house={house} />}
        </div>
      </div>
      {shown.language !== house.language && <Meaning chosen={chosen} entry={entry} shown={shown} />}
    </>
  );
}

type Asked = { readonly chosen: readonly Allergen[]; readonly entry: Entry | undefined };

function questionOf(chosen: readonly Allergen[], entry: Entry | undefined, words: FinderWords): string {
  if (!entry) return words.texts.questionDishes;
  if (chosen.length === 0) return words.texts.questionAny;
  if (chosen.length > MOST_NAMES) return words.texts.questionThese;
  return fill(words.texts.question, { name: namesWithOr(chosen, words) });
}

function Mine({ of, house }: { readonly of: readonly Allergen[]; readonly house: FinderWords }) {
  return (
    <div>
      <p className="finder-allergic">{house.texts.allergicTo}</p>
      <ul className={of.length > MOST_NAMES ? 'finder-mine finder-many' : 'finder-mine'}>
        {of.map((allergen) => (
          <li key={allergen}>
            <AllergenSign of={allergen} />
            <span>{house.allergens[allergen]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the menu itself declares of the dish; the staff may know better. */
function OnTheMenu({ entry, chosen, house }: Asked & { readonly entry: Entry; readonly house: FinderWords }) {
  const { texts } = house;
  const says = isDeclared(declaredBy(entry))
    ? sentencesOf(verdictOf(entry, chosen, false), house).join('. ')
    : texts.undeclared;
  return (
    <p className="finder-said">
      <small>{texts.onTheMenu}</small> {says}
    </p>
  );
}

/** So that the diner knows what they show. */
function Meaning({ chosen, entry, shown }: Asked & { readonly shown: FinderWords }) {
  const { texts } = shown;
  return (
    <p className="finder-meaning">
      {chosen.length > 0 && `${texts.allergicTo} ${namesOf(chosen, shown)}. `}
      {questionOf(chosen, entry, shown)}
    </p>
  );
}
