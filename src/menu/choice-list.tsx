import { inLanguage } from '../i18n/in-language.ts';
import { Marks } from './marks.tsx';
import { useText } from './menu-context.ts';
import type { Choice } from './model.ts';
import { Prices } from './prices.tsx';
import { richText } from './words.tsx';

type ChoiceListProps = { readonly owner: string; readonly path: string; readonly choices: readonly Choice[] };

/** The choices, one after the other in running text, each with its supplement. */
export function ChoiceList({ owner, path, choices }: ChoiceListProps) {
  const text = useText();
  return (
    <ul className="choices text-body">
      {choices.map(({ prices, marks }, index) => {
        const key = `${path}.${index}`;
        const words = text(owner, key);
        return (
          <li key={key} {...inLanguage(words?.lang)}>
            {words && richText(words.words)}
            {prices && '\u00a0'}
            <Prices owner={`${owner}/${key}`} prices={prices} />
            {marks && ' '}
            <Marks of={marks} />
          </li>
        );
      })}
    </ul>
  );
}
