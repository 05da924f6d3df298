import { useCallback } from 'react';
import type { StaffAnswer, UserData } from '../../../server/protocol/calls.ts';
import type { ShownTexts } from '../../i18n/use-shown-texts.ts';
import { callApi } from '../../session/call-api.ts';
import type { Session, SignedIn } from '../../session/session.ts';
import { useAnswer } from '../../session/use-answer.ts';
import { BASE_PATH } from '../../ui/base-path.ts';
import { AccountPart } from './account-part.tsx';
import { CardView } from './card-view.tsx';
import { FailureNote } from './failure-note.tsx';
import { History } from './history.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PersonHead } from './person-head.tsx';
import type { ProfileTexts, ProfileVenue } from './profile-words.ts';
import { Skeleton } from './skeleton.tsx';

type PersonViewProps = ShownTexts<ProfileTexts> & {
  readonly session: Session;
  readonly user: SignedIn;
  readonly venues: readonly ProfileVenue[];
  /** Whether the form to sign in stood here, and the focus with it. */
  readonly takesFocus: boolean;
  readonly onDeleted: () => void;
};

/** The profile of who is signed in. */
export function PersonView({ session, user, venues, language, texts, takesFocus, onDeleted }: PersonViewProps) {
  const words = texts.account;
  const [data, askAgain] = useAnswer(
    useCallback(async () => callApi<UserData>('/get-user-data', { token: await session.token() }), [session]),
  );
  const [staff] = useAnswer(
    useCallback(async () => callApi<StaffAnswer>('/staff', { token: await session.token() }), [session]),
  );
  const cards = data.phase === 'there' ? data.value.loyaltyCards : [];
  return (
    <>
      <PersonHead user={user} takesFocus={takesFocus} />
      {staff.phase === 'there' && staff.value.bars.length > 0 && (
        <a className="button" href={`${BASE_PATH}/staff`}>
          {words.staff}
        </a>
      )}
      <section className="profile-section" aria-labelledby="profile-cards">
        <h2 id="profile-cards">{words.cards}</h2>
        {data.phase === 'waiting' && <Skeleton words={words} />}
        {data.phase === 'failed' && <FailureNote cause={data.cause} words={words} onRetry={askAgain} />}
        {data.phase === 'there' && cards.length === 0 && <p>{words.noCards}</p>}
        {cards.map((card) => (
          <CardView key={card.cardID} card={card} venues={venues} language={language} texts={texts} />
        ))}
      </section>
      {/* With the cards above them: they never move. */}
      {data.phase !== 'waiting' && (
        <>
          <History session={session} venues={venues} language={language} words={words} />
          <AccountPart session={session} user={user} words={words} onDeleted={onDeleted} />
          <LanguageChoice />
        </>
      )}
    </>
  );
}
