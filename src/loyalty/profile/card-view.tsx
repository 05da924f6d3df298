import type { Card } from '../../../server/protocol/card.ts';
import { fill } from '../../i18n/fill.ts';
import type { ShownTexts } from '../../i18n/use-shown-texts.ts';
import { BASE_PATH } from '../../ui/base-path.ts';
import { shownTime, spokenTime } from '../card/countdown.ts';
import { StampBoxes } from '../card/stamp-boxes.tsx';
import { useCountdown } from '../card/use-countdown.ts';
import type { ProfileTexts, ProfileVenue } from './profile-words.ts';

type CardViewProps = ShownTexts<ProfileTexts> & { readonly card: Card; readonly venues: readonly ProfileVenue[] };

/** A card of any venue, and what is left of it. */
export function CardView({ card, venues, language, texts: { account, loyalty } }: CardViewProps) {
  const remaining = useCountdown(card.expiration);
  const venue = venues.find(({ barID }) => barID === card.bar.ID);
  const isExpired = remaining === undefined || card.state === 'expired';
  const left = Math.max(0, card.maxStamps - card.nStamps);
  const open = left === 1 ? account.leftOne : fill(account.left, { count: left });
  return (
    <article className="stamp-card profile-card">
      <h3>{venue?.name ?? card.bar.ID}</h3>
      <StampBoxes
        maxStamps={card.maxStamps}
        nStamps={card.nStamps}
        label={fill(loyalty.stamps, { count: card.nStamps, total: card.maxStamps })}
      />
      {isExpired ? (
        <p>
          <strong>{loyalty.expired}</strong>
          <span>{account.expiredHint}</span>
        </p>
      ) : (
        <p>
          <strong>{left === 0 ? account.ready : open}</strong>
          <span>
            <span aria-hidden="true">{fill(account.expiresIn, { time: shownTime(remaining, loyalty.lastHour) })}</span>
            <span className="sr-only">
              {fill(account.expiresIn, { time: spokenTime(remaining, language, loyalty.lastHour) })}
            </span>
          </span>
        </p>
      )}
      <p>
        <span>{account.reward}</span>
        <strong>{card.rewards[language] ?? card.reward}</strong>
      </p>
      {venue && (
        <a
          className="button"
          href={`${BASE_PATH}/${venue.path}${venue.path && '/'}`}
          aria-label={`${account.toVenue}: ${venue.name}`}
        >
          {account.toVenue}
        </a>
      )}
    </article>
  );
}
