import { classNames } from '../ui/class-names.ts';

type Heads = { readonly className?: string | undefined; readonly 'data-says'?: string };

const COLUMNS: Readonly<Record<number, string>> = { 2: '[--heads:2]', 3: '[--heads:3]' };

/** The most characters of the first and the other heads; more would not fit into a column, or would touch the previous one. */
const LONGEST_FIRST = 10;
const LONGEST = 8;

/**
 * The properties that make an element draw the heads of the price columns at its end (`.heads`): each in its column, or in one line where one is too
 * long for that; empty where there are none. Screen readers skip them, because each price has its own label.
 */
export function headsOf(labels: readonly string[], look?: string): Heads {
  if (labels.length === 0) return { className: look };
  const fit = labels.every(({ length }, index) => length <= (index === 0 ? LONGEST_FIRST : LONGEST));
  return {
    className: classNames(look, 'heads', fit && COLUMNS[labels.length]),
    'data-says': labels.join(fit ? '\n' : '\u00a0· '),
  };
}
