import { useInterface } from '../i18n/interface-context.tsx';
import { chooseWords } from '../terms/choose-words.ts';
import { ChoiceList } from './choice-list.tsx';
import { entryWindow } from './hours-rule.ts';
import { Marks } from './marks.tsx';
import { useText } from './menu-context.ts';
import type { Builder as BuilderEntry } from './model.ts';
import { PanelHead } from './panel-head.tsx';
import { ServedLine } from './served-line.tsx';
import { Words } from './words.tsx';

/** A dish that diners put together: numbered steps to choose from, and extras. */
export function Builder({ entry }: { readonly entry: BuilderEntry }) {
  const text = useText();
  const texts = useInterface().blocks;
  return (
    <li className="special panel builder" data-only={entryWindow(entry)}>
      <PanelHead id={entry.id} prices={entry.prices} />
      <ServedLine served={entry.served} />
      <Marks of={entry.marks} />
      <ol className="steps">
        {entry.steps.map(({ choose, options }, index) => {
          const path = `steps.${index}`;
          return (
            <li key={path}>
              <Words as="h4" className="inline text-name" of={text(entry.id, path)} />{' '}
              {choose && <span className="instruction text-body text-muted">{chooseWords(choose, texts)}</span>}
              <ChoiceList owner={entry.id} path={`${path}.options`} choices={options} />
            </li>
          );
        })}
      </ol>
      {entry.extras && (
        <>
          <h4 className="pt-2 text-name">{texts.extras}</h4>
          <ChoiceList owner={entry.id} path="extras" choices={entry.extras} />
        </>
      )}
    </li>
  );
}
