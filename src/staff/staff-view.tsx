import { useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator, Outlet } from 'react-router-dom';
import { useShownTexts } from '../i18n/use-shown-texts.ts';
import { SignInView } from '../session/sign-in-view.tsx';
import { useChange, useIsSignInLink, useSession } from '../session/use-session.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { logFailure } from '../ui/log.ts';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { forgetBars, keepBars, keptBars, rememberBar } from './bars-of-phone.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Action } from './action.tsx';
import { PLAIN, AWAY, MAIN } from './looks.ts';
import { forgetRecent } from './recent-scans.ts';
import { Signals } from './signals.ts';
import { staffApi, type StaffBar } from './staff-api.ts';
import { StaffContext, type StaffData, type AtDesk, useStaff } from './staff-context.ts';
import styles from './styles/staff.css?inline';
import { forgetTonight } from './tonight/kept-tonight.ts';
import type { SignedIn } from '../session/session.ts';
import type { Question } from '../session/ask-as.ts';
import { fill } from '../terms/fill.ts';
import { InvitationView } from './invitation-view.tsx';
import { Failure, Waiting } from './problem.tsx';
import { readStored, removeStored, writeStored } from '../ui/storage.ts';
import { failureOf } from './failure-of.ts';

/** The staff's page: for a signed-out person the sign-in form, at any address; else the view of the address. */
export function StaffView() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { session, signIn, first, loadTexts, bars } = useLoaderData<StaffData>();
  const { language, texts } = useShownTexts(first, loadTexts);
  const words = texts.staff;
  usePageTitle(words.title, words.description);
  const { user } = useSession(session);
  const [uid, askedFor] = [user?.uid, bars?.uid];
  const { revalidate } = useRevalidator();
  // Ask again for another person.
  useEffect(() => {
    if (uid !== askedFor) void revalidate();
  }, [uid, askedFor, revalidate]);
  const hasChanged = useChange(uid);
  const isUnused = useIsSignInLink() && !hasChanged;
  const main = useFocusAfter<HTMLElement>(isUnused || bars);
  const [invitation, endInvitation] = useInvitation();
  const [signals] = useState(() => new Signals());
  useWaking(signals);
  const staff = useMemo(() => {
    const signInAgain = (): void => {
      session.signOut().catch((cause: unknown) => logFailure('Error signing out:', cause));
    };
    const signOut = (): void => {
      forgetRecent();
      forgetTonight();
      forgetBars();
      signInAgain();
    };
    return {
      words: { ...words, offline: texts.account.offline, linkUnused: texts.account.linkUnused },
      tonight: texts.staffTonight,
      marks: texts.marks,
      allergens: texts.allergens,
      language,
      api: staffApi(session, uid),
      signals,
      signInAgain,
      signOut,
    };
  }, [words, texts, language, session, uid, signals]);
  return (
    <main ref={main} tabIndex={-1} className="in-staff">
      {user ? (
        <StaffContext value={staff}>
          <Desk
            key={user.uid}
            user={user}
            isUnused={isUnused}
            question={uid === askedFor ? bars : undefined}
            invitation={invitation}
            onInvitationDone={endInvitation}
          />
        </StaffContext>
      ) : (
        <div className={`${PLAIN} content-start`}>
          <h1>{words.title}</h1>
          <p>{invitation === undefined ? words.signInIntro : words.invited}</p>
          <LanguageChoice label={words.language} />
          <SignInView signIn={signIn} words={texts.account} />
        </div>
      )}
    </main>
  );
}

/** The invitation with which the page was opened, and a function to drop it. */
function useInvitation(): readonly [string | undefined, end: () => void] {
  const [invitation, setInvitation] = useState(() => takeInvitation());
  useEffect(() => {
    // It is in the address's fragment: opening another one does not load a new page.
    const take = (): void => setInvitation(takeInvitation());
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const end = (): void => {
    dropInvitation();
    setInvitation(undefined);
  };
  return [invitation, end];
}

function useWaking(signals: Signals): void {
  useEffect(() => {
    const over = new AbortController();
    for (const type of ['pointerup', 'keydown']) document.addEventListener(type, signals.wake, { signal: over.signal });
    return () => over.abort();
  }, [signals]);
}

type DeskProps = {
  readonly user: SignedIn;
  /** Whether the page was opened with a link to sign in, which is of no use while somebody is. */
  readonly isUnused: boolean;
  /** The question for the person's bars. */
  readonly question: Question<readonly StaffBar[]>;
  /** The invitation with which the page was opened. */
  readonly invitation: string | undefined;
  /** Called when it was accepted, declined, or found invalid. */
  readonly onInvitationDone: () => void;
};

/** The page of a signed-in person: an invitation to accept, the view of the address, or how to become staff. */
function Desk({ user, isUnused, question, invitation, onInvitationDone }: DeskProps) {
  const { words } = useStaff();
  const { revalidate } = useRevalidator();
  const { bars, cause, isAsking } = useBars(question);
  const again = (): void => void revalidate();
  const account = user.email || user.name;
  if (isUnused) return <UnusedLink account={account} />;
  if (invitation !== undefined) {
    return (
      <InvitationView
        token={invitation}
        account={account}
        onAccepted={({ barID }) => {
          dropInvitation();
          rememberBar(barID);
          again();
        }}
        onDone={onInvitationDone}
      />
    );
  }
  if (isAsking && !bars?.length) return <Waiting />;
  if (!bars) {
    return (
      <div className={PLAIN}>
        <h1>{words.title}</h1>
        <Failure cause={cause} onAgain={again} />
      </div>
    );
  }
  if (bars.length === 0) return <Nowhere account={account} onAgain={again} />;
  return <Outlet context={{ uid: user.uid, account, bars, isAsking } satisfies AtDesk} />;
}

/** Says why a link to sign in was not used. Signed out at this address, the form uses it. */
function UnusedLink({ account }: { readonly account: string }) {
  const { words, signOut } = useStaff();
  const navigate = useNavigate();
  return (
    <div className={PLAIN}>
      <h1>{words.title}</h1>
      <p>{fill(words.linkUnused, { name: account })}</p>
      <Action look={MAIN} text={words.signOut} onTap={signOut} />
      <Action look={AWAY} text={words.notNow} onTap={() => void navigate({ search: '' }, { replace: true })} />
    </div>
  );
}

function Nowhere({ account, onAgain }: { readonly account: string; readonly onAgain: () => void }) {
  const { words, signOut } = useStaff();
  return (
    <div className={PLAIN}>
      <h1>{words.nowhereTitle}</h1>
      <p>{words.nowhereText}</p>
      <p className="text-muted">{fill(words.signedInAs, { name: account })}</p>
      <Action look={MAIN} text={words.tryAgain} onTap={onAgain} />
      <Action look={AWAY} text={words.signOut} onTap={signOut} />
      <LanguageChoice label={words.language} />
    </div>
  );
}

const KEY = 'carta-staff-invitation';
/** Whatever follows the token was copied with the link by mistake. */
const HASH = /^#invitation=([\w-]{1,100})/;

/** The invitation in memory, for browsers without storage. */
let held: string | undefined;

/**
 * Takes the invitation with which the page was opened. It is removed from the address at once, so that it is neither shared nor measured, and stored
 * for this tab, so that it survives the sign-in.
 */
export function takeInvitation(): string | undefined {
  const [, token] = HASH.exec(location.hash) ?? [];
  if (token !== undefined) {
    held = token;
    writeStored('sessionStorage', KEY, token);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return held ?? readStored('sessionStorage', KEY) ?? undefined;
}

/** Forgets the invitation: it was accepted, or is invalid. */
export function dropInvitation(): void {
  held = undefined;
  removeStored('sessionStorage', KEY);
}

type Bars = readonly StaffBar[];

/**
 * The bars from a question's answer, or why there are none, and whether they are still being loaded. The previous ones stay while they are loaded again,
 * and after a failure, so that the page also works without network.
 */
function useBars(question: Question<Bars>) {
  const [last, setLast] = useState<{ to: Question<Bars>; bars: Bars | undefined; cause: unknown }>();
  useEffect(() => {
    if (!question) return undefined;
    let isOver = false;
    const { uid } = question;
    const keep = (bars: Bars | undefined, cause?: unknown): void => {
      if (!isOver) setLast((before) => ({ to: question, bars: bars ?? before?.bars, cause }));
    };
    const take = (bars: Bars): void => {
      keepBars(uid, bars);
      keep(bars);
    };
    question.answer.then(take, (cause: unknown) =>
      keep(failureOf(cause) === 'noNetwork' ? keptBars(uid) : undefined, cause),
    );
    return () => {
      isOver = true;
    };
  }, [question]);
  return { bars: last?.bars, cause: last?.cause, isAsking: !last || last.to !== question };
}
