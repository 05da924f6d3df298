import { Banner } from '../../../menu/banner.tsx';
import { Builder } from '../../../menu/builder.tsx';
import { Conditions } from '../../../menu/conditions.tsx';
import type { EntryComponents } from '../../../menu/entry-components.ts';
import { FullItem } from '../../../menu/full-item.tsx';
import { Heading } from '../../../menu/heading.tsx';
import { HighlightItem } from '../../../menu/highlight-item.tsx';
import type { EntryKind } from '../../../menu/model.ts';
import { Note } from '../../../menu/note.tsx';
import { Options } from '../../../menu/options.tsx';
import { Promo } from '../../../menu/promo.tsx';
import { SetMenu } from '../../../menu/set-menu.tsx';
import { SimpleItem } from '../../../menu/simple-item.tsx';

/** The component of each kind of entry: of a menu that has them all. */
export const everyEntry: EntryComponents<EntryKind> = {
  banner: Banner,
  builder: Builder,
  conditions: Conditions,
  full: FullItem,
  heading: Heading,
  highlight: HighlightItem,
  note: Note,
  options: Options,
  promo: Promo,
  setMenu: SetMenu,
  simple: SimpleItem,
};
