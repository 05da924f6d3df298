import { useEffect, useState } from 'react';
import { logFailure } from '../../ui/log.ts';

/** What was asked of the network: on its way, there, or why not. */
export type Answer<Value> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'there'; readonly value: Value }
  | { readonly phase: 'failed'; readonly cause: unknown };

const WAITING = { phase: 'waiting' } as const;

/**
 * Asks when it is first shown, and again when it is told to; a later question overtakes an earlier one.
 *
 * @param ask must stay the same function as long as the question does
 */
export function useAnswer<Value>(ask: () => Promise<Value>): readonly [Answer<Value>, again: () => void] {
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<{ round: number; answer: Answer<Value> }>();
  useEffect(() => {
    let overtaken = false;
    const tell = (answer: Answer<Value>): void => {
      if (!overtaken) setLast({ round, answer });
    };
    ask().then(
      (value) => tell({ phase: 'there', value }),
      (cause: unknown) => {
        logFailure('Error asking for the profile:', cause);
        tell({ phase: 'failed', cause });
      },
    );
    return () => {
      overtaken = true;
    };
  }, [ask, round]);
  return [last?.round === round ? last.answer : WAITING, () => setRound(round + 1)];
}
