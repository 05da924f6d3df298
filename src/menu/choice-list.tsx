import { useText } from './menu-context.ts';
import type { Choice } from './model.ts';
import { Prices } from './prices.tsx';
import { Words } from './words.tsx';

type ChoiceListProps = { readonly owner: string; readonly path: string; readonly choices: readonly Choice[] };

/** What a diner can choose from, each with what it adds to the price. */
export function ChoiceList({ owner, path, choices }: ChoiceListProps) {
  const text = useText();
  return (
    <ul className="choices">
      {choices.map(({ prices }, index) => {
        const key = `${path}.${index}`;
        return (
          <li key={key}>
            <Words of={text(owner, key)} />
            <Prices owner={`${owner}/${key}`} prices={prices} />
          </li>
        );
      })}
    </ul>
  );
}
