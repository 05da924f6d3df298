import { classNames } from '../ui/class-names.ts';

type Heads = { readonly className?: string | undefined; readonly 'data-says'?: string };

const COLUMNS: Readonly<Record<number, string>> = { 2: '[--heads:2]', 3: '[--heads:3]' };

/** More characters do not fit into a column, or would touch what stands in the one before. */
const LONGEST_FIRST = 10;
const LONGEST = 8;

/**
 * What an element needs so that what the prices below stand for is drawn at its end (`.heads`), each in its column, or in one line
 * where one is too long for that; nothing where there is nothing. It is not heard: each price says it itself.
 */
export function headsOf(labels: readonly string[], look?: string): Heads {
  if (labels.length === 0) return { className: look };
  const fit = labels.every(({ length }, index) => length <= (index === 0 ? LONGEST_FIRST : LONGEST));
  return {
    className: classNames(look, 'heads', fit && COLUMNS[labels.length]),
    'data-says': labels.join(fit ? '\n' : '\u00a0· '),
  };
}
