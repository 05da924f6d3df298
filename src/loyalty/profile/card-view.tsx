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
    <article className="stamp-card profile-card grid gap-3 border-t-2 border-accent pt-4 pb-2">
      <h3 className="title text-special">{venue?.name ?? card.bar.ID}</h3>
      <StampBoxes
        maxStamps={card.maxStamps}
        nStamps={card.nStamps}
        label={fill(loyalty.stamps, { count: card.nStamps, total: card.maxStamps })}
        isExpired={isExpired}
      />
      {isExpired ? (
        <p className="grid">
          <strong className="text-name font-semibold">{loyalty.expired}</strong>
          <span className="text-muted">{account.expiredHint}</span>
        </p>
      ) : (
        <p className="grid">
          <strong className="text-name font-semibold">{left === 0 ? account.ready : open}</strong>
          <span className="text-muted">
            <span aria-hidden="true">{fill(account.expiresIn, { time: shownTime(remaining, loyalty.lastHour) })}</span>
            <span className="sr-only">
              {fill(account.expiresIn, { time: spokenTime(remaining, language, loyalty.lastHour) })}
            </span>
          </span>
        </p>
      )}
      <p className="grid">
        <span className="text-label text-muted">{account.reward}</span>
        <strong className="text-name font-semibold">{card.rewards[language] ?? card.reward}</strong>
      </p>
      {venue && (
        <a
          className="link justify-self-start"
          href={`${BASE_PATH}/${venue.path}${venue.path && '/'}`}
          aria-label={`${account.toVenue}: ${venue.name}`}
        >
          {account.toVenue}
        </a>
      )}
    </article>
  );
}
