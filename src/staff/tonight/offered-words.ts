import type { BarDishes, Words } from '../../../server/protocol/tonight.ts';
import { wordsOf } from '../../i18n/plain-words.ts';

/**
 * What the menu itself calls a dish of these words, in its other languages; nothing where it has none. A text is offered as the menu has
 * it, for the very same words alone: half a translation would be worse than none.
 */
export function offeredWords({ languages, dishes }: BarDishes, text: string): Words {
  const [first = 'es'] = languages;
  const asked = wordsOf(text).join(' ');
  if (asked === '') return {};
  const same = dishes.filter(({ name }) => wordsOf(name[first] ?? '').join(' ') === asked);
  const offered: Words = {};
  for (const language of languages) {
    if (language === first) continue;
    const words = same.map(({ name }) => name[language]).find((each) => each !== undefined);
    if (words !== undefined) offered[language] = words;
  }
  return offered;
}
