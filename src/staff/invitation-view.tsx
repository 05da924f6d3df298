import { useState } from 'react';
import type { Accepted } from '../../server/protocol/calls.ts';
import { fill } from '../terms/fill.ts';
import { useCall } from '../ui/use-call.ts';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import { Action } from './action.tsx';
import { failureOf } from './failure-of.ts';
import { AWAY, MAIN, OTHER, PLAIN } from './looks.ts';
import { failureText, Problem } from './problem.tsx';
import { useStaff } from './staff-context.ts';

type InvitationViewProps = {
  readonly token: string;
  /** The signed-in account, which would become staff. */
  readonly account: string;
  readonly onAccepted: (accepted: Accepted) => void;
  /** Called when the invitation was accepted and confirmed, declined, or found invalid. */
  readonly onDone: () => void;
};

/** An invitation to become staff, which must be accepted: the account may be the wrong one (L16). */
export function InvitationView({ token, account, onAccepted, onDone }: InvitationViewProps) {
  const { words, api, signOut } = useStaff();
  const { busy, problem, run } = useCall(failureOf);
  const [accepted, setAccepted] = useState<Accepted>();
  const place = useFocusAfter<HTMLDivElement>(accepted ?? problem);
  const accept = async (): Promise<void> => {
    const answer = await api.accept(token);
    setAccepted(answer);
    onAccepted(answer);
  };
  if (accepted) {
    return (
      <div ref={place} tabIndex={-1} className={PLAIN}>
        <div role="alert">
          <h1>{fill(words.joined, { bar: accepted.name })}</h1>
        </div>
        <Action look={MAIN} text={words.next} onTap={onDone} />
      </div>
    );
  }
  const isWorthless = problem?.why === 'invitationBad';
  return (
    <div ref={place} tabIndex={-1} className={PLAIN}>
      <h1>{words.invitationTitle}</h1>
      {!isWorthless && <p>{fill(words.invitationText, { name: account })}</p>}
      {problem && <Problem>{failureText(problem.why, words)}</Problem>}
      {isWorthless ? (
        <Action look={MAIN} text={words.next} onTap={onDone} />
      ) : (
        <>
          <Action look={MAIN} text={words.accept} isBusy={!!busy} onTap={() => void run('accept', accept)} />
          <Action look={OTHER} text={words.notNow} onTap={() => !busy && onDone()} />
          <Action look={AWAY} text={words.signOut} onTap={() => !busy && signOut()} />
        </>
      )}
    </div>
  );
}
