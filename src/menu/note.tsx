import { useText } from './menu-context.ts';
import type { Note as NoteEntry } from './model.ts';
import { Words } from './words.tsx';

/** A paragraph between the items of a section. */
export function Note({ entry }: { readonly entry: NoteEntry }) {
  return <Words as="li" className="note py-0.5 text-body text-muted" of={useText()(entry.id)} />;
}
