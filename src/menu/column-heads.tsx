import { classNames } from '../ui/class-names.ts';

type Heads = { readonly className?: string | undefined; readonly 'data-says'?: string };

const COLUMNS: Readonly<Record<number, string>> = { 2: '[--heads:2]', 3: '[--heads:3]' };

/**
 * What an element needs so that what the prices below stand for is drawn at its end (`.heads`), each in its column; nothing where there is
 * nothing. It is not heard: each price says it itself.
 */
export function headsOf(labels: readonly string[], look?: string): Heads {
  if (labels.length === 0) return { className: look };
  return { className: classNames(look, 'heads', COLUMNS[labels.length]), 'data-says': labels.join('\n') };
}
