import type { Card } from '../../../server/protocol/card.ts';
import type { Language } from '../../i18n/language.ts';

/** A reward in the shown language where the venue has it, else in the venue's own; `lang` where that is another. */
export function shownReward({ reward, rewards }: Card, language: Language): { text: string; lang: string | undefined } {
  const text = rewards[language];
  if (text !== undefined) return { text, lang: undefined };
  return { text: reward, lang: Object.entries(rewards).find(([, own]) => own === reward)?.[0] };
}
