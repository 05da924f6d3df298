import type { QrScanned } from '../../../server/protocol/realtime.ts';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/language.ts';
import type { LoyaltyTexts } from '../../i18n/loyalty-texts.ts';
import { shownReward } from '../card/shown-reward.ts';
import { scanWords } from './scan-words.ts';

type ConfirmationProps = {
  readonly scanned: QrScanned;
  readonly texts: LoyaltyTexts['loyalty'];
  readonly language: Language;
};

/** What stands in the code's place after a successful scan (specification, point 4). */
export function Confirmation({ scanned, texts, language }: ConfirmationProps) {
  const { card } = scanned;
  const reward = card?.state === 'full' ? shownReward(card, language) : undefined;
  return (
    <span className="confirmation">
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="46" />
        <path d="m27 50 14 14 29-31" />
      </svg>
      <strong>{scanWords(scanned, texts)}</strong>
      {card && <span>{fill(texts.stamps, { count: card.nStamps, total: card.maxStamps })}</span>}
      {reward && <span lang={reward.lang}>{reward.text}</span>}
    </span>
  );
}
