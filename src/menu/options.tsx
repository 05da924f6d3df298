import { ChoiceList } from './choice-list.tsx';
import { Fragment } from 'react';
import { useText } from './menu-context.ts';
import { COURSE } from './panel-head.tsx';
import type { Options as OptionsEntry } from './model.ts';
import { Words } from './words.tsx';

/** Options of dishes: sides, sizes, sauces, each with its supplement. */
export function Options({ entry }: { readonly entry: OptionsEntry }) {
  const text = useText();
  return (
    <li className="panel options hairline py-2.5">
      <Words as="h3" className="text-head text-accent-ink" of={text(entry.id)} />
      {entry.choices.map(({ options }, index) => {
        const path = `choices.${index}`;
        return (
          <Fragment key={path}>
            <Words as="h4" className={COURSE} of={text(entry.id, path)} />
            <ChoiceList owner={entry.id} path={`${path}.options`} choices={options} />
          </Fragment>
        );
      })}
    </li>
  );
}
