import type { Words } from '../../../server/protocol/tonight.ts';
import { inLanguage } from '../../i18n/in-language.ts';
import type { Language } from '../../terms/house.ts';
import { useStaff } from '../staff-context.ts';
import { shownIn } from './wish-words.ts';

type WrittenProps = { readonly words: Words; readonly languages?: readonly Language[] };

/** A text as `wordsIn` finds it, marked with its language where that is another than the page's. */
export function Written({ words, languages }: WrittenProps) {
  const { language } = useStaff();
  const own = shownIn(words, language, languages);
  return <span {...inLanguage(own === language ? undefined : own)}>{words[own]}</span>;
}
