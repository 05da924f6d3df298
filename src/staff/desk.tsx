import { Outlet, useRevalidator } from 'react-router-dom';
import type { SignedIn } from '../session/session.ts';
import type { Question } from '../session/ask-as.ts';
import { fill } from '../terms/fill.ts';
import { rememberBar } from './chosen-bar.ts';
import { InvitationView } from './invitation-view.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { AWAY, MAIN, PLAIN } from './looks.ts';
import { Failure, Waiting } from './not-there.tsx';
import type { StaffBar } from './staff-api.ts';
import { type AtDesk, useStaff } from './staff-context.ts';
import { useBars } from './use-bars.ts';

type DeskProps = {
  readonly user: SignedIn;
  /** Where they work. */
  readonly question: Question<readonly StaffBar[]>;
  /** The invitation that the page was opened with. */
  readonly invitation: string | undefined;
  /** It was accepted, declined, or found to be worth nothing. */
  readonly onInvitationDone: () => void;
};

/** What somebody who has signed in finds: an invitation to accept, the view of the address, or how to become staff. */
export function Desk({ user, question, invitation, onInvitationDone }: DeskProps) {
  const { words } = useStaff();
  const { revalidate } = useRevalidator();
  const { answer, isAsking } = useBars(question);
  const again = (): void => void revalidate();
  const account = user.email || user.name;
  if (invitation !== undefined) {
    return (
      <InvitationView
        token={invitation}
        account={account}
        onAccepted={({ barID }) => {
          rememberBar(barID);
          again();
        }}
        onDone={onInvitationDone}
      />
    );
  }
  if (answer.phase === 'waiting') return <Waiting />;
  if (answer.phase === 'failed') {
    return (
      <div className={PLAIN}>
        <h1>{words.title}</h1>
        <Failure cause={answer.cause} onAgain={again} />
      </div>
    );
  }
  if (answer.value.length === 0) return <Nowhere account={account} onAgain={again} />;
  return <Outlet context={{ uid: user.uid, account, bars: answer.value, isAsking } satisfies AtDesk} />;
}

function Nowhere({ account, onAgain }: { readonly account: string; readonly onAgain: () => void }) {
  const { words, signOut } = useStaff();
  return (
    <div className={PLAIN}>
      <h1>{words.nowhereTitle}</h1>
      <p>{words.nowhereText}</p>
      <p className="text-muted">{fill(words.signedInAs, { name: account })}</p>
      <button type="button" className={MAIN} onClick={onAgain}>
        {words.tryAgain}
      </button>
      <button type="button" className={AWAY} onClick={signOut}>
        {words.signOut}
      </button>
      <LanguageChoice label={words.language} />
    </div>
  );
}
