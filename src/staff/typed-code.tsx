import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { typedCodeOf } from '../../server/protocol/typed-code.ts';
import { keepAwake } from '../ui/keep-awake.ts';
import { useBar, useStaff } from './staff-context.ts';

/** The way out when the camera fails: six digits that stand below the diner's QR. */
export function TypedCode() {
  const { words } = useStaff();
  const { scanner, state } = useBar();
  const isSending = state.phase === 'sending';
  const leave = useWayBack();
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const id = useId();
  useEffect(keepAwake, []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const code = typedCodeOf(text);
    setBad(code === undefined);
    if (code === undefined) return;
    // What comes of it is shown over the scanner, whose camera waits behind it.
    leave();
    void scanner.type(code);
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
        <button type="button" onClick={leave}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

/** Leads to the scanner, once: back, where this was opened from there. */
function useWayBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  return () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    // The key of what a tab begins with.
    void (key === 'default' ? navigate('..', { replace: true }) : navigate(-1));
  };
}
