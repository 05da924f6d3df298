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
    <span className="confirmation grid justify-items-center gap-2 py-6 text-head lying:py-0">
      <svg
        className="w-[200px] max-w-full lying:w-28 motion-safe:transition-[scale] motion-safe:duration-350 motion-safe:starting:scale-40"
        viewBox="0 0 96 96"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="48" cy="48" r="46" fill="#0a7a3b" />
        <path d="m27 50 14 14 29-31" stroke="#fff" strokeWidth="9" strokeLinecap="square" />
      </svg>
      <strong className="text-special font-semibold">{scanWords(scanned, texts)}</strong>
      {card && <span>{fill(texts.stamps, { count: card.nStamps, total: card.maxStamps })}</span>}
      {reward && <span lang={reward.lang}>{reward.text}</span>}
    </span>
  );
}
