import { CHANGE_CODES, type Change, type ChangeCode } from '../change.ts';
import { describe } from './describe.ts';
import { counted, nounOf, plainLine } from './words.ts';

/** Says how often something happened. */
type Phrase = (count: number, changes: readonly Change[]) => string;

const ofNoun =
  (what: string): Phrase =>
  (_, changes) =>
    each(changes, nounOf, (count, noun) => `${counted(count, noun)} ${what}`);

const ofField =
  (what: string): Phrase =>
  (_, changes) =>
    each(changes, fieldOf, (count, field) => `${counted(count, field)} ${what}`);

const fixed =
  (noun: string, what = ''): Phrase =>
  (count) =>
    `${counted(count, noun)} ${what}`.trim();

/** A price with the first that changed: '3 prices up (Costillas 15.95 → 16.50 …)'. */
const ofPrice =
  (what: string): Phrase =>
  (count, [first]) => {
    if (first === undefined) return '';
    const [before, after] = [first.before ?? '', first.after ?? ''].map(plainLine);
    const name = [first.entry?.name ?? '', ...(first.part ?? []).slice(-1), first.label ?? ''].map(plainLine);
    const words = name.filter((word) => word !== '').join(' ');
    return `${counted(count, 'price')} ${what} (${words} ${before} → ${after}${count > 1 ? ' …' : ''})`;
  };

const ofTranslation =
  (what: string): Phrase =>
  (count, changes) => {
    const languages = [...new Set(changes.flatMap(({ language }) => language ?? []))];
    return `${counted(count, 'translation')} ${what} (${languages.join(', ')})`;
  };

const declaring =
  (words: string): Phrase =>
  (count) =>
    `${counted(count, 'dish')} ${words.replace('{s}', count === 1 ? 's its' : ' their')}`;

/** The changes of a venue as such are told one by one. */
const told: Phrase = (_, changes) => changes.map(describe).join(', ');

const PHRASES: Record<ChangeCode, Phrase> = {
  'price-up': ofPrice('up'),
  'price-down': ofPrice('down'),
  'price-changed': ofPrice('changed'),
  'price-added': fixed('price', 'added'),
  'price-removed': fixed('price', 'removed'),
  'price-label': fixed('price label', 'changed'),
  'entry-new': ofNoun('new'),
  'entry-gone': ofNoun('gone'),
  'entry-hidden': ofNoun('hidden'),
  'entry-shown': ofNoun('shown again'),
  'entry-renamed': ofNoun('renamed'),
  'entry-moved': ofNoun('in another section'),
  'entry-reordered': ofNoun('at another place'),
  'entry-kind': ofNoun('of another kind'),
  'allergen-removed': fixed('allergen', 'removed'),
  'allergens-undeclared': declaring('no longer declare{s} allergens'),
  'allergen-added': fixed('allergen', 'added'),
  'allergens-declared': declaring('now declare{s} allergens'),
  'text-added': ofField('added'),
  'text-changed': ofField('changed'),
  'text-removed': ofField('removed'),
  'translation-added': ofTranslation('added'),
  'translation-changed': ofTranslation('changed'),
  'translation-removed': ofTranslation('removed'),
  hours: fixed('time window', 'changed'),
  picture: fixed('picture', 'changed'),
  link: fixed('link', 'changed'),
  look: fixed('detail of presentation', 'changed'),
  'part-new': ofField('new'),
  'part-gone': ofField('gone'),
  'part-reordered': fixed('list', 'in another order'),
  'section-new': fixed('section', 'new'),
  'section-gone': fixed('section', 'gone'),
  'section-hidden': fixed('section', 'hidden'),
  'section-shown': fixed('section', 'shown again'),
  'section-renamed': fixed('section', 'renamed'),
  'section-moved': fixed('section', 'at another place'),
  'venue-new': told,
  'venue-gone': told,
  'venue-moved': told,
  'venue-renamed': told,
  'venue-unavailable': told,
  'venue-available': told,
  'language-added': told,
  'language-removed': told,
  'language-order': () => 'languages in another order',
  contact: () => 'contact changed',
  opening: () => 'opening hours changed',
  info: () => 'info card changed',
  theme: () => 'theme changed',
  loyalty: () => 'stamp card changed',
  page: () => 'address or key changed',
};

/** The order in which a summary tells: what costs, what there is, what it holds, the rest. */
const ORDER: readonly ChangeCode[] = [
  ...CHANGE_CODES.filter((code) => code.startsWith('venue-')),
  ...CHANGE_CODES.filter((code) => code.startsWith('price-')),
  ...CHANGE_CODES.filter((code) => code.startsWith('section-')),
  ...CHANGE_CODES.filter((code) => code.startsWith('entry-')),
  ...CHANGE_CODES.filter((code) => code.startsWith('allergen')),
];

/** Whether the summary says all there is to say of a change. */
export function isToldWhole({ code }: Change): boolean {
  return PHRASES[code] === told;
}

/** All changes in one line: '3 prices up (Costillas 15.95 → 16.50 …), 1 dish new, 1 allergen removed'. */
export function summarize(changes: readonly Change[]): string {
  const byCode = Map.groupBy(changes, ({ code }) => code);
  return [...new Set([...ORDER, ...CHANGE_CODES])]
    .flatMap((code) => {
      const found = byCode.get(code);
      return found === undefined ? [] : [PHRASES[code](found.length, found)];
    })
    .join(', ');
}

function fieldOf({ field = 'text' }: Change): string {
  return field;
}

function each(
  changes: readonly Change[],
  keyOf: (change: Change) => string,
  phrase: (count: number, key: string) => string,
): string {
  return [...Map.groupBy(changes, keyOf)].map(([key, found]) => phrase(found.length, key)).join(', ');
}
