import { fill } from '../terms/fill.ts';
import type { ScannerState, ScannerStore } from './scanner-store.ts';
import { useStaff } from './staff-context.ts';
import { minutesIn, minutesLeft, timeLeft } from './when.ts';
import { useSyncExternalStore } from 'react';

type UndoButtonProps = {
  readonly className: string;
  readonly scanner: ScannerStore;
  readonly state: ScannerState;
  readonly scan: { readonly stampID: string; readonly undoBy: number };
};

/** Undoes a stamp while that is possible (L10), and shows the time left; in its name in minutes, because screen readers announce each change of a name. */
export function UndoButton({ className, scanner, state, scan: { stampID, undoBy } }: UndoButtonProps) {
  const { words, language } = useStaff();
  const now = useSyncExternalStore(onSecond, second);
  if (undoBy <= now) return null;
  const minutes = minutesLeft(undoBy - now);
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
        <small className="numerals inline-block text-[0.8em]" aria-hidden="true">
          {fill(words.timeLeft, { time: timeLeft(undoBy - now) })}
        </small>
        <span className="sr-only">
          {fill(minutes === 1 ? words.timeLeftOne : words.timeLeft, { time: minutesIn(language, minutes) })}
        </span>
      </span>
    </button>
  );
}

/** The phone's clock, rounded down to a second, in milliseconds. */
const second = (): number => Math.floor(Date.now() / 1000) * 1000;

function onSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}
