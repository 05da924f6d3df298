import type { Entry } from '../../../src/menu/model.ts';
import type { ResolvedEntry } from '../../resolve/venue.ts';
import { emitBuilder } from './builder.ts';
import { emitConditions } from './conditions.ts';
import type { Context } from './context.ts';
import { emitHighlight } from './highlight.ts';
import { emitItem } from './item.ts';
import { emitOptions } from './options.ts';
import { emitPromo } from './promo.ts';
import { emitSetMenu } from './set-menu.ts';
import { emitBanner, emitHeading, emitNote } from './text-entries.ts';

/** One entry of a section, by the emitter of its kind. */
export function emitEntry(entry: ResolvedEntry, context: Context): Entry {
  switch (entry.kind) {
    case 'item':
      return emitItem(entry, context);
    case 'highlight':
      return emitHighlight(entry, context);
    case 'heading':
      return emitHeading(entry, context);
    case 'note':
      return emitNote(entry, context);
    case 'banner':
      return emitBanner(entry, context);
    case 'promo':
      return emitPromo(entry, context);
    case 'builder':
      return emitBuilder(entry, context);
    case 'options':
      return emitOptions(entry, context);
    case 'setMenu':
      return emitSetMenu(entry, context);
    case 'conditions':
      return emitConditions(entry, context);
  }
}
