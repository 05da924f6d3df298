import { Action } from '../action.tsx';
import { AWAY, MAIN, OTHER, PANEL } from '../looks.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { useWayBack } from '../use-way-back.ts';
import type { Wish } from './wish.ts';

/** The ways out of a form: `leave` without a change, or `say` a wish. */
export function useFormWays() {
  const { tonight } = useBar();
  const leave = useWayBack();
  const say = (wish: Wish): void => {
    // The form is there for a moment after it was left: a second tap on its button says nothing.
    if (leave()) void tonight.wish(wish);
  };
  return { leave, say };
}

type FormEndProps = {
  readonly leave: () => void;
  /** Takes back the current news; absent where there are none. */
  readonly takeBack?: (() => void) | undefined;
};

/** The end of a form: buttons to save, to take back, and to leave without a change. */
export function FormEnd({ leave, takeBack }: FormEndProps) {
  const { words, tonight: texts } = useStaff();
  return (
    <>
      <button type="submit" className={MAIN}>
        {texts.save}
      </button>
      {takeBack && <Action look={OTHER} text={texts.remove} onTap={takeBack} />}
      <Action look={AWAY} text={words.cancel} onTap={leave} />
    </>
  );
}

/** Replaces a form whose subject no longer exists. */
export function NothingToChange({ text }: { readonly text: string }) {
  const { words } = useStaff();
  const leave = useWayBack();
  return (
    <div className={PANEL}>
      <p role="alert">{text}</p>
      <Action look={AWAY} text={words.cancel} onTap={leave} />
    </div>
  );
}
