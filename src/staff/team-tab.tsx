import { useRef, useState, useEffect, useId } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Member } from '../../server/protocol/calls.ts';
import { ApiFailure } from '../session/call-api.ts';
import { fill } from '../terms/fill.ts';
import { useCall } from '../ui/use-call.ts';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import { Action } from './action.tsx';
import { failureOf } from './failure-of.ts';
import { ForOwners } from './for-owners.tsx';
import { Invite } from './invite.tsx';
import { AWAY } from './looks.ts';
import { Failure, failureText, Problem, SignInAgain } from './problem.tsx';
import { useBar, useStaff } from './staff-context.ts';
import { dateOf } from './when.ts';

/** The staff of the bar, for its owners, who invite and remove (L16). */
export function TeamTab() {
  const { words } = useStaff();
  const { bar, uid, isAsking } = useBar();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<Member>();
  const list = useFocusAfter<HTMLUListElement>(bar.members);
  const again = (): void => void revalidate();
  return (
    <ForOwners title={words.team}>
      {bar.members && (
        <ul ref={list} tabIndex={-1} className="staff-list border-t border-line">
          {bar.members.map((member) => (
            <li key={member.uid} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
              <Person member={member} isMe={member.uid === uid} />
              <Action
                look={AWAY}
                text={words.remove}
                aria-label={fill(words.removeName, { name: member.name || words.noName })}
                onTap={() => setLeaving(member)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* Without network the phone knows the person's bars, but no other people's names (`keepBars`). */}
      {!bar.members && (isAsking ? <output>{words.loading}</output> : <Failure cause={NO_ANSWER} onAgain={again} />)}
      <Invite barID={bar.barID} />
      {leaving && (
        <RemoveDialog barID={bar.barID} member={leaving} onRemoved={again} onClose={() => setLeaving(undefined)} />
      )}
    </ForOwners>
  );
}

const NO_ANSWER = new ApiFailure(0, 'offline', 'Sin conexión.');

function Person({ member: { name, role, since }, isMe }: { readonly member: Member; readonly isMe: boolean }) {
  const { words, language } = useStaff();
  return (
    <div className="flex-[1_1_9rem] wrap-anywhere">
      <strong>{name.includes('@') ? <Breaking address={name} /> : name || words.noName}</strong>
      {isMe && ` (${words.you})`}
      <p className="text-muted">
        {words[role === 'owner' ? 'owner' : 'member']} · {fill(words.since, { date: dateOf(since, language) })}
      </p>
    </div>
  );
}

/** An e-mail address, shown for people without a name; it may wrap before its punctuation. */
function Breaking({ address }: { readonly address: string }) {
  const [first = '', ...more] = address.split(/(?=[@.])/);
  if (more.length === 0) return first;
  return (
    <>
      {first}
      <wbr />
      <Breaking address={more.join('')} />
    </>
  );
}

type RemoveDialogProps = {
  readonly barID: string;
  readonly member: Member;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

/** Asks before somebody is removed, which takes effect at once. */
function RemoveDialog({ barID, member, onRemoved, onClose }: RemoveDialogProps) {
  const { words, api } = useStaff();
  const { busy, problem, run } = useCall(failureOf);
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // The focus starts on the safe button.
    cancel.current?.focus();
  }, []);
  // The browser returns the focus to the button that opened the dialog.
  const close = (): void => dialog.current?.close();
  const remove = async (): Promise<void> => {
    await api.remove(barID, member.uid).catch((cause: unknown) => {
      // A person who has deleted their account is already gone.
      if (!(cause instanceof ApiFailure && cause.code === 'unknown-member')) throw cause;
    });
    close();
    onRemoved();
  };
  return (
    <dialog
      ref={dialog}
      className="mx-auto mt-auto max-h-dvh w-full max-w-[30rem] grid-cols-1 gap-4 overflow-auto border-t-2 border-accent bg-ground px-4 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink backdrop:bg-veil open:grid"
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id} className="title text-head">
        {fill(words.removeAsk, { name: member.name || words.noName })}
      </h2>
      <p>{words.removeText}</p>
      {problem && <Problem>{failureText(problem.why, words)}</Problem>}
      <div className="grid grid-cols-1 gap-2">
        <SignInAgain why={problem?.why} />
        <Action
          look="button min-h-12 w-full border-[#8f1420] bg-[#8f1420] py-2 text-center text-[#fff]"
          text={words.remove}
          isBusy={!!busy}
          onTap={() => void run('remove', remove)}
        />
        <Action ref={cancel} look={AWAY} text={words.cancel} onTap={() => !busy && close()} />
      </div>
    </dialog>
  );
}
