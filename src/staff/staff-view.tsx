import { useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { useShownTexts } from '../i18n/use-shown-texts.ts';
import { SignInView } from '../session/sign-in-view.tsx';
import { useSession } from '../session/use-session.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { logFailure } from '../ui/log.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { Desk } from './desk.tsx';
import { dropInvitation, takeInvitation } from './invitation.ts';
import { forgetBars } from './kept-bars.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PLAIN } from './looks.ts';
import { forgetRecent } from './recent-scans.ts';
import { Signals } from './signals.ts';
import { staffApi } from './staff-api.ts';
import { StaffContext, type StaffData } from './staff-context.ts';
import styles from './styles/staff.css?inline';
import { forgetTonight } from './tonight/kept-tonight.ts';

/** The staff's page: signed out the form to sign in, at whatever address; signed in the view of the address. */
export function StaffView() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { session, signIn, first, loadTexts, bars } = useLoaderData<StaffData>();
  const { language, texts } = useShownTexts(first, loadTexts);
  const words = texts.staff;
  usePageTitle(words.title, words.description);
  const { user } = useSession(session);
  const [uid, askedFor] = [user?.uid, bars?.uid];
  const { revalidate } = useRevalidator();
  // Somebody else asks for something else.
  useEffect(() => {
    if (uid !== askedFor) void revalidate();
  }, [uid, askedFor, revalidate]);
  const [invitation, endInvitation] = useInvitation();
  const [signals] = useState(() => new Signals());
  useWaking(signals);
  const staff = useMemo(() => {
    const signOut = (): void => {
      forgetRecent();
      forgetTonight();
      forgetBars();
      session.signOut().catch((cause: unknown) => logFailure('Error signing out:', cause));
    };
    return {
      words,
      tonight: texts.staffTonight,
      marks: texts.marks,
      allergens: texts.allergens,
      language,
      api: staffApi(session),
      signals,
      signOut,
    };
  }, [words, texts, language, session, signals]);
  return (
    <main className="in-staff">
      {user ? (
        <StaffContext value={staff}>
          <Desk
            key={user.uid}
            user={user}
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

/** The invitation that the page was opened with, and what ends it. */
function useInvitation(): readonly [string | undefined, end: () => void] {
  const [invitation, setInvitation] = useState(() => takeInvitation());
  useEffect(() => {
    // It stands in the address: that of another one opens no new page.
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
    document.addEventListener('pointerup', signals.wake);
    document.addEventListener('keydown', signals.wake);
    return () => {
      document.removeEventListener('pointerup', signals.wake);
      document.removeEventListener('keydown', signals.wake);
    };
  }, [signals]);
}
