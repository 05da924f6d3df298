import { type Context, use } from 'react';

/** The value of a context that every component below `provider` has. */
export function useRequired<Value>(context: Context<Value | undefined>, provider: string): Value {
  const value = use(context);
  if (value === undefined) throw new Error(`A component stands outside of ${provider}.`);
  return value;
}
