import { type FormEvent, useId, useState } from 'react';
import { typedCodeOf } from '../../server/protocol/typed-code.ts';
import type { ScannerStore } from './scanner-store.ts';
import { useStaff } from './staff-context.ts';

type TypedCodeProps = { readonly scanner: ScannerStore; readonly isSending: boolean; readonly onClose: () => void };

/** The way out when the camera fails: six digits that stand below the diner's QR. */
export function TypedCode({ scanner, isSending, onClose }: TypedCodeProps) {
  const { words } = useStaff();
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const id = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const code = typedCodeOf(text);
    setBad(code === undefined);
    if (code === undefined) return;
    // What comes of it lies over this; the camera waits behind it.
    void scanner.type(code).then(onClose);
  };
  return (
    <form className="staff-typed" onSubmit={send}>
      <label htmlFor={id}>{words.codeLabel}</label>
      <input
        id={id}
        // The waiter has asked to type: nothing else is to be done here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={9}
        value={text}
        aria-describedby={`${id}-hint`}
        aria-invalid={isBad}
        onChange={({ target }) => {
          setText(target.value);
          setBad(false);
        }}
      />
      <p id={`${id}-hint`} role={isBad ? 'alert' : undefined} className={isBad ? 'staff-problem' : ''}>
        {isBad ? words.codeBad : words.codeHint}
      </p>
      <div className="staff-controls">
        <button type="submit" className="staff-main" disabled={isSending}>
          {isSending ? words.sending : words.stamp}
        </button>
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
