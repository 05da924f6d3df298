import { type ReactNode, Suspense } from 'react';
import { Await, useAsyncError, useLoaderData, useRevalidator } from 'react-router-dom';
import type { StaffAnswer, UserData, UserExport } from '../../../server/protocol/calls.ts';
import { askAs, type Question } from '../../session/ask-as.ts';
import { callApi } from '../../session/call-api.ts';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { FailureNote, Skeleton } from './placeholders.tsx';
import { usePerson } from './profile-context.ts';

export type CardsAnswer = UserData & {
  /** Whether the person works at a bar; false if unknown. */
  readonly isStaff: boolean;
  /** When the answer came, in milliseconds of the phone's clock. */
  readonly at: number;
};

/** Loads a person's cards and whether they are staff, both together, so that nothing moves. */
export const loadCards = (): Promise<Question<CardsAnswer>> =>
  askAs(async (session) => {
    const token = await session.token();
    const [data, isStaff] = await Promise.all([
      callApi<UserData>('/get-user-data', { token }),
      callApi<StaffAnswer>('/staff', { token }).then(
        ({ bars }) => bars.length > 0,
        () => false,
      ),
    ]);
    return { ...data, isStaff, at: Date.now() };
  });

/** Loads everything that the server holds of a person, their cards with all events. */
export const loadHistory = (): Promise<Question<UserExport>> =>
  askAs(async (session) => callApi<UserExport>('/export-user-data', { token: await session.token() }));

/** Renders the data of the view's loader when they arrive; before that a placeholder, and after a failure a note. */
export function Loaded<Value>({ children }: { readonly children: (value: Value) => ReactNode }) {
  const question = useLoaderData<Question<Value>>();
  const { user, texts } = usePerson();
  // The button to retry had the focus.
  const place = useFocusAfter<HTMLDivElement>(question?.turn);
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-4">
      {/* Else the data are still those of the person before. */}
      {question?.uid === user.uid ? (
        <Suspense key={question.turn} fallback={<Skeleton words={texts.account} />}>
          <Await resolve={question.answer} errorElement={<Failed />}>
            {children}
          </Await>
        </Suspense>
      ) : (
        <Skeleton words={texts.account} />
      )}
    </div>
  );
}

function Failed() {
  const { session, texts } = usePerson();
  const { revalidate } = useRevalidator();
  return (
    <FailureNote
      cause={useAsyncError()}
      words={texts.account}
      onRetry={() => void revalidate()}
      onSignIn={() => void session.signOut()}
    />
  );
}
