import { useColumns } from './columns-context.ts';
import { ColumnHeads } from './column-heads.tsx';
import { useText } from './menu-context.ts';
import type { Heading as HeadingEntry } from './model.ts';
import { Words } from './words.tsx';

/** A sub-heading between the items of a section, with the heads of the columns below it. */
export function Heading({ entry }: { readonly entry: HeadingEntry }) {
  return (
    <li className="heading flex items-end justify-between gap-x-3 pt-5 pb-1">
      <Words as="h3" className="text-head text-accent-ink" of={useText()(entry.id)} />
      <ColumnHeads of={useColumns()} />
    </li>
  );
}
