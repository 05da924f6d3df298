import { type ComponentType, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import type { ShownTexts } from '../i18n/use-shown-texts.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { logFailure } from '../ui/log.ts';
import { Desk } from './desk.tsx';
import { dropInvitation, takeInvitation } from './invitation.ts';
import { LanguageChoice } from './language-choice.tsx';
import { forgetRecent } from './recent-scans.ts';
import { Signals } from './signals.ts';
import { staffApi } from './staff-api.ts';
import { StaffContext, type Words } from './staff-context.ts';
import lists from './styles/lists.css?inline';
import outcome from './styles/outcome.css?inline';
import scanner from './styles/scanner.css?inline';
import frame from './styles/staff.css?inline';

export type StaffViewProps = {
  readonly session: Session;
  readonly shown: ShownTexts<Words>;
  /** The form to sign in with. */
  readonly SignIn: ComponentType;
};

/** The staff's page, with the session open. */
export function StaffView({ session, shown: { texts: words, language }, SignIn }: StaffViewProps) {
  useInsertionEffect(() => [frame, scanner, outcome, lists].forEach(adoptStyles), []);
  const { loading, user } = useSession(session);
  const [invitation, setInvitation] = useState(() => takeInvitation());
  const [signals] = useState(() => new Signals());
  const staff = useMemo(() => {
    const signOut = (): void => {
      forgetRecent();
      session.signOut().catch((cause: unknown) => logFailure('Error signing out:', cause));
    };
    return { words, language, api: staffApi(session), signals, signOut };
  }, [words, language, session, signals]);
  useEffect(() => {
    document.addEventListener('pointerup', signals.wake);
    document.addEventListener('keydown', signals.wake);
    return () => {
      document.removeEventListener('pointerup', signals.wake);
      document.removeEventListener('keydown', signals.wake);
    };
  }, [signals]);
  useEffect(() => {
    // It stands in the address: that of another one opens no new page.
    const take = (): void => setInvitation(takeInvitation());
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return (
    <main className="staff">
      {user ? (
        <StaffContext value={staff}>
          <Desk
            key={user.uid}
            user={user}
            invitation={invitation}
            onInvitationDone={() => {
              dropInvitation();
              setInvitation(undefined);
            }}
          />
        </StaffContext>
      ) : (
        <div className="staff-plain staff-signed-out">
          <h1>{words.title}</h1>
          {loading ? (
            <output>{words.loading}</output>
          ) : (
            <>
              <p>{invitation === undefined ? words.signInIntro : words.invited}</p>
              <LanguageChoice label={words.language} />
              <SignIn />
            </>
          )}
        </div>
      )}
    </main>
  );
}
