import { use } from 'react';
import { GroupContext } from './group-context.ts';
import { headsOf } from './column-heads.tsx';
import { useText } from './menu-context.ts';
import type { Heading as HeadingEntry } from './model.ts';
import { Words } from './words.tsx';

/** A sub-heading between the items of a section, with the heads of the columns below it. It is hidden while all its items are. */
export function Heading({ entry }: { readonly entry: HeadingEntry }) {
  const { columns, hours } = use(GroupContext);
  return (
    <li className="heading flex flex-wrap items-end justify-between gap-x-1 pt-3 pb-0.5" data-only={hours}>
      <Words as="h3" className="max-w-full text-head text-accent-ink" of={useText()(entry.id)} />
      {columns.length > 0 && <p {...headsOf(columns)} />}
    </li>
  );
}
