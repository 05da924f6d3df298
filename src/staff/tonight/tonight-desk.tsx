import { useEffect, useState } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { Question } from '../../session/ask-as.ts';
import { useBar } from '../staff-context.ts';
import { useLastInWords } from './standing.tsx';
import type { TonightAnswer } from './tonight-store.ts';

/** How often others' changes are asked for while the view is looked at, in milliseconds. */
const EVERY = 60_000;

/** Tonight at the bar of the address: asks for it when it is opened, when it is looked at again, and every minute meanwhile. */
export function TonightDesk() {
  const at = useBar();
  const { uid, tonight } = at;
  const said = useLastInWords();
  const [heard, setHeard] = useState('');
  // What took something back is heard, though it is shown no longer than it is on its way.
  if (said !== undefined && said !== heard) setHeard(said);
  const question = useLoaderData<Question<TonightAnswer>>();
  useEffect(() => {
    if (question?.uid === uid) void tonight.hear(question.answer);
  }, [question, uid, tonight]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void tonight.refresh();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [tonight]);
  return (
    <>
      {/* It outlasts the forms, so that what they did is heard; above all else, for what cannot be seen has its place, too. */}
      <output className="sr-only">{heard}</output>
      <Outlet context={at} />
    </>
  );
}
