import { useEffect, useState } from 'react';
import { NavLink, Outlet, useLoaderData, useRevalidator, useRouteError } from 'react-router-dom';
import { useInterface } from '../../i18n/interface-context.tsx';
import { forgetWish, goBackTo, wishedVenue } from '../../session/claim-return.ts';
import type { Session, SignedIn } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { logFailure } from '../../ui/log.ts';
import { FailureNote } from './failure-note.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PersonHead } from './person-head.tsx';
import { type PersonFrame, useFrame } from './profile-context.ts';
import { SignInPart } from './sign-in-part.tsx';
import { Skeleton } from './skeleton.tsx';

/** Signed out the form to sign in, at whatever address, which stays; signed in the view of the address. */
export function Person() {
  const frame = useFrame();
  const words = frame.texts.account;
  const session = useLoaderData<Session>();
  const { user } = useSession(session);
  const [isDeleted, setDeleted] = useState(false);
  const hasChanged = useChange(user?.uid);
  const isLeaving = useWayBack(user, hasChanged);
  const { revalidate } = useRevalidator();
  // Somebody else asks for something else.
  useEffect(() => session.subscribe(() => void revalidate()), [session, revalidate]);
  if (isLeaving) return <Skeleton words={words} />;
  if (!user) return <SignInPart words={words} isDeleted={isDeleted} takesFocus={hasChanged} />;
  const person = { ...frame, session, user, onDeleted: () => setDeleted(true) };
  return <Views key={user.uid} person={person} takesFocus={hasChanged} />;
}

/** Of a view's link; as those of a menu's sections. */
const VIEW =
  'flex min-h-11 items-center px-3 font-medium no-underline aria-[current]:bg-accent aria-[current]:text-on-accent forced-colors:aria-[current]:underline';

type ViewsProps = {
  readonly person: PersonFrame;
  /** Whether the form to sign in stood here, and the focus with it. */
  readonly takesFocus: boolean;
};

function Views({ person, takesFocus }: ViewsProps) {
  const words = person.texts.account;
  const { title } = useInterface().profile;
  return (
    <>
      <PersonHead user={person.user} takesFocus={takesFocus} />
      <nav className="profile-views flex flex-wrap border-b-2 border-accent" aria-label={title}>
        <NavLink className={VIEW} to="." end>
          {words.cards}
        </NavLink>
        <NavLink className={VIEW} to="history">
          {words.history}
        </NavLink>
        <NavLink className={VIEW} to="account">
          {words.account}
        </NavLink>
      </nav>
      <Outlet context={person} />
    </>
  );
}

/** Where it cannot be known who is signed in. */
export function PersonMissing() {
  const cause = useRouteError();
  const { texts } = useFrame();
  const { revalidate } = useRevalidator();
  useEffect(() => logFailure('Error opening the session:', cause), [cause]);
  return (
    <>
      <FailureNote cause={cause} words={texts.account} onRetry={() => void revalidate()} />
      <LanguageChoice />
    </>
  );
}

/** Whether somebody has signed in or out since the page was opened: what they used then is gone, and the focus with it. */
function useChange(uid: string | undefined): boolean {
  const [first] = useState(uid);
  const [hasChanged, setChanged] = useState(false);
  if (first !== uid && !hasChanged) setChanged(true);
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
