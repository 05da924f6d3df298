import { changedValues } from './changed-values.ts';

/**
 * Puts the values of Tailwind's line heights and weights in the place of variables for them (`var(--tw-leading, 1.25rem)`), which no utility
 * here sets before them. A browser resolves each variable of each element whenever it computes a style anew: on a page of 80 rows these were
 * a fifth of it.
 */
export const plainValues = () =>
  changedValues('plain-values', (value) =>
    value.replaceAll(/var\(--tw-(?:leading|font-weight|tracking),\s*([^()]+)\)/g, '$1'),
  );
