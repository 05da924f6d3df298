import type { FormEvent, ReactNode } from 'react';
import { Action } from '../action.tsx';
import { AWAY, MAIN, OTHER, PANEL } from '../looks.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { useWayBack } from '../use-way-back.ts';
import { ViewHead } from '../view-head.tsx';
import type { Wish } from './wish.ts';

type WishFormProps = {
  readonly title: string;
  /** Gives the wish of a form that is sent; undefined where a problem has been shown instead. */
  readonly wishOf: (form: HTMLFormElement) => Wish | undefined;
  /** Takes back the current news; absent where there are none. */
  readonly takeBack: Wish | undefined;
  /** The fields. */
  readonly children: ReactNode;
};

/** A form that changes tonight's news, with buttons to save, to take back, and to leave without a change. */
export function WishForm({ title, wishOf, takeBack, children }: WishFormProps) {
  const { words, tonight: texts } = useStaff();
  const { tonight } = useBar();
  const leave = useWayBack();
  const say = (wish: Wish): void => {
    // The form is there for a moment after it was left: a second tap on its button says nothing.
    if (leave()) void tonight.wish(wish);
  };
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wish = wishOf(event.currentTarget);
    if (wish) say(wish);
  };
  return (
    <form className={PANEL} noValidate onSubmit={save}>
      <ViewHead>{title}</ViewHead>
      {children}
      <button type="submit" className={MAIN}>
        {texts.save}
      </button>
      {takeBack && <Action look={OTHER} text={texts.remove} onTap={() => say(takeBack)} />}
      <Action look={AWAY} text={words.cancel} onTap={leave} />
    </form>
  );
}

/** Replaces a form whose subject no longer exists; the text is the heading of the view. */
export function NothingToChange({ text }: { readonly text: string }) {
  const { words } = useStaff();
  const leave = useWayBack();
  return (
    <div className={PANEL}>
      <div role="alert">
        <ViewHead>{text}</ViewHead>
      </div>
      <Action look={AWAY} text={words.cancel} onTap={leave} />
    </div>
  );
}
