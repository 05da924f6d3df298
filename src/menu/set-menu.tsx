import { useInterface } from '../i18n/interface-context.tsx';
import { Course } from './course.tsx';
import { useText } from './menu-context.ts';
import type { SetMenu as SetMenuEntry } from './model.ts';
import { PanelHead } from './panel-head.tsx';
import { TextList } from './text-list.tsx';
import { Words } from './words.tsx';

/** A menu of several courses at one price: what a course is beside what it holds, so that menus can be compared. */
export function SetMenu({ entry }: { readonly entry: SetMenuEntry }) {
  const text = useText();
  const texts = useInterface().blocks;
  return (
    <li className="panel set-menu hairline py-4">
      <PanelHead id={entry.id} prices={entry.prices}>
        {entry.ownPer ? (
          <Words as="small" className="text-label text-muted" of={text(entry.id, 'per')} />
        ) : (
          <small className="text-label text-muted">{texts.perPerson}</small>
        )}
      </PanelHead>
      {entry.courses.map(({ dishes }, index) => {
        const path = `courses.${index}`;
        return (
          <Course key={path} title={<Words as="h4" className={TITLE} of={text(entry.id, path)} />}>
            <TextList owner={entry.id} path={`${path}.dishes`} count={dishes} />
          </Course>
        );
      })}
      {entry.drink && <Drink owner={entry.id} drink={entry.drink} />}
      {entry.includes && (
        <Course title={<h4 className={TITLE}>{texts.includes}</h4>}>
          <TextList owner={entry.id} path="includes" count={entry.includes} />
        </Course>
      )}
    </li>
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
