import { useSyncExternalStore } from 'react';

/** Nothing tells of a change: a page is hydrated once. */
const never = () => () => {};

/** False in the build and while React takes the page over, true from then on: for what the document can do without. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
