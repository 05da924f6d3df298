import type { Kind } from '../../../kinds/kind.ts';
import { ENTRY_KINDS, KINDS, type EntryKind } from '../../../kinds/kinds.ts';
import type { Change } from '../change.ts';

/** Irregular plurals of counted nouns. */
const PLURALS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(KINDS).map(({ nouns }) => nouns)),
  'group of choices': 'groups of choices',
  'detail of presentation': 'details of presentation',
  'time of the offer': 'times of offers',
};

export const nounOf = ({ entry }: Change): string => KINDS[entry?.kind ?? 'item'].nouns[0];

/** 'a dish shown large', 'an offer': the kind of an entry in words, unambiguous even if another kind has the same noun. */
export function kindInWords(kind: string | undefined): string {
  const known: Kind | undefined = ENTRY_KINDS.find((one) => one === kind) && KINDS[kind as EntryKind];
  const words = known?.inWords ?? known?.nouns[0] ?? '';
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** 'promoción': the kind of an entry as a Spanish spreadsheet has it, or else its word. */
export function kindInSpanish(kind = ''): string {
  const known: Kind | undefined = ENTRY_KINDS.find((one) => one === kind) && KINDS[kind as EntryKind];
  return known?.inTable?.es ?? kind;
}

/** '1 dish', '2 dishes' */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : (PLURALS[noun] ?? `${noun}s`.replace(/(?<![aeiou])ys$/, 'ies'))}`;
}

/** A text on one line, without control characters for a terminal. */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim();

/** A text in quotation marks, shortened to the part that differs from the other. */
export const quoted = (value: string, other?: string): string => `“${shortened(value, other)}”`;

/** ': Agua, Vino', or '' for no entries. */
export function listed(entries: readonly string[]): string {
  return entries.length === 0 ? '' : `: ${entries.map((entry) => shortened(entry)).join(', ')}`;
}

const SHORT = 60;
/** Characters kept before the first difference. */
const LEAD = 20;

/** A long text, shortened to the part that differs from the other. */
export function shortened(text: string, other?: string): string {
  const line = plainLine(text);
  if (line.length <= SHORT) return line;
  const start = other === undefined ? 0 : beginOf(line, plainLine(other));
  const rest = line.slice(start);
  const end = rest.length <= SHORT ? rest : `${rest.slice(0, rest.lastIndexOf(' ', SHORT) + 1 || SHORT).trim()} …`;
  return start === 0 ? end : `… ${end}`;
}

/** The start of the word that is LEAD characters before the first difference. */
function beginOf(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  if (same <= LEAD) return 0;
  const blank = one.lastIndexOf(' ', same - LEAD);
  return blank === -1 ? same - LEAD : blank + 1;
}
