import { useState } from 'react';
import { callApi } from '../../session/call-api.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { forgetDeleting, isDeleting } from './deletion.ts';
import { LanguageChoice } from './language-choice.tsx';
import { usePerson } from './profile-context.ts';
import { saveFile } from './save-file.ts';

/** What somebody can do with their account: choose its language, leave, take its data, delete it (L15). */
export function AccountPart() {
  const { session, user, texts, onDeleted } = usePerson();
  const words = texts.account;
  const [exporting, setExporting] = useState<'no' | 'busy' | 'done' | 'failed'>('no');
  // They have just signed in again for it.
  const [isAsking, setAsking] = useState(() => isDeleting(user.uid));

  async function save(): Promise<void> {
    setExporting('busy');
    try {
      const held = await callApi<object>('/export-user-data', { token: await session.token() });
      saveFile('carta.json', 'application/json', JSON.stringify(held, null, 2));
      setExporting('done');
    } catch {
      setExporting('failed');
    }
  }

  return (
    <section className="profile-section profile-account" aria-labelledby="profile-account">
      <h2 id="profile-account">{words.account}</h2>
      <LanguageChoice />
      <button type="button" className="button" onClick={() => void session.signOut()}>
        {words.signOut}
      </button>
      <button
        type="button"
        className="button"
        aria-busy={exporting === 'busy' || undefined}
        onClick={() => exporting !== 'busy' && void save()}
      >
        {words.export}
      </button>
      <output>
        {exporting === 'done' && words.exported}
        {exporting === 'failed' && words.failed}
      </output>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {words.delete}
      </button>
      {isAsking && (
        <DeleteDialog
          session={session}
          uid={user.uid}
          words={words}
          onDeleted={onDeleted}
          onClose={() => {
            forgetDeleting();
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}
