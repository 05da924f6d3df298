import { inLanguage } from '../../i18n/in-language.ts';
import type { LoyaltyTexts } from '../../i18n/texts.ts';
import type { ShownTexts } from '../../i18n/use-shown-texts.ts';
import { fill } from '../../terms/fill.ts';
import { classNames } from '../../ui/class-names.ts';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { shownTime, spokenTime, useCountdown } from '../card/countdown.ts';
import { rewardText } from '../card/reward-text.ts';
import { StampBoxes } from '../card/stamp-boxes.tsx';
import type { Card } from '../../../server/protocol/card.ts';
import { localesOf } from '../../terms/locales.ts';

/** The look of the panel's main button. */
export const ACTION = 'button solid w-full';

type CardFaceProps = {
  readonly card: Card;
  /** The time at which the card was read, in milliseconds since 1970; undefined for a current one (L18). */
  readonly asOf: number | undefined;
  /** Whether the card is valid although it has expired by the phone's clock. */
  readonly outlasts: boolean;
  readonly shown: ShownTexts<LoyaltyTexts['loyalty']>;
  /** Whether a new card has been requested. */
  readonly renewing: boolean;
  /** Called when the diner wants to show the code. */
  readonly onShow: () => void;
  /** Called when the diner wants another card in place of the expired one (L11). */
  readonly onRenew: () => void;
};

/** The card: its boxes, its reward and the time left. A tap anywhere on it shows the code (specification, point 2). */
export function CardFace({ card, asOf, outlasts, shown, renewing, onShow, onRenew }: CardFaceProps) {
  const { texts, language } = shown;
  const { maxStamps, nStamps } = card;
  const remaining = useCountdown(card.expiration);
  const isExpired = card.state === 'expired' || (remaining === undefined && !outlasts);
  const isFull = card.state === 'full' && !isExpired;
  const reward = rewardText(card, language);
  const main = useFocusAfter<HTMLButtonElement>(isExpired, null);
  // By the phone's clock: '22 nov 2026, 21:04'.
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const read = asOf === undefined ? undefined : new Date(asOf).toLocaleString(localesOf(language), style);
  return (
    <article className={classNames('stamp-card relative grid w-full gap-4', isFull && 'full', isExpired && 'expired')}>
      <StampBoxes card={card} texts={texts} isExpired={isExpired} />
      {isFull || isExpired ? (
        <p className="stamp-news title text-special text-accent-ink">{isFull ? texts.full : texts.expired}</p>
      ) : (
        <p aria-hidden="true" className="title numerals text-special">{`${nStamps} / ${maxStamps}`}</p>
      )}
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-y py-3 [&_dt]:text-label [&_dt]:text-muted">
        <div>
          <dt>{texts.reward}</dt>
          <dd {...inLanguage(reward.lang)}>{reward.text}</dd>
        </div>
        {isExpired || remaining === undefined ? null : (
          <div className="numerals">
            <dt>{texts.expires}</dt>
            <dd>
              <span aria-hidden="true">{shownTime(remaining, texts.lastHour)}</span>
              <span className="sr-only">{spokenTime(remaining, language, texts.lastHour)}</span>
            </dd>
          </div>
        )}
      </dl>
      {read !== undefined && <p className="stamp-hint">{fill(texts.asOf, { date: read })}</p>}
      {isExpired ? (
        <>
          <p className="stamp-hint">{texts.expiredHint}</p>
          <button
            ref={main}
            type="button"
            className={classNames('stamp-action', ACTION)}
            disabled={renewing}
            onClick={onRenew}
          >
            {texts.renew}
          </button>
        </>
      ) : (
        <button
          ref={main}
          type="button"
          className={classNames('stamp-show', ACTION, 'after:absolute after:inset-0')}
          onClick={onShow}
        >
          {isFull ? texts.fullHint : texts.showHint}
        </button>
      )}
    </article>
  );
}
