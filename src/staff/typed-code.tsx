import { type FormEvent, useEffect, useId, useState } from 'react';
import { typedCodeOf } from '../../server/protocol/typed-code.ts';
import { keepAwake } from '../ui/keep-awake.ts';
import { useViewTitle } from '../ui/use-page-title.ts';
import { Action } from './action.tsx';
import { AWAY, MAIN, PROBLEM } from './looks.ts';
import { useBar, useStaff } from './staff-context.ts';
import { useWayBack } from './use-way-back.ts';

/** The alternative when the camera fails: the six digits below the diner's QR code. */
export function TypedCode() {
  const { words } = useStaff();
  const { scanner, state } = useBar();
  const isSending = state.phase === 'sending';
  useViewTitle(words.codeLabel, words.title);
  const leave = useWayBack();
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const id = useId();
  useEffect(keepAwake, []);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = typedCodeOf(text);
    setBad(code === undefined);
    if (code === undefined) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    // The outcome is shown over the scanner, whose camera waits behind it.
    leave();
    void scanner.type(code);
  };
  return (
    <form
      className="staff-typed grid grid-cols-1 content-start gap-3 p-4 lying:grid-cols-[minmax(0,1fr)_minmax(min(12rem,36%),auto)]"
      onSubmit={send}
    >
      <label className="text-[min(1.25rem,8.8vw)]/[1.2] font-semibold lying:col-span-2" htmlFor={id}>
        {words.codeLabel}
      </label>
      <input
        id={id}
        className="min-h-20 w-full border-2 border-muted bg-ground px-2 text-center font-[ui-monospace,monospace] text-[min(3rem,11vw,14dvh)] leading-none font-bold tracking-[0.12em] text-ink aria-invalid:border-accent-ink"
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
      <p
        id={`${id}-hint`}
        role={isBad ? 'alert' : undefined}
        className={`lying:col-start-1 ${isBad ? PROBLEM : 'text-muted'}`}
      >
        {isBad ? words.codeBad : words.codeHint}
      </p>
      <div className="staff-controls grid grid-cols-1 gap-2 lying:col-start-2 lying:row-span-2 lying:row-start-2">
        <button type="submit" className={`${MAIN} min-h-16`} disabled={isSending}>
          {isSending ? words.sending : words.stamp}
        </button>
        <Action look={AWAY} text={words.cancel} onTap={leave} />
      </div>
    </form>
  );
}
