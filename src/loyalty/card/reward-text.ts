import type { Card } from '../../../server/protocol/card.ts';
import type { Language } from '../../terms/house.ts';

/** A card's reward in the shown language, or in the venue's own where that is missing; then `lang` is the venue's language. */
export function rewardText({ reward, rewards }: Card, language: Language): { text: string; lang: string | undefined } {
  const text = rewards[language];
  if (text !== undefined) return { text, lang: undefined };
  return { text: reward, lang: Object.entries(rewards).find(([, own]) => own === reward)?.[0] };
}
