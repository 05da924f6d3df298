import type { QrScanned } from '../../../server/protocol/realtime.ts';
import type { LoyaltyTexts } from '../../i18n/loyalty-texts.ts';

type Texts = LoyaltyTexts['loyalty'];

/** What a scan meant, in the diner's words. */
export function scanWords({ outcome, reason, card }: QrScanned, texts: Texts): string {
  if (outcome === 'refused') return refusalWords(reason, texts);
  if (outcome === 'reward-ready' || card?.state === 'full') return texts.rewardReady;
  return outcome === 'repeated' ? texts.repeated : texts.stamped;
}

function refusalWords(reason: QrScanned['reason'], texts: Texts): string {
  if (reason === 'expired') return texts.refusedExpired;
  if (reason === 'day-limit') return texts.refusedDayLimit;
  if (reason === 'unshown-limit') return texts.refusedUnshownLimit;
  return texts.refusedOther;
}
