import { useText } from './menu-context.ts';
import type { Heading as HeadingEntry } from './model.ts';
import { Words } from './words.tsx';

/** A sub-heading between the items of a section. */
export function Heading({ entry }: { readonly entry: HeadingEntry }) {
  return (
    <li className="heading">
      <Words as="h3" of={useText()(entry.id)} />
    </li>
  );
}
