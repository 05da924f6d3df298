import { useState } from 'react';
import { inLanguage } from '../../../i18n/in-language.ts';
import type { Allergen } from '../../../terms/allergens.ts';
import { fill } from '../../../terms/fill.ts';
import type { Language } from '../../../terms/house.ts';
import { plainText } from '../../../terms/rich-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { declarationOf } from '../../declared-signs.ts';
import { type TextLookup, useFirstText, useMenu, useText } from '../../menu-context.ts';
import type { Entry } from '../../model.ts';
import type { Tonight } from '../../tonight/shown.ts';
import { wordsIn } from '../../tonight/tonight-section.ts';
import { AllergenSign } from '../allergens/allergen-sign.tsx';
import { useView } from '../finder-dialog.tsx';
import { useFilter, useTonight } from '../finder-state.ts';
import { type FinderWords, useFinderWords, useHouseWords } from '../finder-texts.ts';
import { type Declared, verdictOf } from '../allergens/verdict-of.ts';
import { namesOf, namesWithOr, sentencesOf } from '../allergens/verdict-words.ts';

/** The most allergens that the question names; more of them are listed only once, in smaller type. */
const MOST_NAMES = 2;

const SAID = 'text-[clamp(min(1.25rem,9vw),5.5vmin,2rem)]';

/**
 * The card that a diner shows to the staff: the dish, the diner's allergens and a question, large and in the venue's first language; below, the same
 * in small type in the diner's language.
 */
export function WaiterCard() {
  const shown = useFinderWords();
  const { chosen } = useFilter();
  const house = useHouseWords();
  const dish = useDish(house.language, shown.language);
  const { texts } = house;
  const verdict = dish && chosen.length > 0 ? verdictOf(dish.declared, chosen, false) : undefined;
  return (
    <>
      <div
        className="finder-card grid gap-5 px-4 leading-[1.15] wrap-anywhere hyphens-auto landscape:min-[40rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] landscape:min-[40rem]:gap-x-10"
        {...inLanguage(house.language)}
      >
        {chosen.length > 0 && <Mine of={chosen} house={house} />}
        <div className="grid content-start gap-2 only:col-span-full">
          {dish && (
            <p className="finder-dish text-[clamp(min(2.25rem,13vw),13vmin,5rem)]/[1.05] font-bold">{dish.name}</p>
          )}
          {dish && dish.shownName !== dish.name && (
            <p className="finder-own text-[1.25rem]" {...inLanguage(shown.language)}>
              {dish.shownName}
            </p>
          )}
          <p className="finder-question text-[clamp(min(1.5rem,9vw),8vmin,3.25rem)] font-semibold">
            {questionOf(chosen, dish, house)}
          </p>
          {/* The menu's own declaration for the dish; the staff may know more. */}
          {verdict && (
            <p className={`finder-said ${SAID}`}>
              <small className="block text-body">{texts.onTheMenu}</small>{' '}
              {verdict.kind === 'notDeclared' ? texts.undeclared : sentencesOf(verdict, house).join('. ')}
            </p>
          )}
        </div>
      </div>
      {/* The same in the diner's language, so that they know what they show. */}
      {shown.language !== house.language && (
        <p className="finder-meaning mt-auto px-4 pt-5 pb-[max(--spacing(5),env(safe-area-inset-bottom))] text-body">
          {chosen.length > 0 && `${shown.texts.allergicTo} ${namesOf(chosen, shown)}. `}
          {questionOf(chosen, dish, shown)}
        </p>
      )}
    </>
  );
}

type Special = Tonight['specials'][number];

/** What the card is of, its name in the language of the house and in the diner's; undefined for the card without a dish. */
type Dish = { readonly declared: Entry | Declared; readonly name: string; readonly shownName: string } | undefined;

/** The dish that the open layer names: an entry of the menu, or a dish of tonight alone (T3), which stays on the open card when it is taken back. */
function useDish(house: Language, shown: Language): Dish {
  const { sections } = useMenu();
  const { specials } = useTonight();
  const firstText = useFirstText();
  const text = useText();
  const view = useView('waiter');
  const [kept, keep] = useState<readonly Special[]>([]);
  const isAsked = ({ id }: { readonly id: string }): boolean => view === `waiter:${id}`;
  const entry = sections.flatMap(({ entries }) => entries).find(isAsked);
  if (entry) {
    const nameIn = (language: TextLookup): string => plainText(language(entry.id)?.words);
    return { declared: entry, name: nameIn(firstText), shownName: nameIn(text) };
  }
  const special = [...specials, ...kept].find(isAsked);
  if (!special) return undefined;
  if (!kept.includes(special)) keep([special]);
  const name = wordsIn(special.name, house).text;
  return { declared: declarationOf(special.allergens), name, shownName: special.name[shown] ?? name };
}

function questionOf(chosen: readonly Allergen[], dish: Dish, words: FinderWords): string {
  if (!dish) return words.texts.questionDishes;
  if (chosen.length === 0) return words.texts.questionAny;
  if (chosen.length > MOST_NAMES) return words.texts.questionThese;
  return fill(words.texts.question, { name: namesWithOr(chosen, words) });
}

/** The allergens that the diner must avoid, in the venue's first language. */
export function Mine({ of, house }: { readonly of: readonly Allergen[]; readonly house: FinderWords }) {
  return (
    <div>
      <p className={SAID}>{house.texts.allergicTo}</p>
      <ul
        className={classNames(
          'finder-mine flex flex-wrap gap-x-5 gap-y-2 pt-2 font-bold',
          of.length > MOST_NAMES
            ? 'text-[clamp(min(1.5rem,9vw),8vmin,3rem)]'
            : 'text-[clamp(min(1.75rem,11vw),10.5vmin,4rem)] narrow:text-[9vw] landscape:min-[40rem]:text-[4vw]',
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
