import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { Outlet, useLoaderData, useOutletContext } from 'react-router-dom';
import type { Question } from '../../session/ask-as.ts';
import { whenBack } from '../../ui/when-back.ts';
import { type AtBar, useBar } from '../staff-context.ts';
import { useTold } from './standing.tsx';
import type { TonightAnswer } from './tonight-store.ts';
import { useTonightState } from './use-tonight.ts';

/** The interval for loading others' changes while the view is shown, in milliseconds. */
const EVERY = 60_000;

/** What the person looks for among the dishes, kept while a form is in the view's place. */
type Sought = { readonly query: string; readonly open: readonly string[] };

/** The context of the views of tonight. */
type AtTonight = AtBar & { readonly sought: Sought; readonly seek: Dispatch<SetStateAction<Sought>> };

export const useSought = (): Pick<AtTonight, 'sought' | 'seek'> => useOutletContext<AtTonight>();

/** Tonight at the bar of the address: loads the news when it is opened, when it is shown again, and every minute meanwhile. */
export function TonightDesk() {
  const at = useBar();
  const { uid, tonight } = at;
  const said = useTold(useTonightState().told);
  const [sought, seek] = useState<Sought>({ query: '', open: [] });
  const question = useLoaderData<Question<TonightAnswer>>();
  useEffect(() => {
    if (question?.uid === uid) void tonight.hear(question.answer);
  }, [question, uid, tonight]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void tonight.refresh();
    };
    const timer = setInterval(look, EVERY);
    const stop = whenBack(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [tonight]);
  return (
    <>
      {/* A live region outside the forms, so that their changes are announced. It comes first, because even an element without text takes a place. */}
      <output className="sr-only">{said}</output>
      <Outlet context={{ ...at, sought, seek } satisfies AtTonight} />
    </>
  );
}
