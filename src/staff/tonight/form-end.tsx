import { AWAY, MAIN, OTHER, PANEL } from '../looks.ts';
import { useStaff } from '../staff-context.ts';

type FormEndProps = {
  readonly leave: () => void;
  /** Takes back what is said; absent where nothing is. */
  readonly takeBack?: (() => void) | undefined;
};

/** The end of a form: to say it, to say it no more, to leave it as it is. */
export function FormEnd({ leave, takeBack }: FormEndProps) {
  const { words, tonight: texts } = useStaff();
  return (
    <>
      <button type="submit" className={MAIN}>
        {texts.save}
      </button>
      {takeBack && (
        <button type="button" className={OTHER} onClick={takeBack}>
          {texts.remove}
        </button>
      )}
      <button type="button" className={AWAY} onClick={leave}>
        {words.cancel}
      </button>
    </>
  );
}

/** In the place of a form that is of something that is gone. */
export function NothingToChange({ text, leave }: { readonly text: string; readonly leave: () => void }) {
  const { words } = useStaff();
  return (
    <div className={PANEL}>
      <p role="alert">{text}</p>
      <button type="button" className={AWAY} onClick={leave}>
        {words.cancel}
      </button>
    </div>
  );
}
