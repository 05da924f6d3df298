import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { AccountTexts } from '../i18n/texts.ts';
import { useCall } from '../ui/use-call.ts';
import { problemOf, type SignInProblem } from './sign-in-failure.ts';

/** The purpose of the form: to sign in, to create an account, to request a link or a new password, or to confirm the e-mail of a link. */
export type Mode = 'password' | 'create' | 'link' | 'reset' | 'confirm';

type Words = AccountTexts['account'];

/** The fewest characters of a new password. */
const SHORTEST = 8;

/** The texts of each form: a hint, its button, and the buttons to other forms. */
const FORMS: Readonly<
  Record<Mode, { text?: keyof Words; button: keyof Words; others: readonly (readonly [Mode, keyof Words])[] }>
> = {
  password: {
    button: 'signIn',
    others: [
      ['link', 'toLink'],
      ['reset', 'toReset'],
      ['create', 'toCreate'],
    ],
  },
  create: { button: 'create', others: [['password', 'toSignIn']] },
  link: { text: 'linkHint', button: 'sendLink', others: [['password', 'toPassword']] },
  reset: { text: 'resetHint', button: 'sendReset', others: [['password', 'toPassword']] },
  confirm: { text: 'confirmEmail', button: 'signIn', others: [['link', 'toNewLink']] },
};

/** The field of a problem; undefined where it concerns none. */
function fieldOf(problem: FormProblem): 'email' | 'password' | undefined {
  if (['badEmail', 'emailUsed', 'linkOther'].includes(problem)) return 'email';
  return ['noPassword', 'weakPassword', 'wrongPassword'].includes(problem) ? 'password' : undefined;
}

type EmailFormProps = {
  readonly mode: Mode;
  readonly email: string;
  readonly words: Words;
  readonly attempt: Attempt;
  /** Whether it replaces another form, whose button had the focus. */
  readonly takesFocus: boolean;
  readonly onEmail: (email: string) => void;
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onMode: (mode: Mode) => void;
};

export const COLUMN = 'grid w-full grid-cols-1 gap-2 text-start';
export const PROBLEM = 'font-semibold text-accent-ink empty:hidden';
const INPUT =
  'min-h-12 w-full border border-muted bg-ground px-3.5 font-text text-[1rem] text-ink aria-invalid:border-2 aria-invalid:border-accent-ink';

/** The form for an e-mail and, where its mode needs one, a password. */
export function EmailForm({ mode, email, words, attempt, takesFocus, onEmail, onSubmit, onMode }: EmailFormProps) {
  const id = useId();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { text, button, others } = FORMS[mode];
  const hasPassword = mode === 'password' || mode === 'create';
  const problem = attempt.problem?.name === 'form' ? attempt.problem.why : undefined;
  const wrong = problem && fieldOf(problem);
  const passwordNotes = [
    ...(wrong === 'password' ? [`${id}problem`] : []),
    ...(mode === 'create' ? [`${id}hint`] : []),
  ];

  useEffect(() => {
    const fields = [emailField.current, passwordField.current];
    if (takesFocus) (fields.find((field) => field?.value === '') ?? emailField.current)?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const field = attempt.problem?.name === 'form' ? fieldOf(attempt.problem.why) : undefined;
    if (field === 'email') emailField.current?.focus();
    if (field === 'password') passwordField.current?.focus();
  }, [attempt.problem]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const password = passwordField.current?.value ?? '';
    // These are our own texts, because the browser's may be in another language.
    if (!emailField.current?.validity.valid) attempt.fail('badEmail');
    else if (hasPassword && password === '') attempt.fail('noPassword');
    else if (mode === 'create' && password.length < SHORTEST) attempt.fail('weakPassword');
    else void onSubmit(password);
  }

  return (
    <form className={COLUMN} noValidate onSubmit={submit}>
      {text && <p>{words[text]}</p>}
      <label className="mt-2 font-semibold" htmlFor={`${id}email`}>
        {words.email}
      </label>
      <input
        id={`${id}email`}
        ref={emailField}
        className={INPUT}
        type="email"
        name="email"
        autoComplete={hasPassword ? 'username' : 'email'}
        required
        value={email}
        aria-invalid={wrong === 'email'}
        aria-describedby={wrong === 'email' ? `${id}problem` : undefined}
        onChange={({ target }) => onEmail(target.value.trim())}
      />
      {hasPassword && (
        <>
          <label className="mt-2 font-semibold" htmlFor={`${id}password`}>
            {words.password}
          </label>
          <input
            id={`${id}password`}
            ref={passwordField}
            className={INPUT}
            type="password"
            name="password"
            autoComplete={mode === 'create' ? 'new-password' : 'current-password'}
            required
            aria-invalid={wrong === 'password'}
            aria-describedby={passwordNotes.join(' ') || undefined}
          />
          {mode === 'create' && (
            <small className="text-label text-muted" id={`${id}hint`}>
              {words.passwordHint}
            </small>
          )}
        </>
      )}
      <p role="alert" className={PROBLEM} id={`${id}problem`}>
        {problem && words[problem]}
      </p>
      <button className="sign-in-button button solid mt-2" aria-busy={attempt.busy === 'form' || undefined}>
        {words[button]}
      </button>
      <div className="grid justify-items-start">
        {others.map(([other, word]) => (
          <button key={other} type="button" className="link py-1 text-start" onClick={() => onMode(other)}>
            {words[word]}
          </button>
        ))}
      </div>
    </form>
  );
}

/** The problems of a sign-in, and those that the form itself finds. */
type FormProblem = SignInProblem | 'noPassword';

type Attempt = ReturnType<typeof useAttempt>;

/** Attempts to sign in, one at a time, and the problem of the last one. */
export function useAttempt() {
  const { setProblem, ...call } = useCall<'google' | 'form', FormProblem>(problemOf);
  const fail = (why: FormProblem): void => setProblem({ name: 'form', why });
  return { ...call, fail, clear: () => setProblem(undefined) };
}
