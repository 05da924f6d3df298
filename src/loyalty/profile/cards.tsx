import { BASE_PATH } from '../../terms/house.ts';
import { Loaded, type CardsAnswer } from './loaders.tsx';
import { type ProfileTexts, type ProfileVenue, usePerson, useProfileTitle } from './profile-context.ts';
import type { Card } from '../../../server/protocol/card.ts';
import type { ShownTexts } from '../../i18n/use-shown-texts.ts';
import { fill } from '../../terms/fill.ts';
import { remainingText, shownTime, spokenTime, useCountdown } from '../card/countdown.ts';
import { StampBoxes } from '../card/stamp-boxes.tsx';

/** The cards of the signed-in person, and for staff the link to their page. */
export function Cards() {
  const { venues, language, texts } = usePerson();
  const words = texts.account;
  useProfileTitle(words.cards);
  return (
    <section className="profile-section grid grid-cols-1 gap-4" aria-labelledby="profile-cards">
      <h2 className="title text-special" id="profile-cards">
        {words.cards}
      </h2>
      <Loaded>
        {({ loyaltyCards: cards, isStaff, at }: CardsAnswer) => (
          <>
            {cards.length === 0 && <p>{words.noCards}</p>}
            {cards.map((card) => (
              <CardView key={card.cardID} card={card} at={at} venues={venues} language={language} texts={texts} />
            ))}
            {isStaff && (
              <a className="button justify-self-start" href={`${BASE_PATH}/staff`}>
                {words.staff}
              </a>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

type CardViewProps = ShownTexts<ProfileTexts> & {
  readonly card: Card;
  /** The time of the server's answer, by the phone's clock, which may differ from the server's. */
  readonly at: number;
  readonly venues: readonly ProfileVenue[];
};

/** A card of any venue, with the time and the stamps that are left. */
export function CardView({ card, at, venues, language, texts: { account, loyalty } }: CardViewProps) {
  const remaining = useCountdown(card.expiration);
  const venue = venues.find(({ barID }) => barID === card.bar.ID);
  const outlasts = remainingText(card.expiration, at) === undefined;
  const isExpired = card.state === 'expired' || (remaining === undefined && !outlasts);
  const left = Math.max(0, card.maxStamps - card.nStamps);
  const open = left === 1 ? account.leftOne : fill(account.left, { count: left });
  return (
    <article className="stamp-card profile-card grid grid-cols-1 gap-3 border-t-2 border-accent pt-4 pb-2 wrap-anywhere">
      <h3 className="title text-special">{venue?.name ?? card.bar.ID}</h3>
      <StampBoxes card={card} texts={loyalty} isExpired={isExpired} />
      {isExpired ? (
        <p className="grid grid-cols-1">
          <strong className="text-name font-semibold">{loyalty.expired}</strong>
          <span className="text-muted">{account.expiredHint}</span>
        </p>
      ) : (
        <p className="grid grid-cols-1">
          <strong className="text-name font-semibold">{left === 0 ? account.ready : open}</strong>
          {remaining !== undefined && (
            <span className="text-muted">
              <span aria-hidden="true">
                {fill(account.expiresIn, { time: shownTime(remaining, loyalty.lastHour) })}
              </span>
              <span className="sr-only">
                {fill(account.expiresIn, { time: spokenTime(remaining, language, loyalty.lastHour) })}
              </span>
            </span>
          )}
        </p>
      )}
      <p className="grid grid-cols-1">
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
