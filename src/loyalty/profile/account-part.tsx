import { useState } from 'react';
import { callApi } from '../../session/call-api.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { forgetDeleting, isDeleting } from './deletion.ts';
import { LanguageChoice } from './language-choice.tsx';
import { usePerson } from './profile-context.ts';
import { saveFile } from './save-file.ts';

/** Of what can be done: a line of its own. */
const ACT = 'min-h-12 border-t py-2 font-semibold text-accent-ink hover:bg-tint';

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
    <section
      className="profile-section profile-account grid grid-cols-[minmax(0,1fr)] gap-6"
      aria-labelledby="profile-account"
    >
      <h2 className="title text-special" id="profile-account">
        {words.account}
      </h2>
      <LanguageChoice />
      <div className="grid border-b">
        <button type="button" className={ACT} onClick={() => void session.signOut()}>
          {words.signOut}
        </button>
        <button
          type="button"
          className={ACT}
          aria-busy={exporting === 'busy' || undefined}
          onClick={() => exporting !== 'busy' && void save()}
        >
          {words.export}
        </button>
        <output className="py-2 empty:hidden">
          {exporting === 'done' && words.exported}
          {exporting === 'failed' && words.failed}
        </output>
        <button type="button" className={ACT} onClick={() => setAsking(true)}>
          {words.delete}
        </button>
      </div>
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
