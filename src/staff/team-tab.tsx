import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Member } from '../../server/protocol/calls.ts';
import { fill } from '../terms/fill.ts';
import { ForOwners } from './for-owners.tsx';
import { Invite } from './invite.tsx';
import { AWAY, PANEL } from './looks.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useBar, useStaff } from './staff-context.ts';
import { dateOf } from './when.ts';

/** Who works at the bar, for its owners: they invite and remove (L16). */
export const TeamTab = () => (
  <ForOwners>
    <Team />
  </ForOwners>
);

function Team() {
  const { words } = useStaff();
  const { bar, uid } = useBar();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<Member>();
  /** The button that asked, which gets the focus back. */
  const asked = useRef<HTMLButtonElement>(null);
  return (
    <div className={PANEL}>
      <h2>{words.team}</h2>
      <ul className="staff-list border-t border-line">
        {bar.members?.map((member) => (
          <li key={member.uid} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
            <Person member={member} isMe={member.uid === uid} />
            <button
              type="button"
              className={AWAY}
              aria-label={fill(words.removeName, { name: member.name || words.noName })}
              onClick={({ currentTarget }) => {
                asked.current = currentTarget;
                setLeaving(member);
              }}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <Invite barID={bar.barID} />
      {leaving && (
        <RemoveDialog
          barID={bar.barID}
          member={leaving}
          onRemoved={() => void revalidate()}
          onClose={() => {
            setLeaving(undefined);
            asked.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Person({ member: { name, role, since }, isMe }: { readonly member: Member; readonly isMe: boolean }) {
  const { words, language } = useStaff();
  return (
    <div className="flex-[1_1_9rem] wrap-anywhere">
      <strong>{name || words.noName}</strong>
      {isMe && ` (${words.you})`}
      <p className="text-muted">
        {words[role === 'owner' ? 'owner' : 'member']} · {fill(words.since, { date: dateOf(since, language) })}
      </p>
    </div>
  );
}
