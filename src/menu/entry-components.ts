import { createElement, type ReactElement, type ReactNode } from 'react';
import type { EntryKind, EntryOf } from './model.ts';

/** The component of each kind of entry that a menu has. */
export type EntryComponents<Kind extends EntryKind> = {
  readonly [Of in Kind]: (props: { readonly entry: EntryOf<Of> }) => ReactNode;
};

type EntryViewProps<Kind extends EntryKind> = {
  readonly entry: EntryOf<Kind>;
  readonly components: EntryComponents<Kind>;
};

/** An entry, shown by the component of its kind. */
export function EntryView<Kind extends EntryKind>({ entry, components }: EntryViewProps<Kind>): ReactElement {
  return createElement<{ readonly entry: EntryOf<Kind> }>(components[entry.kind], { entry });
}
