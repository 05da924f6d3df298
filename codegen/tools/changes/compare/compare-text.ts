import type { Language } from '../../../../src/terms/language.ts';
import type { Text } from '../../../../src/terms/resolved-venue.ts';
import type { Change } from '../change.ts';
import { shown, type Sides } from '../sides.ts';

/** A text by language, or one that the interface translates. */
type Words = Text | string | undefined;

const wordsIn = (words: Words, language: Language): string | undefined =>
  typeof words === 'string' ? words : words?.[language];

/** The changes of a text: one if it was added or removed, else one per common language. All but the first language are translations. */
export function compareText(field: string, before: Words, after: Words, sides: Sides): Change[] {
  const [was, is] = [shown(before, sides.before), shown(after, sides.after)];
  if (was === '' && is === '') return [];
  if (was === '') return [{ code: 'text-added', field, after: is }];
  if (is === '') return [{ code: 'text-removed', field, before: was }];
  const [first] = sides.common;
  return sides.common.flatMap((language): Change[] => {
    const [old, now] = [wordsIn(before, language), wordsIn(after, language)];
    if (old === now) return [];
    const what = language === first ? 'text' : 'translation';
    if (old === undefined) return [{ code: `${what}-added`, field, language, after: now ?? '' }];
    if (now === undefined) return [{ code: `${what}-removed`, field, language, before: old }];
    return [{ code: `${what}-changed`, field, language, before: old, after: now }];
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
    const { code, language, before: was = '', after: is = '' } = change;
    if (code !== 'text-changed' || language === undefined) return change;
    return { code: renamed, language, before: was, after: is };
  });
}
