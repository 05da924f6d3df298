import type { ReactNode } from 'react';
import { useAsyncError, useLoaderData, useRevalidator } from 'react-router-dom';
import type { StaffAnswer, UserData, UserExport } from '../../../server/protocol/calls.ts';
import { Answered } from '../../session/answered.tsx';
import { askAs, type Question } from '../../session/ask-as.ts';
import type { AccountTexts } from '../../i18n/texts.ts';
import { callApi, isTooMany, isUnreached } from '../../session/call-api.ts';
import { isSessionOver, type Session, withToken } from '../../session/session.ts';
import { usePerson } from './profile-context.ts';

export type CardsAnswer = UserData & {
  /** Whether the person works at a bar; false if unknown. */
  readonly isStaff: boolean;
  /** When the answer came, in milliseconds of the phone's clock. */
  readonly at: number;
};

/** Loads a person's cards and whether they are staff, both together, so that nothing moves. */
export const loadCards = (): Promise<Question<CardsAnswer>> =>
  askAs(({ token }) =>
    withToken(token, async (given) => {
      const [data, isStaff] = await Promise.all([
        callApi<UserData>('/get-user-data', { token: given }),
        callApi<StaffAnswer>('/staff', { token: given }).then(
          ({ bars }) => bars.length > 0,
          () => false,
        ),
      ]);
      return { ...data, isStaff, at: Date.now() };
    }),
  );

/** Loads a person's cards with all events. */
export const loadHistory = (): Promise<Question<UserExport>> => askAs(readHeld);

/** Everything that the server holds of the person (L15). */
export const readHeld = ({ token }: Session): Promise<UserExport> =>
  withToken(token, (given) => callApi<UserExport>('/export-user-data', { token: given }));

/** Renders the data of the view's loader when they arrive; before that a placeholder, and after a failure a note. */
export function Loaded<Value>({ children }: { readonly children: (value: Awaited<Value>) => ReactNode }) {
  const question = useLoaderData<Question<Value>>();
  const { user, texts } = usePerson();
  return (
    <Answered question={question} uid={user.uid} waiting={<Skeleton words={texts.account} />} failed={<Failed />}>
      {children}
    </Answered>
  );
}

function Failed() {
  const { texts } = usePerson();
  const { revalidate } = useRevalidator();
  const cause = useAsyncError();
  if (isSessionOver(cause)) return <SessionOver />;
  return <FailureNote cause={cause} words={texts.account} onRetry={() => void revalidate()} />;
}

const BAND = 'h-36 bg-tint motion-safe:animate-[card-wait_1.2s_ease-in-out_infinite_alternate]';

/** The placeholder of cards. It is as high as the screen, so that the cards cause no layout shift. */
export const Skeleton = ({ words }: { readonly words: AccountTexts['account'] }) => (
  <div className="profile-skeleton grid min-h-dvh content-start gap-4" aria-busy="true">
    <output className="sr-only">{words.loading}</output>
    <span className={BAND} />
    <span className={BAND} />
  </div>
);

type FailureNoteProps = {
  readonly cause: unknown;
  readonly words: AccountTexts['account'];
  readonly onRetry: () => void;
};

/** The note on a failed request, with the button to retry it. */
export const FailureNote = ({ cause, words, onRetry }: FailureNoteProps) => (
  <Note words={words[failureOf(cause)]} action={words.retry} onAction={onRetry} />
);

/** The name of the text about a failed request. */
export function failureOf(cause: unknown): 'offline' | 'tooMany' | 'failed' {
  if (isUnreached(cause)) return 'offline';
  return isTooMany(cause) ? 'tooMany' : 'failed';
}

/** The note for a person whose session is over, as the stamp panel has it, with the button to sign in again: a retry cannot help. */
export function SessionOver() {
  const { session, texts } = usePerson();
  const { sessionOver, signInAgain } = texts.loyalty;
  return <Note words={sessionOver} action={signInAgain} onAction={() => void session.signOut()} />;
}

type NoteProps = { readonly words: string; readonly action: string; readonly onAction: () => void };

const Note = ({ words, action, onAction }: NoteProps) => (
  <div className="profile-note grid justify-items-start gap-4 wrap-anywhere">
    <p role="alert">{words}</p>
    <button type="button" className="button" onClick={onAction}>
      {action}
    </button>
  </div>
);
