import { useEffect, useState } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { Question } from '../../session/ask-as.ts';
import { whenBack } from '../../ui/when-back.ts';
import { useBar } from '../staff-context.ts';
import { useLastInWords } from './standing.tsx';
import type { TonightAnswer } from './tonight-store.ts';

/** The interval for loading others' changes while the view is shown, in milliseconds. */
const EVERY = 60_000;

/** Tonight at the bar of the address: loads the news when it is opened, when it is shown again, and every minute meanwhile. */
export function TonightDesk() {
  const at = useBar();
  const { uid, tonight } = at;
  const said = useLastInWords();
  const [heard, setHeard] = useState('');
  // Announce an undo, too, although it is shown only while it is being sent.
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
    const stop = whenBack(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [tonight]);
  return (
    <>
      {/* A live region outside the forms, so that their changes are announced. It comes first, because even an element without text takes a place. */}
      <output className="sr-only">{heard}</output>
      <Outlet context={at} />
    </>
  );
}
