import { useText } from './menu-context.ts';
import { Words } from './words.tsx';

type TextListProps = { readonly owner: string; readonly path: string; readonly count: number };

/** The texts `<path>.0` to `<path>.<count - 1>` of an entry, as a list. */
export function TextList({ owner, path, count }: TextListProps) {
  const text = useText();
  return (
    <ul className="lines text-body">
      {Array.from({ length: count }, (_, index) => (
        <Words key={index} as="li" of={text(owner, `${path}.${index}`)} />
      ))}
    </ul>
  );
}
