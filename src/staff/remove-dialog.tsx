import { useEffect, useId, useRef, useState } from 'react';
import type { Member } from '../../server/protocol/calls.ts';
import { fill } from '../terms/fill.ts';
import { type FailureWord, failureOf } from './failure-of.ts';
import { AWAY, PROBLEM } from './looks.ts';
import { useStaff } from './staff-context.ts';

type RemoveDialogProps = {
  readonly barID: string;
  readonly member: Member;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

/** Asks before somebody is removed, which acts at once. */
export function RemoveDialog({ barID, member, onRemoved, onClose }: RemoveDialogProps) {
  const { words, api } = useStaff();
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<FailureWord>();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const remove = async (): Promise<void> => {
    setRemoving(true);
    setProblem(undefined);
    try {
      await api.remove(barID, member.uid);
      onClose();
      onRemoved();
    } catch (cause) {
      setProblem(failureOf(cause));
      setRemoving(false);
    }
  };
  return (
    <dialog
      ref={dialog}
      className="mx-auto mt-auto max-h-dvh w-full max-w-[30rem] grid-cols-1 gap-4 overflow-auto border-t-2 border-accent bg-ground px-4 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink backdrop:bg-veil open:grid"
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id}>{fill(words.removeAsk, { name: member.name || words.noName })}</h2>
      <p>{words.removeText}</p>
      {problem && (
        <p className={PROBLEM} role="alert">
          {problem === 'noNetwork' ? words.loadFailed : words[problem]}
        </p>
      )}
      <div className="grid grid-cols-1 gap-2">
        <button
          type="button"
          className="button min-h-12 w-full border-[#8f1420] bg-[#8f1420] py-2 text-center text-[#fff] disabled:opacity-60"
          disabled={isRemoving}
          onClick={() => void remove()}
        >
          {isRemoving ? words.sending : words.remove}
        </button>
        <button type="button" className={AWAY} disabled={isRemoving} onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </dialog>
  );
}
