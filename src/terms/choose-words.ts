import { fill } from './fill.ts';
import type { Choose } from './resolved-venue.ts';

type ChooseTexts = Readonly<Record<'chooseAny' | 'chooseExactly' | 'chooseUpTo', string>>;

/** The number of options to choose, in words. */
export function chooseWords(choose: Choose, { chooseAny, chooseExactly, chooseUpTo }: ChooseTexts): string {
  if (choose === 'any') return chooseAny;
  if (typeof choose === 'number') return fill(chooseExactly, { count: choose });
  return fill(chooseUpTo, { count: choose.slice('up to '.length) });
}
