import { inLanguage } from '../i18n/in-language.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import { Allergens } from './allergens.tsx';
import { Course } from './course.tsx';
import { entryWindow } from './hours-rule.ts';
import { Marks } from './marks.tsx';
import { useText } from './menu-context.ts';
import type { SetMenu as SetMenuEntry } from './model.ts';
import { PanelHead } from './panel-head.tsx';
import { Prices } from './prices.tsx';
import { ServedLine } from './served-line.tsx';
import { TextList } from './text-list.tsx';
import { richText, Words } from './words.tsx';

/** A menu of several courses at one price: what a course is beside what it holds, so that menus can be compared. */
export function SetMenu({ entry }: { readonly entry: SetMenuEntry }) {
  const text = useText();
  const texts = useInterface().blocks;
  return (
    <li className="panel set-menu hairline py-4" data-only={entryWindow(entry)}>
      <PanelHead id={entry.id} prices={entry.prices}>
        {entry.ownPer ? (
          <Words as="small" className="text-label text-muted" of={text(entry.id, 'per')} />
        ) : (
          <small className="text-label text-muted">{texts.perPerson}</small>
        )}
      </PanelHead>
      <ServedLine served={entry.served} />
      {entry.courses.map(({ dishes }, index) => {
        const path = `courses.${index}`;
        return (
          <Course key={path} title={<Words as="h4" className={TITLE} of={text(entry.id, path)} />}>
            <Dishes entry={entry} path={`${path}.dishes`} dishes={dishes} />
          </Course>
        );
      })}
      {entry.drink && <Drink owner={entry.id} drink={entry.drink} />}
      {entry.includes && (
        <Course title={<h4 className={TITLE}>{texts.includes}</h4>}>
          <TextList owner={entry.id} path="includes" count={entry.includes} />
        </Course>
      )}
      <p className="pt-2">
        <Marks of={entry.marks} />
        <Allergens contains={entry.allergens} mayContain={entry.mayContain} isPart={entry.partlyDeclared} />
      </p>
    </li>
  );
}

type DishesProps = {
  readonly entry: SetMenuEntry;
  readonly path: string;
  readonly dishes: SetMenuEntry['courses'][number]['dishes'];
};

/** The dishes of a course, each with its supplement and what it declares; one that says nothing says so where the whole does not speak for it. */
function Dishes({ entry, path, dishes }: DishesProps) {
  const text = useText();
  return (
    <ul className="lines text-body">
      {dishes.map(({ prices, allergens, mayContain, marks }, index) => {
        const key = `${path}.${index}`;
        const words = text(entry.id, key);
        const isShown = entry.partlyDeclared || allergens || mayContain;
        return (
          <li key={key} {...inLanguage(words?.lang)}>
            {words && richText(words.words)} <Prices owner={`${entry.id}/${key}`} prices={prices} />{' '}
            <Marks of={marks} />
            {isShown && <Allergens contains={allergens} mayContain={mayContain} />}
          </li>
        );
      })}
    </ul>
  );
}

const TITLE = 'text-strong text-accent-ink';

type DrinkProps = { readonly owner: string; readonly drink: NonNullable<SetMenuEntry['drink']> };

function Drink({ owner, drink }: DrinkProps) {
  const text = useText();
  const texts = useInterface().blocks;
  return (
    <Course title={<h4 className={TITLE}>{texts.drink}</h4>}>
      {drink.options && <TextList owner={owner} path="drink.options" count={drink.options} />}
      {drink.condition && (
        <Words as="p" className="remark col-start-2 text-body text-muted" of={text(owner, 'drink.condition')} />
      )}
    </Course>
  );
}
