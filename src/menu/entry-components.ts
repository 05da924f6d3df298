import type { ComponentType } from 'react';
import type { EntryKind, EntryOf } from './model.ts';

/** The component of each kind of entry that a menu has. */
export type EntryComponents<Kind extends EntryKind> = {
  readonly [kind in Kind]: ComponentType<{ readonly entry: EntryOf<kind> }>;
};
