import type { Language } from '../../../../src/terms/language.ts';
import type { Text } from '../../../../src/terms/resolved-venue.ts';
import type { Change } from '../change.ts';
import { shown, type Sides } from '../sides.ts';

/** A text by language, or one that the interface translates. */
type Words = Text | string | undefined;

const wordsIn = (words: Words, language: Language): string | undefined =>
  typeof words === 'string' ? words : words?.[language];

/** The change of a text or a translation, if any: it was added, removed or changed. */
export function compareWords(
  what: 'text' | 'translation',
  place: Pick<Change, 'field' | 'language'>,
  before: string | undefined,
  after: string | undefined,
): Change[] {
  if (before === after) return [];
  if (before === undefined) return [{ code: `${what}-added`, ...place, after: after ?? '' }];
  if (after === undefined) return [{ code: `${what}-removed`, ...place, before }];
  return [{ code: `${what}-changed`, ...place, before, after }];
}

/** The changes of a text: one if it was added or removed, else one per common language. All but the first language are translations. */
export function compareText(field: string, before: Words, after: Words, sides: Sides): Change[] {
  const [was, is] = [shown(before, sides.before) || undefined, shown(after, sides.after) || undefined];
  if (was === undefined || is === undefined) return compareWords('text', { field }, was, is);
  return sides.common.flatMap((language, index) => {
    const what = index === 0 ? 'text' : 'translation';
    return compareWords(what, { field, language }, wordsIn(before, language), wordsIn(after, language));
  });
}

/** The same for a name: `renamed` for the first language; the rest are translations. */
export function compareName(
  renamed: 'entry-renamed' | 'section-renamed',
  before: Text,
  after: Text,
  sides: Sides,
): Change[] {
  return compareText('name', before, after, sides).map((change): Change => {
    const { field: _name, ...renaming } = change;
    return change.code === 'text-changed' ? { ...renaming, code: renamed } : change;
  });
}
