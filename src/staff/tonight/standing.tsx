import { useSyncExternalStore } from 'react';
import { fill } from '../../terms/fill.ts';
import { AWAY, OTHER, PROBLEM } from '../looks.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { timeOf } from '../when.ts';

/** How current the view is, what has not been sent, and what was refused: nobody shall believe that guests see what they do not. */
export function Standing() {
  const { words, tonight: texts, language, signOut } = useStaff();
  const { tonight } = useBar();
  const { dishes, heard, unheard, unsent, isSending, why, refused } = useSyncExternalStore(
    tonight.subscribe,
    tonight.getState,
  );
  const problem = why ?? unheard;
  const isOver = problem === 'sessionOver';
  return (
    <>
      <output className="text-label text-muted">{heardText()}</output>
      {refused && (
        <p className={PROBLEM} role="alert">
          {texts.notDone} {words[refused.why]}
        </p>
      )}
      {why !== undefined && unsent.length > 0 && (
        <div className="staff-unsent grid grid-cols-1 gap-2 border-2 border-accent p-3" role="alert">
          <strong>
            {unsent.length === 1 ? texts.unsentOne : fill(texts.unsentMany, { n: String(unsent.length) })}
          </strong>
          {why !== 'noNetwork' && <span>{words[why]}</span>}
          <button
            type="button"
            className={OTHER}
            disabled={isSending}
            onClick={isOver ? signOut : () => void tonight.send()}
          >
            {isOver ? words.signInAgain : texts.sendNow}
          </button>
          <button type="button" className={AWAY} disabled={isSending} onClick={tonight.forget}>
            {texts.discard}
          </button>
        </div>
      )}
      {unheard !== undefined && why === undefined && (
        <button type="button" className={OTHER} onClick={isOver ? signOut : () => void tonight.refresh()}>
          {isOver ? words.signInAgain : words.tryAgain}
        </button>
      )}
    </>
  );

  function heardText(): string {
    const time = heard === undefined ? undefined : timeOf(heard, language);
    if (unheard !== undefined && unheard !== 'noNetwork' && unheard !== 'unavailable') return words[unheard];
    if (problem !== undefined) return time === undefined ? texts.nothingKnown : fill(texts.lastHeard, { time });
    if (time !== undefined) return fill(texts.heardAt, { time });
    return dishes ? texts.nothingKnown : words.loading;
  }
}
