import { fill } from '../terms/fill.ts';
import type { ScannerState, ScannerStore } from './scanner-store.ts';
import { useStaff } from './staff-context.ts';
import { timeLeft } from './when.ts';
import { useSyncExternalStore } from 'react';

type UndoButtonProps = {
  readonly className: string;
  readonly scanner: ScannerStore;
  readonly state: ScannerState;
  readonly scan: { readonly stampID: string; readonly undoBy: number };
};

/** Takes a stamp back while that can be done (L10), and says for how long. */
export function UndoButton({ className, scanner, state, scan: { stampID, undoBy } }: UndoButtonProps) {
  const { words } = useStaff();
  const now = useNow();
  if (undoBy <= now) return null;
  const isUndoing = typeof state.acting === 'object' && state.acting.undo === stampID;
  return (
    <button
      type="button"
      className={`staff-undo ${className}`}
      aria-busy={isUndoing || undefined}
      onClick={() => void scanner.undo(stampID)}
    >
      <span>
        {isUndoing ? words.sending : words.undo}{' '}
        <small className="numerals text-[0.8em] whitespace-nowrap">
          {fill(words.timeLeft, { time: timeLeft(undoBy - now) })}
        </small>
      </span>
    </button>
  );
}

/** The second that the phone's clock is in, in milliseconds. */
const second = (): number => Math.floor(Date.now() / 1000) * 1000;

function onSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** The phone's clock, a second at a time, for what counts down. */
const useNow = (): number => useSyncExternalStore(onSecond, second);
