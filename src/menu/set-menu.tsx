import { Fragment } from 'react';
import { inLanguage } from '../i18n/in-language.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import { Allergens } from './allergens.tsx';
import { entryWindow } from './hours-rule.ts';
import { Marks } from './marks.tsx';
import { useText } from './menu-context.ts';
import type { SetMenu as SetMenuEntry } from './model.ts';
import { COURSE, PanelHead } from './panel-head.tsx';
import { Prices } from './prices.tsx';
import { ServedLine } from './served-line.tsx';
import { TextList } from './text-list.tsx';
import { richText, Words } from './words.tsx';

/** A menu of several courses at one price: each course's title beside its dishes, so that menus can be compared. */
export function SetMenu({ entry }: { readonly entry: SetMenuEntry }) {
  const text = useText();
  const texts = useInterface().blocks;
  return (
    <li className="panel set-menu hairline py-2.5" data-only={entryWindow(entry)}>
      <PanelHead id={entry.id} prices={entry.prices} unit={<Per id={entry.id} isOwn={entry.ownPer} />} />
      <ServedLine served={entry.served} />
      {entry.courses.map(({ dishes }, index) => {
        const path = `courses.${index}`;
        return (
          <Fragment key={path}>
            <Words as="h4" className={COURSE} of={text(entry.id, path)} />
            <Dishes entry={entry} path={`${path}.dishes`} dishes={dishes} />
          </Fragment>
        );
      })}
      {entry.drink && <Drink owner={entry.id} drink={entry.drink} />}
      {entry.includes && (
        <>
          <h4 className={COURSE}>{texts.includes}</h4>
          <TextList owner={entry.id} path="includes" count={entry.includes} />
        </>
      )}
      <Marks of={entry.marks} />
      <Allergens contains={entry.allergens} mayContain={entry.mayContain} isPart={entry.partlyDeclared} />
    </li>
  );
}

/** The unit of the price. */
function Per({ id, isOwn }: { readonly id: string; readonly isOwn: boolean | undefined }) {
  const text = useText();
  const { perPerson } = useInterface().blocks;
  if (isOwn) return <Words as="small" className="unit" of={text(id, 'per')} />;
  return <small className="unit">{perPerson}</small>;
}

type DishesProps = {
  readonly entry: SetMenuEntry;
  readonly path: string;
  readonly dishes: SetMenuEntry['courses'][number]['dishes'];
};

/** The dishes of a course, each with its supplement and declaration; a dish that declares nothing shows that, unless the whole menu declares for it. */
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

type DrinkProps = { readonly owner: string; readonly drink: NonNullable<SetMenuEntry['drink']> };

function Drink({ owner, drink }: DrinkProps) {
  const text = useText();
  const texts = useInterface().blocks;
  return (
    <>
      <h4 className={COURSE}>{texts.drink}</h4>
      {drink.options && <TextList owner={owner} path="drink.options" count={drink.options} />}
      {drink.condition && <Words as="p" className="remark text-body text-muted" of={text(owner, 'drink.condition')} />}
    </>
  );
}
