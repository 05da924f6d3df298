import { useState } from 'react';
import { isSessionOver } from '../../session/session.ts';
import { saveFile } from '../../ui/save-file.ts';
import { DeleteDialog, forgetDeleting, isDeleting } from './delete-dialog.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { failureOf, readHeld, SessionOver } from './loaders.tsx';
import { usePerson, useProfileTitle } from './profile-context.ts';

/** The look of an action, which has a line of its own. */
const ACT = 'min-h-12 border-t py-2 font-semibold text-accent-ink hover:bg-tint';

/** The actions of an account: choose its language, sign out, export its data, delete it (L15). */
export function AccountPart() {
  const { session, user, texts } = usePerson();
  const words = texts.account;
  useProfileTitle(words.account);
  const [exporting, setExporting] = useState<'no' | 'busy' | 'exported' | ReturnType<typeof failureOf> | 'over'>('no');
  // The dialog opens at once for a person who has signed in again to delete their account.
  const [isAsking, setAsking] = useState(() => isDeleting(user.uid));

  async function save(): Promise<void> {
    setExporting('busy');
    try {
      const held = await readHeld(session);
      saveFile('carta.json', new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
      setExporting('exported');
    } catch (cause) {
      setExporting(isSessionOver(cause) ? 'over' : failureOf(cause));
    }
  }

  return (
    <section className="profile-section profile-account grid grid-cols-1 gap-6" aria-labelledby="profile-account">
      <h2 className="title text-special" id="profile-account">
        {words.account}
      </h2>
      <LanguageChoice />
      <div className="grid grid-cols-1 border-b wrap-anywhere">
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
          {exporting === 'over' ? <SessionOver /> : exporting !== 'no' && exporting !== 'busy' && words[exporting]}
        </output>
        <button type="button" className={ACT} onClick={() => setAsking(true)}>
          {words.delete}
        </button>
      </div>
      {isAsking && (
        <DeleteDialog
          onClose={() => {
            forgetDeleting();
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}
