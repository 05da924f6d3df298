import { fill } from '../../i18n/fill.ts';
import type { LoyaltyTexts } from '../../i18n/loyalty-texts.ts';
import type { ShownTexts } from '../../i18n/use-shown-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { shownTime, spokenTime } from '../card/countdown.ts';
import { shownReward } from '../card/shown-reward.ts';
import { StampBoxes } from '../card/stamp-boxes.tsx';
import { useCountdown } from '../card/use-countdown.ts';
import type { Card } from '../../../server/protocol/card.ts';

type CardFaceProps = {
  readonly card: Card;
  /** When it was so, where nothing newer is known, in milliseconds since 1970 (L18). */
  readonly asOf: number | undefined;
  readonly shown: ShownTexts<LoyaltyTexts['loyalty']>;
  /** A new card is being asked for. */
  readonly renewing: boolean;
  /** The diner wants to show the code. */
  readonly onShow: () => void;
  /** The diner wants another card in place of the expired one (L11). */
  readonly onRenew: () => void;
};

/** The card: its boxes, its reward and what is left of it. All of it is what a tap shows the code with (specification, point 2). */
export function CardFace({ card, asOf, shown, renewing, onShow, onRenew }: CardFaceProps) {
  const { texts, language } = shown;
  const { maxStamps, nStamps } = card;
  const remaining = useCountdown(card.expiration);
  // The server's clock says so, or the phone's, which may be ahead: then the server's answer to a scan counts.
  const isExpired = card.state === 'expired' || remaining === undefined;
  const isFull = card.state === 'full' && !isExpired;
  const reward = shownReward(card, language);
  return (
    <article className={classNames('stamp-card', isFull && 'full', isExpired && 'expired')}>
      {isFull && <p className="stamp-news">{texts.full}</p>}
      <StampBoxes
        maxStamps={maxStamps}
        nStamps={nStamps}
        label={fill(texts.stamps, { count: nStamps, total: maxStamps })}
      />
      <dl className="stamp-facts">
        <div>
          <dt>{texts.reward}</dt>
          <dd lang={reward.lang}>{reward.text}</dd>
        </div>
        {isExpired ? null : (
          <div>
            <dt>{texts.expires}</dt>
            <dd>
              <span aria-hidden="true">{shownTime(remaining, texts.lastHour)}</span>
              <span className="sr-only">{spokenTime(remaining, language, texts.lastHour)}</span>
            </dd>
          </div>
        )}
      </dl>
      {asOf !== undefined && <p className="stamp-hint">{fill(texts.asOf, { date: dateAndTime(asOf, language) })}</p>}
      {isExpired ? (
        <>
          <p className="stamp-news">{texts.expired}</p>
          <p className="stamp-hint">{texts.expiredHint}</p>
          <button type="button" className="button stamp-action" disabled={renewing} onClick={onRenew}>
            {texts.renew}
          </button>
        </>
      ) : (
        <button type="button" className="stamp-show" onClick={onShow}>
          {isFull ? texts.fullHint : texts.showHint}
        </button>
      )}
    </article>
  );
}

/** '22 nov 2026, 21:04', as the phone's clock has it. */
function dateAndTime(instant: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
}
