import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { Invitation, Role } from '../../server/protocol/calls.ts';
import { fill } from '../terms/fill.ts';
import { logFailure } from '../ui/log.ts';
import { useCall } from '../ui/use-call.ts';
import { Action } from './action.tsx';
import { failureOf } from './failure-of.ts';
import { OTHER, PROBLEM } from './looks.ts';
import { failureText, SignInAgain } from './problem.tsx';
import { useStaff } from './staff-context.ts';
import { dateAndTimeOf } from './when.ts';

/** Makes invitations: a link, and the same as a code to scan (L16). */
export function Invite({ barID }: { readonly barID: string }) {
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
