import { useEffect, useInsertionEffect, useState } from 'react';
import { type LoadTexts, type ShownTexts, useShownTexts } from '../../i18n/use-shown-texts.ts';
import { forgetWish, goBackTo, wishedVenue } from '../../session/claim-return.ts';
import { openSession } from '../../session/open-session.ts';
import type { Session, SignedIn } from '../../session/session.ts';
import { useAnswer } from '../../session/use-answer.ts';
import { useSession } from '../../session/use-session.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { adoptCardStyles } from '../card/adopt-card-styles.ts';
import { BackLink } from './back-link.tsx';
import { FailureNote } from './failure-note.tsx';
import { LanguageChoice } from './language-choice.tsx';
import styles from './profile.css?inline';
import { PersonView } from './person-view.tsx';
import type { ProfileTexts, ProfileVenue } from './profile-words.ts';
import { SignInPart } from './sign-in-part.tsx';
import { Skeleton } from './skeleton.tsx';

type AccountProps = {
  readonly venues: readonly ProfileVenue[];
  readonly first: ShownTexts<ProfileTexts>;
  readonly loadTexts: LoadTexts<ProfileTexts>;
};

/** All of the profile that needs a person: signed out the form to sign in, signed in cards and account. */
export function Account({ venues, first, loadTexts }: AccountProps) {
  useInsertionEffect(() => {
    adoptCardStyles();
    adoptStyles(styles);
  }, []);
  const { language, texts } = useShownTexts(first, loadTexts);
  const [session, openAgain] = useAnswer(openSession);
  const words = texts.account;
  return (
    <>
      <BackLink venues={venues} words={words} />
      {session.phase === 'waiting' && <Skeleton words={words} />}
      {session.phase === 'failed' && (
        <>
          <FailureNote cause={session.cause} words={words} onRetry={openAgain} />
          <LanguageChoice />
        </>
      )}
      {session.phase === 'there' && (
        <Opened session={session.value} venues={venues} language={language} texts={texts} />
      )}
    </>
  );
}

export type OpenedProps = Pick<AccountProps, 'venues'> & ShownTexts<ProfileTexts> & { readonly session: Session };

function Opened({ session, ...parts }: OpenedProps) {
  const { loading, user } = useSession(session);
  const [isDeleted, setDeleted] = useState(false);
  const hasChanged = useChange(loading ? undefined : (user?.uid ?? ''));
  const isLeaving = useWayBack(user, hasChanged);
  const words = parts.texts.account;
  if (loading || isLeaving) return <Skeleton words={words} />;
  if (!user) return <SignInPart words={words} isDeleted={isDeleted} takesFocus={hasChanged} />;
  return (
    <PersonView
      key={user.uid}
      session={session}
      user={user}
      takesFocus={hasChanged}
      onDeleted={() => setDeleted(true)}
      {...parts}
    />
  );
}

/** Whether somebody has signed in or out since the page was opened: what they used then is gone, and the focus with it. */
function useChange(uid: string | undefined): boolean {
  const [first, setFirst] = useState<string>();
  const [hasChanged, setChanged] = useState(false);
  if (first === undefined && uid !== undefined) setFirst(uid);
  if (first !== undefined && first !== uid && !hasChanged) setChanged(true);
  return hasChanged;
}

/** Who came here from 'Reclamar' goes back to that venue once they have signed in; whether they are on their way. */
function useWayBack(user: SignedIn | null, hasChanged: boolean): boolean {
  const [venue] = useState(wishedVenue);
  const isLeaving = user !== null && hasChanged && venue !== undefined;
  useEffect(() => {
    if (!user) return;
    forgetWish();
    if (isLeaving) goBackTo(venue);
  }, [user, isLeaving, venue]);
  return isLeaving;
}
