import { useInterface } from '../i18n/interface-context.tsx';
import type { InterfaceTexts } from '../i18n/interface-texts.ts';
import { fill } from '../i18n/fill.ts';
import { ChoiceList } from './choice-list.tsx';
import { useText } from './menu-context.ts';
import type { Builder as BuilderEntry, Choose } from './model.ts';
import { Prices } from './prices.tsx';
import { Words } from './words.tsx';

/** How many to take, in words. It is an instruction; nothing is enforced (specification, point 5). */
function instruction(choose: Choose, texts: InterfaceTexts['blocks']): string {
  if (choose === 'any') return texts.chooseAny;
  if (typeof choose === 'number') return fill(texts.chooseExactly, { count: choose });
  return fill(texts.chooseUpTo, { count: choose.slice('up to '.length) });
}

/** A dish that diners put together: steps to choose from, and extras. */
export function Builder({ entry }: { readonly entry: BuilderEntry }) {
  const text = useText();
  const texts = useInterface().blocks;
  return (
    <li className="panel builder">
      <div className="panel-head">
        <Words as="h3" of={text(entry.id)} />
        <Prices owner={entry.id} prices={entry.prices} />
      </div>
      <ol className="steps">
        {entry.steps.map(({ choose, options }, index) => {
          const path = `steps.${index}`;
          return (
            <li key={path}>
              <Words as="h4" of={text(entry.id, path)} />
              {choose && <p className="instruction">{instruction(choose, texts)}</p>}
              <ChoiceList owner={entry.id} path={`${path}.options`} choices={options} />
            </li>
          );
        })}
      </ol>
      {entry.extras && (
        <>
          <h4>{texts.extras}</h4>
          <ChoiceList owner={entry.id} path="extras" choices={entry.extras} />
        </>
      )}
    </li>
  );
}
