import type { Entry } from '../../../src/menu/model.ts';
import { titleOf } from '../../kinds/entry-text.ts';
import { kindOf, type ResolvedEntry } from '../../kinds/kinds.ts';
import { type Context, emitFields } from './emit-fields.ts';

/** One entry of a section, split into its structure, which is the answer, and its words, which go to the table of texts. */
export function emitEntry(entry: ResolvedEntry, context: Context): Entry {
  const { fields, emit } = kindOf(entry);
  context.texts.add(context.id, titleOf(entry));
  // The generated module is checked against the types of the page; an entry is one of its own kind.
  return {
    kind: entry.kind,
    ...(emit === undefined ? emitFields(fields, entry, context) : emit(entry as never, context)),
  } as Entry;
}
