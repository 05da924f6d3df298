import { useCallback, useEffect, useState } from 'react';
import { NavLink, Outlet, useLoaderData, useRevalidator, useRouteError } from 'react-router-dom';
import { useInterface } from '../../i18n/interface-context.tsx';
import { forgetWish, goBackTo, wishedVenue } from '../../session/claim-return.ts';
import { isMenusAlone } from '../../session/call-api.ts';
import type { Session, SignedIn } from '../../session/session.ts';
import { useChange, useIsSignInLink, useSession } from '../../session/use-session.ts';
import { fill } from '../../terms/fill.ts';
import { logFailure } from '../../ui/log.ts';
import { FailureNote, Skeleton } from './loaders.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { type PersonFrame, useFrame } from './profile-context.ts';
import type { AccountTexts } from '../../i18n/texts.ts';
import { openSignIn } from '../../session/open-sign-in.ts';
import { SignInView } from '../../session/sign-in-view.tsx';
import type { SignIn } from '../../session/sign-in.ts';
import { isDeleting } from './delete-dialog.tsx';

/** Signed out: the form to sign in, at whatever address. Signed in: the view of the address. */
export function Person() {
  const frame = useFrame();
  const words = frame.texts.account;
  const session = useLoaderData<Session>();
  const { user } = useSession(session);
  const [isDeleted, setDeleted] = useState(false);
  const hasChanged = useChange(user?.uid);
  const isUnused = useIsSignInLink() && !hasChanged;
  const isLeaving = useWayBack(user, hasChanged);
  const { revalidate } = useRevalidator();
  // Load the data again for another person.
  useEffect(() => session.subscribe(() => void revalidate()), [session, revalidate]);
  if (isLeaving) return <Skeleton words={words} />;
  if (!user) return <SignInPart words={words} isDeleted={isDeleted} takesFocus={hasChanged} />;
  const person = { ...frame, session, user, onDeleted: () => setDeleted(true) };
  return (
    <>
      {isUnused && <UnusedLink person={person} />}
      <Views key={user.uid} person={person} takesFocus={hasChanged} />
    </>
  );
}

/** Says why a link to sign in was not used. Signed out at this address, the form uses it. */
const UnusedLink = ({ person: { session, user, texts } }: { readonly person: PersonFrame }) => (
  <output className="grid grid-cols-1 justify-items-start gap-2 wrap-anywhere">
    {fill(texts.account.linkUnused, { name: user.email || user.name })}
    <button type="button" className="link" onClick={() => void session.signOut()}>
      {texts.account.signOut}
    </button>
  </output>
);

/** The look of a view's link, the same as of a menu's sections. */
const VIEW =
  'flex min-h-11 items-center px-3 font-medium no-underline aria-[current]:bg-accent aria-[current]:text-on-accent forced-colors:aria-[current]:underline';

type ViewsProps = {
  readonly person: PersonFrame;
  /** Whether it replaces the form to sign in, which had the focus. */
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

/** The note where the session cannot be opened. */
export function PersonMissing() {
  const cause = useRouteError();
  const { texts } = useFrame();
  const { revalidate } = useRevalidator();
  const isAlone = isMenusAlone(cause);
  useEffect(() => {
    if (!isAlone) logFailure('Error opening the session:', cause);
  }, [isAlone, cause]);
  return (
    <>
      {isAlone ? (
        <p className="profile-note">{texts.account.menusAlone}</p>
      ) : (
        <FailureNote cause={cause} words={texts.account} onRetry={() => void revalidate()} />
      )}
      <LanguageChoice />
    </>
  );
}

/** Leads a person who came from 'Reclamar' back to that venue once they have signed in. Returns whether they are on their way. */
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

/** The look of a face, or of the first letter of a name. */
const AVATAR =
  'grid size-14 flex-none place-items-center rounded-full bg-accent text-special font-semibold text-on-accent';

/** The signed-in person: picture, name and e-mail. */
function PersonHead({
  user: { name, email, photoURL },
  takesFocus,
}: {
  readonly user: SignedIn;
  readonly takesFocus: boolean;
}) {
  const [hasPicture, setPicture] = useState(photoURL !== undefined);
  return (
    <div ref={takesFocus ? focusIt : null} tabIndex={-1} className="person flex flex-wrap items-center gap-4">
      {hasPicture ? (
        // Do not send the page's address to the host of the picture.
        <img className={AVATAR} src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setPicture(false)} />
      ) : (
        <span className={AVATAR} aria-hidden="true">
          {(name || email).slice(0, 1).toLocaleUpperCase()}
        </span>
      )}
      <p className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
        {name && <strong className="block font-semibold">{name}</strong>}
        {email}
      </p>
    </div>
  );
}

type SignInPartProps = {
  readonly words: AccountTexts['account'];
  readonly isDeleted: boolean;
  /** Whether somebody has just signed out. */
  readonly takesFocus: boolean;
};

/** The profile of a signed-out person: the form to sign in. */
function SignInPart({ words, isDeleted, takesFocus }: SignInPartProps) {
  const [opened, openAgain] = useSignIn();
  return (
    <>
      <section
        ref={takesFocus ? focusIt : null}
        tabIndex={-1}
        className="profile-section grid grid-cols-1 gap-4"
        aria-labelledby="profile-sign-in"
      >
        <h2 className="title text-special" id="profile-sign-in">
          {words.signInTitle}
        </h2>
        {isDeleted && <output>{words.deleted}</output>}
        {!isDeleted && isDeleting() && <p>{words.deleteAfter}</p>}
        {!opened && <Skeleton words={words} />}
        {opened && 'cause' in opened && <FailureNote cause={opened.cause} words={words} onRetry={openAgain} />}
        {opened && 'signIn' in opened && <SignInView signIn={opened.signIn} words={words} />}
      </section>
      {/* Rendered together with the part above it, so that it never moves. */}
      {opened && <LanguageChoice />}
    </>
  );
}

type Opened = { readonly signIn: SignIn } | { readonly cause: unknown } | undefined;

/** The ways to sign in, or why there are none; undefined until that is known. `again` tries once more. */
function useSignIn(): readonly [Opened, again: () => void] {
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback((): void => {
    openSignIn().then(
      (signIn) => setOpened({ signIn }),
      (cause: unknown) => {
        logFailure('Error asking the server:', cause);
        setOpened({ cause });
      },
    );
  }, []);
  useEffect(open, [open]);
  const again = (): void => {
    setOpened(undefined);
    open();
  };
  return [opened, again];
}

/** Gives an element the focus when it is shown in place of the element that had it. */
const focusIt = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });
