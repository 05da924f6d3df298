import { slug } from '../../../resolve/slug.ts';
import type { ResolvedEntry } from '../../../kinds/kinds.ts';
import type { ResolvedSection, ResolvedVenue } from '../../../resolve/venue.ts';
import { isHidden } from '../../../kinds/declared.ts';
import { titleOf } from '../../../kinds/entry-text.ts';

/** An entry where it stands in a venue. */
export type Line = {
  readonly entry: ResolvedEntry;
  readonly section: ResolvedSection;
  /** Its place in its section. */
  readonly index: number;
  /** Neither the entry, its section nor the venue is hidden. */
  readonly isShown: boolean;
};

/** All entries of a venue in order. */
export function linesOf({ sections, status }: ResolvedVenue): Line[] {
  return sections.flatMap((section) =>
    section.entries.map((entry, index) => ({
      entry,
      section,
      index,
      isShown: status === 'open' && !section.hidden && !isHidden(entry),
    })),
  );
}

/**
 * By what an entry is known again. The number that an id of a second name has is not part of it: it changes when the first is
 * taken off the menu.
 */
export function identityOf({ entry }: Line): string {
  const texts = Object.values(titleOf(entry));
  if (!('id' in entry)) return `${entry.kind} ${keyOfText(texts[0] ?? '')}`;
  const { id } = entry;
  const text = texts.find((each) => {
    const base = slug(each) || WITHOUT_LETTERS;
    return id === base || (id.startsWith(`${base}-`) && /^\d+$/.test(id.slice(base.length + 1)));
  });
  return `id ${text === undefined ? id : keyOfText(text)}`;
}

/** The id of a name that has no letters or digits. */
const WITHOUT_LETTERS = 'item';

/** By what a text is known again; one without letters stands for itself. */
export function keyOfText(text: string): string {
  return slug(text) || text;
}
