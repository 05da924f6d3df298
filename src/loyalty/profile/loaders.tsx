import type { ReactNode } from 'react';
import { useAsyncError, useLoaderData, useRevalidator } from 'react-router-dom';
import type { StaffAnswer, UserData, UserExport } from '../../../server/protocol/calls.ts';
import { Answered } from '../../session/answered.tsx';
import { askAs, type Question } from '../../session/ask-as.ts';
import { callApi } from '../../session/call-api.ts';
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
