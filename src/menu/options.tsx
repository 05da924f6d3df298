import { ChoiceList } from './choice-list.tsx';
import { Course } from './course.tsx';
import { useText } from './menu-context.ts';
import type { Options as OptionsEntry } from './model.ts';
import { Words } from './words.tsx';

/** What dishes can be changed by: sides, sizes, sauces, each with what it adds. */
export function Options({ entry }: { readonly entry: OptionsEntry }) {
  const text = useText();
  return (
    <li className="panel options hairline py-4">
      <Words as="h3" className="text-head text-accent-ink" of={text(entry.id)} />
      {entry.choices.map(({ options }, index) => {
        const path = `choices.${index}`;
        return (
          <Course
            key={path}
            title={<Words as="h4" className="text-strong text-accent-ink" of={text(entry.id, path)} />}
          >
            <ChoiceList owner={entry.id} path={`${path}.options`} choices={options} />
          </Course>
        );
      })}
    </li>
  );
}
