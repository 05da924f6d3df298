import { useInterface } from '../i18n/interface-context.tsx';
import { useText } from './menu-context.ts';
import type { SetMenu as SetMenuEntry } from './model.ts';
import { Prices } from './prices.tsx';
import { TextList } from './text-list.tsx';
import { Words } from './words.tsx';

/** A menu of several courses at one price. */
export function SetMenu({ entry }: { readonly entry: SetMenuEntry }) {
  const text = useText();
  const texts = useInterface().blocks;
  return (
    <li className="panel set-menu">
      <div className="panel-head">
        <Words as="h3" of={text(entry.id)} />
        {entry.prices && (
          <div className="per">
            <Prices owner={entry.id} prices={entry.prices} />
            {entry.ownPer ? <Words as="small" of={text(entry.id, 'per')} /> : <small>{texts.perPerson}</small>}
          </div>
        )}
      </div>
      {entry.courses.map(({ dishes }, index) => {
        const path = `courses.${index}`;
        return (
          <div key={path} className="course">
            <Words as="h4" of={text(entry.id, path)} />
            <TextList owner={entry.id} path={`${path}.dishes`} count={dishes} />
          </div>
        );
      })}
      {entry.drink && <Drink owner={entry.id} drink={entry.drink} />}
      {entry.includes && (
        <div className="course">
          <h4>{texts.includes}</h4>
          <TextList owner={entry.id} path="includes" count={entry.includes} />
        </div>
      )}
    </li>
  );
}

type DrinkProps = { readonly owner: string; readonly drink: NonNullable<SetMenuEntry['drink']> };

function Drink({ owner, drink }: DrinkProps) {
  const text = useText();
  const texts = useInterface().blocks;
  return (
    <div className="course">
      <h4>{texts.drink}</h4>
      {drink.options && <TextList owner={owner} path="drink.options" count={drink.options} />}
      {drink.condition && <Words as="p" className="remark" of={text(owner, 'drink.condition')} />}
    </div>
  );
}
