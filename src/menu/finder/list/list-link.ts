import { LIST_LINK } from '../finder-keys.ts';
import { type List, printList } from './list.ts';

/** The address of this menu with a list in its fragment, which no server sees. */
export const linkOf = (list: List, { origin, pathname }: Location = window.location): string =>
  `${origin}${pathname}${LIST_LINK}${printList(list)}`;

/** What a phone still reads off another's screen, in characters. */
export const LONGEST_CODE = 1_200;
