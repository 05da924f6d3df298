import { useCallback, useEffect, useState } from 'react';
import type { SignedIn } from '../session/session.ts';
import { useAnswer } from '../session/use-answer.ts';
import { fill } from '../i18n/fill.ts';
import { BarChoice } from './bar-choice.tsx';
import { chosenBar, rememberBar } from './chosen-bar.ts';
import { InvitationView } from './invitation-view.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { NotThere } from './not-there.tsx';
import { readRecent, writeRecent } from './recent-scans.ts';
import { ScannerStore } from './scanner-store.ts';
import type { StaffBar } from './staff-api.ts';
import { useStaff } from './staff-context.ts';
import { Workplace } from './workplace.tsx';

type DeskProps = {
  readonly user: SignedIn;
  /** The invitation that the page was opened with. */
  readonly invitation: string | undefined;
  /** It was accepted, declined, or found to be worth nothing. */
  readonly onInvitationDone: () => void;
};

/** What somebody who has signed in finds: an invitation to accept, the bars they work at, or how to become staff. */
export function Desk({ user, invitation, onInvitationDone }: DeskProps) {
  const { words, api } = useStaff();
  const [answer, reload] = useAnswer(api.bars);
  const account = user.email || user.name;
  if (invitation !== undefined) {
    return (
      <InvitationView
        token={invitation}
        account={account}
        onDone={(accepted) => {
          if (accepted) rememberBar(accepted.barID);
          onInvitationDone();
          reload();
        }}
      />
    );
  }
  if (answer.phase !== 'there') {
    return (
      <div className="staff-plain">
        <h1>{words.title}</h1>
        <NotThere answer={answer} onAgain={reload} />
      </div>
    );
  }
  if (answer.value.length === 0) return <Nowhere account={account} onAgain={reload} />;
  return <AtWork bars={answer.value} user={{ uid: user.uid, account }} onChanged={reload} />;
}

function Nowhere({ account, onAgain }: { readonly account: string; readonly onAgain: () => void }) {
  const { words, signOut } = useStaff();
  return (
    <div className="staff-plain">
      <h1>{words.nowhereTitle}</h1>
      <p>{words.nowhereText}</p>
      <p className="staff-note">{fill(words.signedInAs, { name: account })}</p>
      <button type="button" className="staff-wide staff-main" onClick={onAgain}>
        {words.tryAgain}
      </button>
      <button type="button" className="staff-wide" onClick={signOut}>
        {words.signOut}
      </button>
      <LanguageChoice label={words.language} />
    </div>
  );
}

type AtWorkProps = {
  readonly bars: readonly StaffBar[];
  readonly user: { readonly uid: string; readonly account: string };
  readonly onChanged: () => void;
};

function AtWork({ bars, user, onChanged }: AtWorkProps) {
  const { words } = useStaff();
  const [barID, setBarID] = useState<string>();
  const choose = useCallback((chosen: string) => {
    rememberBar(chosen);
    setBarID(chosen);
  }, []);
  const bar = bars.find((each) => each.barID === barID) ?? chosenBar(bars);
  if (!bar) {
    return (
      <>
        <h1 className="sr-only">{words.title}</h1>
        <BarChoice bars={bars} onBar={choose} />
      </>
    );
  }
  return <AtBar key={bar.barID} bars={bars} bar={bar} user={user} onBar={choose} onChanged={onChanged} />;
}

type AtBarProps = AtWorkProps & { readonly bar: StaffBar; readonly onBar: (barID: string) => void };

function AtBar({ bar, ...rest }: AtBarProps) {
  const { api, signals } = useStaff();
  const [scanner] = useState(
    () =>
      new ScannerStore({
        api,
        barID: bar.barID,
        now: Date.now,
        after: (milliseconds, act) => {
          const timer = setTimeout(act, milliseconds);
          return () => clearTimeout(timer);
        },
        readRecent,
        writeRecent,
        sound: signals.give,
      }),
  );
  useEffect(() => scanner.close, [scanner]);
  return <Workplace scanner={scanner} bar={bar} {...rest} />;
}
