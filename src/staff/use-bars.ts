import { useEffect, useState } from 'react';
import type { Answer } from '../session/use-answer.ts';
import type { Question } from '../session/ask-as.ts';
import { failureOf } from './failure-of.ts';
import { keepBars, keptBars } from './kept-bars.ts';
import type { StaffBar } from './staff-api.ts';

type Bars = readonly StaffBar[];

/** Where somebody works, and whether that is still being asked. */
export type KnownBars = { readonly answer: Answer<Bars>; readonly isAsking: boolean };

/**
 * The bars that a question is answered with. While they are asked for once more, those of before stay, and so they do where nobody answers:
 * without network there is still something to read.
 */
export function useBars(question: Question<Bars>): KnownBars {
  const [last, setLast] = useState<{ readonly to: Question<Bars>; readonly answer: Answer<Bars> }>();
  useEffect(() => {
    let isOver = false;
    const keep = (answer: Answer<Bars>): void => {
      if (isOver) return;
      setLast((before) => {
        const stays = answer.phase === 'failed' && before?.answer.phase === 'there';
        return { to: question, answer: stays ? before.answer : answer };
      });
    };
    if (!question) return;
    const { uid } = question;
    const take = (value: Bars): void => {
      keepBars(uid, value);
      keep({ phase: 'there', value });
    };
    const doWithout = (cause: unknown): void => {
      const kept = failureOf(cause) === 'noNetwork' ? keptBars(uid) : undefined;
      keep(kept ? { phase: 'there', value: kept } : { phase: 'failed', cause });
    };
    question.answer.then(take, doWithout);
    return () => {
      isOver = true;
    };
  }, [question]);
  const isAsking = !last || last.to !== question;
  const holds = last?.answer.phase === 'there' && last.answer.value.length > 0;
  return { answer: last && (holds || !isAsking) ? last.answer : { phase: 'waiting' }, isAsking };
}
