import { QRCodeSVG } from 'qrcode.react';
import { useRef, useState, useEffect, useId } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Invitation, Member, Role } from '../../server/protocol/calls.ts';
import { ApiFailure } from '../session/call-api.ts';
import { fill } from '../terms/fill.ts';
import { logFailure } from '../ui/log.ts';
import { useCall } from '../ui/use-call.ts';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import { Action } from './action.tsx';
import { failureOf } from './failure-of.ts';
import { ForOwners } from './for-owners.tsx';
import { AWAY, OTHER, PROBLEM } from './looks.ts';
import { Failure, failureText, Problem, SignInAgain } from './problem.tsx';
import { useBar, useStaff } from './staff-context.ts';
import { dateAndTimeOf, dateOf } from './when.ts';

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
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onCancel={(event) => busy && event.preventDefault()}
    >
      <h2 id={id} className="title text-head">
        {fill(words.removeAsk, { name: member.name || words.noName })}
      </h2>
      <p id={`${id}-text`}>{words.removeText}</p>
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

/** Makes invitations: a link, and the same as a code to scan (L16). */
function Invite({ barID }: { readonly barID: string }) {
  const { words, api } = useStaff();
  const { busy: making, problem, run } = useCall(failureOf);
  const [invitation, setInvitation] = useState<Invitation>();
  const invite = (role: Role): Promise<boolean> =>
    run(role, async () => {
      setInvitation(undefined);
      setInvitation(await api.invite(barID, role));
    });
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2>{words.invite}</h2>
      <p>{words.inviteText}</p>
      <div className="staff-pair grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        {(['staff', 'owner'] as const).map((role) => (
          <Action
            key={role}
            look={OTHER}
            text={words[role === 'owner' ? 'inviteOwner' : 'inviteStaff']}
            isBusy={making === role}
            onTap={() => void invite(role)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {problem && <p className={PROBLEM}>{failureText(problem.why, words)}</p>}
        {invitation && <Ready invitation={invitation} />}
      </div>
      <SignInAgain why={problem?.why} />
    </section>
  );
}

function Ready({ invitation: { link, expires, role } }: { readonly invitation: Invitation }) {
  const { words, language } = useStaff();
  return (
    <div className="staff-invitation grid grid-cols-1 justify-items-center gap-3 border-y border-line py-4 text-center">
      <h3 className="title text-head hyphens-auto wrap-anywhere">
        {words.linkTitle} · {words[role === 'owner' ? 'owner' : 'member']}
      </h3>
      <QRCodeSVG
        value={link}
        size={200}
        level="L"
        marginSize={4}
        className="h-auto max-w-full"
        title={words.qrOfLink}
      />
      <p className="w-full text-label break-all select-all">{link}</p>
      <p className="text-muted">{fill(words.linkNote, { date: dateAndTimeOf(expires, language) })}</p>
      <LinkButtons link={link} />
    </div>
  );
}

function LinkButtons({ link }: { readonly link: string }) {
  const { words } = useStaff();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard
      .writeText(link)
      .then(() => setCopied(true))
      // The link is shown, so it can be selected by hand.
      .catch((cause: unknown) => logFailure('Error copying:', cause));
  };
  // Cancelling is no failure.
  const share = (): void => void navigator.share({ url: link }).catch(() => {});
  return (
    <div className="staff-pair grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
      {'clipboard' in navigator && <Action look={OTHER} text={isCopied ? words.copied : words.copy} onTap={copy} />}
      {'share' in navigator && <Action look={OTHER} text={words.share} onTap={share} />}
    </div>
  );
}
