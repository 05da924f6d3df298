import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Member } from '../../server/protocol/calls.ts';
import { fill } from '../i18n/fill.ts';
import { ForOwners } from './for-owners.tsx';
import { Invite } from './invite.tsx';
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
    <div className="staff-panel">
      <h2>{words.team}</h2>
      <ul className="staff-list">
        {bar.members?.map((member) => (
          <li key={member.uid}>
            <Person member={member} isMe={member.uid === uid} />
            <button
              type="button"
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
    <div>
      <strong>{name || words.noName}</strong>
      {isMe && ` (${words.you})`}
      <p>
        {words[role === 'owner' ? 'owner' : 'member']} · {fill(words.since, { date: dateOf(since, language) })}
      </p>
    </div>
  );
}
