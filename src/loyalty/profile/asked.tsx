import { type ReactNode, Suspense } from 'react';
import { Await, useAsyncError, useLoaderData, useRevalidator } from 'react-router-dom';
import type { StaffAnswer, UserData, UserExport } from '../../../server/protocol/calls.ts';
import { askAs, type Question } from '../../session/ask-as.ts';
import { callApi } from '../../session/call-api.ts';
import { FailureNote } from './failure-note.tsx';
import { usePerson } from './profile-context.ts';
import { Skeleton } from './skeleton.tsx';

export type CardsAnswer = UserData & {
  /** Whether they work at a bar; not where that is not known. */
  readonly isStaff: boolean;
};

/** A person's cards; with them, so that nothing moves, whether they are staff. */
export const askForCards = (): Promise<Question<CardsAnswer>> =>
  askAs(async (session) => {
    const token = await session.token();
    const [data, isStaff] = await Promise.all([
      callApi<UserData>('/get-user-data', { token }),
      callApi<StaffAnswer>('/staff', { token }).then(
        ({ bars }) => bars.length > 0,
        () => false,
      ),
    ]);
    return { ...data, isStaff };
  });

export const askForHistory = (): Promise<Question<UserExport>> =>
  askAs(async (session) => callApi<UserExport>('/export-user-data', { token: await session.token() }));

/** What the view's loader has asked for, when it is there; until then, and where it does not come, what stands in its place. */
export function Asked<Value>({ children }: { readonly children: (value: Value) => ReactNode }) {
  const question = useLoaderData<Question<Value>>();
  const { user, texts } = usePerson();
  // Of the person before.
  if (question?.uid !== user.uid) return <Skeleton words={texts.account} />;
  return (
    <Suspense key={question.turn} fallback={<Skeleton words={texts.account} />}>
      <Await resolve={question.answer} errorElement={<Failed />}>
        {children}
      </Await>
    </Suspense>
  );
}

function Failed() {
  const { texts } = usePerson();
  const { revalidate } = useRevalidator();
  return <FailureNote cause={useAsyncError()} words={texts.account} onRetry={() => void revalidate()} />;
}
