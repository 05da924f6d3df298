import { fill } from '../../../i18n/fill.ts';
import type { Allergen } from '../../../i18n/terms.ts';
import { classNames } from '../../../ui/class-names.ts';
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

const SAID = 'text-[clamp(min(1.25rem,9vw),5.5vmin,2rem)]';

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
      <div
        className="finder-card grid gap-5 px-4 leading-[1.15] wrap-anywhere hyphens-auto landscape:min-[40rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] landscape:min-[40rem]:gap-x-10"
        lang={house.language}
      >
        {chosen.length > 0 && <Mine of={chosen} house={house} />}
        <div className="grid content-start gap-2 only:col-span-full">
          {name && <p className="finder-dish text-[clamp(min(2.25rem,13vw),13vmin,5rem)]/[1.05] font-bold">{name}</p>}
          {shownName !== name && (
            <p className="finder-own text-[1.25rem]" lang={shown.language}>
              {shownName}
            </p>
          )}
          <p className="finder-question text-[clamp(min(1.5rem,9vw),8vmin,3.25rem)] font-semibold">
            {questionOf(chosen, entry, house)}
          </p>
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

/** What the diner must avoid, in the language of the house. */
export function Mine({ of, house }: { readonly of: readonly Allergen[]; readonly house: FinderWords }) {
  return (
    <div>
      <p className={SAID}>{house.texts.allergicTo}</p>
      <ul
        className={classNames(
          'finder-mine flex flex-wrap gap-x-5 gap-y-2 pt-2 font-bold',
          of.length > MOST_NAMES
            ? 'text-[clamp(min(1.5rem,9vw),8vmin,3rem)]'
            : 'text-[clamp(min(1.75rem,11vw),10.5vmin,4rem)]',
        )}
      >
        {of.map((allergen) => (
          <li key={allergen} className="flex min-w-0 items-center gap-2">
            <AllergenSign of={allergen} look="text-[1.2em]" />
            <span className="min-w-0">{house.allergens[allergen]}</span>
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
    <p className={`finder-said ${SAID}`}>
      <small className="block text-body">{texts.onTheMenu}</small> {says}
    </p>
  );
}

/** So that the diner knows what they show. */
function Meaning({ chosen, entry, shown }: Asked & { readonly shown: FinderWords }) {
  const { texts } = shown;
  return (
    <p className="finder-meaning mt-auto px-4 pt-5 pb-[max(--spacing(5),env(safe-area-inset-bottom))] text-body">
      {chosen.length > 0 && `${texts.allergicTo} ${namesOf(chosen, shown)}. `}
      {questionOf(chosen, entry, shown)}
    </p>
  );
}
