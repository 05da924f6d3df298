import type { ResolvedEntry } from '../../resolve/venue.ts';
import type { Change } from '../change.ts';

type Kind = ResolvedEntry['kind'];

/** What an editor calls the kinds of entry; a dish that is shown large is a dish. */
const NOUNS: Record<Kind, string> = {
  item: 'dish',
  highlight: 'dish',
  heading: 'heading',
  note: 'note',
  banner: 'banner',
  promo: 'offer',
  builder: 'dish to put together',
  options: 'block of choices',
  setMenu: 'set menu',
  conditions: 'list of conditions',
};

const PLURALS: Readonly<Record<string, string>> = {
  dish: 'dishes',
  'dish to put together': 'dishes to put together',
  'block of choices': 'blocks of choices',
  'list of conditions': 'lists of conditions',
  'group of choices': 'groups of choices',
  'detail of presentation': 'details of presentation',
  'time of the offer': 'times of offers',
};

export function nounOf(change: Change): string {
  return change.entry === undefined ? 'dish' : NOUNS[change.entry.kind];
}

/** A dish that is shown large, or another kind of entry, in words. */
export function kindInWords(kind: string | undefined): string {
  return kind === 'highlight' ? 'dish shown large' : kind === 'item' ? 'dish in the list' : (NOUNS[kind as Kind] ?? '');
}

/** '1 dish', '2 dishes' */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : (PLURALS[noun] ?? `${noun}s`)}`;
}

/** Texts of a menu are one line here, and nothing in them steers a terminal. */
export function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim();
}

const SHORT = 60;
/** What stands before the first difference is kept as far as this. */
const LEAD = 20;

/** A long text, as much as shows where it differs from the other. */
export function shortened(text: string, other: string | undefined): string {
  const line = plainLine(text);
  if (line.length <= SHORT) return line;
  const start = other === undefined ? 0 : beginOf(line, plainLine(other));
  const rest = line.slice(start);
  const end = rest.length <= SHORT ? rest : `${rest.slice(0, rest.lastIndexOf(' ', SHORT) + 1 || SHORT).trim()} …`;
  return start === 0 ? end : `… ${end}`;
}

/** Where the word begins that stands some letters before the first difference. */
function beginOf(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  if (same <= LEAD) return 0;
  const blank = one.lastIndexOf(' ', same - LEAD);
  return blank === -1 ? same - LEAD : blank + 1;
}
