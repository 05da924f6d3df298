import type { AccountTexts } from '../../i18n/texts.ts';
import { openSignIn } from '../../session/open-sign-in.ts';
import { SignInView } from '../../session/sign-in-view.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { isDeleting } from './deletion.ts';
import { FailureNote, Skeleton } from './placeholders.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useFocus } from './use-focus.ts';

type SignInPartProps = {
  readonly words: AccountTexts['account'];
  readonly isDeleted: boolean;
  /** Whether somebody has just signed out. */
  readonly takesFocus: boolean;
};

/** The profile of a signed-out person: the form to sign in. */
export function SignInPart({ words, isDeleted, takesFocus }: SignInPartProps) {
  const place = useFocus<HTMLElement>(takesFocus);
  const [signIn, openAgain] = useAnswer(openSignIn);
  return (
    <>
      <section
        ref={place}
        tabIndex={-1}
        className="profile-section grid grid-cols-[minmax(0,1fr)] gap-4"
        aria-labelledby="profile-sign-in"
      >
        <h2 className="title text-special" id="profile-sign-in">
          {words.signInTitle}
        </h2>
        {isDeleted && <output>{words.deleted}</output>}
        {!isDeleted && isDeleting() && <p>{words.deleteAfter}</p>}
        {signIn.phase === 'waiting' && <Skeleton words={words} />}
        {signIn.phase === 'failed' && <FailureNote cause={signIn.cause} words={words} onRetry={openAgain} />}
        {signIn.phase === 'there' && <SignInView signIn={signIn.value} words={words} />}
      </section>
      {/* With what stands above it: it never moves. */}
      {signIn.phase !== 'waiting' && <LanguageChoice />}
    </>
  );
}
