import { useEffect, useState } from 'react';
import type { Answer } from '../session/use-answer.ts';
import type { Question } from '../session/ask-as.ts';
import type { StaffBar } from './staff-api.ts';

type Bars = readonly StaffBar[];

/** Where somebody works, and whether that is still being asked. */
export type KnownBars = { readonly answer: Answer<Bars>; readonly isAsking: boolean };

/** The bars that a question is answered with. While they are asked for once more, those of before stay. */
export function useBars(question: Question<Bars>): KnownBars {
  const [last, setLast] = useState<{ readonly to: Question<Bars>; readonly answer: Answer<Bars> }>();
  useEffect(() => {
    let isOver = false;
    const keep = (answer: Answer<Bars>): void => {
      if (!isOver) setLast({ to: question, answer });
    };
    question?.answer.then(
      (value) => keep({ phase: 'there', value }),
      (cause: unknown) => keep({ phase: 'failed', cause }),
    );
    return () => {
      isOver = true;
    };
  }, [question]);
  const isAsking = !last || last.to !== question;
  const holds = last?.answer.phase === 'there' && last.answer.value.length > 0;
  return { answer: last && (holds || !isAsking) ? last.answer : { phase: 'waiting' }, isAsking };
}
