import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react';
import type { AccountTexts } from '../i18n/texts.ts';
import { fill } from '../terms/fill.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import type { SignIn } from './sign-in.ts';
import { COLUMN, EmailForm, type Mode, PROBLEM, useAttempt } from './email-form.tsx';
import { problemOf } from './sign-in-failure.ts';
import styles from './styles/sign-in.css?inline';

/** An e-mail that was sent, and its address. */
type Sent = { readonly what: 'link' | 'reset'; readonly email: string };

/** All ways to sign in, as a form. It reports nothing: `useSession` gives the person who has signed in. */
export function SignInView({ signIn, words }: { readonly signIn: SignIn; readonly words: AccountTexts['account'] }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [mode, setMode] = useState<Mode>('password');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [hasMoved, setMoved] = useState(false);
  const attempt = useAttempt();
  const { fail, clear, run, busy, problem } = attempt;
  const isReturning = useReturn(signIn, (what) => {
    if (what === 'ask-email' || what === 'linkOther') setMode('confirm');
    if (what === 'linkExpired') setMode('link');
    if (what !== 'done' && what !== 'ask-email') fail(what);
  });

  async function submit(password: string): Promise<void> {
    const ways: Readonly<Record<Mode, () => Promise<void>>> = {
      password: () => signIn.withPassword(email, password),
      create: () => signIn.createAccount(email, password),
      confirm: () =>
        signIn.finishLink(email).catch((cause: unknown) => {
          if (problemOf(cause) === 'linkExpired') askForAnother();
          throw cause;
        }),
      link: () => signIn.sendLink(email),
      reset: () => signIn.resetPassword(email),
    };
    const done = await run('form', ways[mode]);
    if (done && (mode === 'link' || mode === 'reset')) setSent({ what: mode, email });
  }

  function askForAnother(): void {
    setMoved(true);
    setMode('link');
  }

  if (isReturning) return <output className="sign-in-wait">{words.loading}</output>;
  if (sent) {
    const again = (): void => {
      setSent(undefined);
      setMoved(true);
      setMode(sent.what === 'reset' ? 'password' : 'link');
    };
    return <SentNote isDemo={signIn.isDemo} sent={sent} words={words} onAgain={again} />;
  }
  return (
    <Frame>
      {mode !== 'confirm' && (
        <>
          <button
            type="button"
            // White in all themes, as Google requires.
            className="flex min-h-12 items-center justify-center gap-2 border border-[#747775] bg-[#fff] px-2 py-1 text-[min(1rem,7vw)] font-semibold wrap-anywhere text-[#1f1f1f]"
            aria-busy={busy === 'google' || undefined}
            onClick={() => void run('google', signIn.withGoogle)}
          >
            <GoogleSign />
            {words.google}
          </button>
          <p role="alert" className={PROBLEM}>
            {problem?.name === 'google' && words[problem.why]}
          </p>
          <p className="mt-2 flex items-center gap-[clamp(0rem,10vw-1rem,1rem)] wrap-anywhere text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {words.orEmail}
          </p>
        </>
      )}
      <EmailForm
        key={mode}
        mode={mode}
        email={email}
        words={words}
        attempt={attempt}
        takesFocus={hasMoved}
        onEmail={setEmail}
        onSubmit={submit}
        onMode={(next) => {
          clear();
          setMoved(true);
          setMode(next);
        }}
      />
    </Frame>
  );
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className="in-sign-in sign-in">
    <div className={`${COLUMN} max-w-96`}>{children}</div>
  </div>
);

type Returned = Awaited<ReturnType<SignIn['finishReturn']>> | ReturnType<typeof problemOf>;

/** Whether a sign-in that left the page is still being completed. `onReturned` gets its result. */
function useReturn(signIn: SignIn, onReturned: (what: Returned) => void): boolean {
  const [isReturning, setReturning] = useState(true);
  const say = useRef(onReturned);
  useEffect(() => {
    const finish = async (): Promise<void> => {
      say.current(await signIn.finishReturn().catch(problemOf));
      setReturning(false);
    };
    void finish();
  }, [signIn]);
  return isReturning;
}

type SentNoteProps = {
  readonly isDemo: boolean;
  readonly sent: Sent;
  readonly words: AccountTexts['account'];
  readonly onAgain: () => void;
};

function SentNote({ isDemo, sent, words, onAgain }: SentNoteProps) {
  const note = useRef<HTMLOutputElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Frame>
      <output ref={note} tabIndex={-1}>
        {fill(sent.what === 'link' ? words.linkSent : words.resetSent, { email: sent.email })}
        {isDemo && ` ${words.sentInDemo}`}
      </output>
      <button type="button" className="link justify-center" onClick={onAgain}>
        {sent.what === 'link' ? words.otherEmail : words.toPassword}
      </button>
    </Frame>
  );
}

/** Google's letter in its four colours, as its button must show it. */
const GoogleSign = () => (
  <svg className="w-5 flex-none" viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
    <path stroke="#ea4335" d="M18.4 5.6A9 9 0 0 0 4.2 7.5" />
    <path stroke="#fbbc05" d="M4.2 7.5a9 9 0 0 0 0 9" />
    <path stroke="#34a853" d="M4.2 16.5A9 9 0 0 0 17.8 18.9" />
    <path stroke="#4285f4" d="M17.8 18.9A9 9 0 0 0 21 12H12" />
  </svg>
);
