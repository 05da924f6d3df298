import { languageName } from '../../../validate/language-codes.ts';
import { type Change, type ChangeCode, CHANGE_CODES } from '../change.ts';
import { counted, kindInWords, plainLine, shortened, nounOf } from './words.ts';

/** What changed, without saying where: 'price 15.95 → 16.50'. */
export function describe(change: Change): string {
  return plainLine(SENTENCES[change.code](change));
}

/** The way to a part of an entry: 'Salsas, BBQ'. */
export function wayOf({ part = [] }: Change): string {
  return part.map((name) => shortened(name, undefined)).join(', ');
}

type Sentence = (change: Change) => string;

const price: Sentence = ({ label, before = '', after = '' }) => `${price0(label)} ${before} → ${after}`;
const price0 = (label: string | undefined): string => (label === undefined ? 'price' : `price ${label}`);

/** 'description in English (en): “a” → “b”' */
const text =
  (what: string): Sentence =>
  ({ code, field = '', language, before, after }) => {
    const of = language === undefined || code.startsWith('text-') ? field : `${field} in ${languageName(language)}`;
    const values = [before, after].flatMap((value, index) =>
      value === undefined ? [] : [quoted(value, index === 0 ? after : before)],
    );
    return `${of}${what}: ${values.join(' → ')}`;
  };

const fact: Sentence = ({ field = '', before = 'none', after = 'none' }) =>
  `${field}: ${shortened(before, after)} → ${shortened(after, before)}`;

const placed =
  (first: string): Sentence =>
  ({ after }) =>
    after === undefined ? `now ${first}` : `now after ${shortened(after, undefined)}`;

const SENTENCES: Record<ChangeCode, Sentence> = {
  'allergen-removed': ({ allergen = '', before = '', after = '' }) =>
    `ALLERGEN REMOVED: ${allergen} (${before} → ${after})`,
  'allergens-undeclared': ({ before = '' }) => `ALLERGENS NO LONGER DECLARED (before: ${before})`,
  'allergen-added': ({ allergen = '', before = '', after = '' }) =>
    `allergen added: ${allergen} (${before} → ${after})`,
  'allergens-declared': ({ after = '' }) => `allergens now declared: ${after}`,
  'price-up': price,
  'price-down': price,
  'price-changed': price,
  'price-added': ({ label, after = '' }) => `${price0(label)} added: ${after}`,
  'price-removed': ({ label, before = '' }) => `${price0(label)} removed (was ${before})`,
  'price-label': ({ before = '', after = '' }) => `price label: ${before || 'none'} → ${after || 'none'}`,
  'entry-new': ({ after }) => (after === undefined ? 'new' : `new, ${after}`),
  'entry-gone': ({ before }) => (before === undefined ? 'gone' : `gone (was ${before})`),
  'entry-hidden': () => 'hidden',
  'entry-shown': ({ after }) => (after === undefined ? 'shown again' : `shown again, ${after}`),
  'entry-renamed': ({ before = '', after = '' }) => `renamed: ${quoted(before, after)} → ${quoted(after, before)}`,
  'entry-moved': ({ before = '', after = '' }) => `moved: ${before} → ${after}`,
  'entry-reordered': placed('first in its section'),
  'entry-kind': ({ before, after }) => `was a ${kindInWords(before)}, is a ${kindInWords(after)}`,
  'text-added': text(' added'),
  'text-changed': text(''),
  'text-removed': text(' removed'),
  'translation-added': text(' added'),
  'translation-changed': text(''),
  'translation-removed': text(' removed'),
  hours: ({ before = '', after = '' }) => `shown ${before} → ${after}`,
  picture: ({ field = 'picture', before, after }) => pictured(field, before, after),
  link: fact,
  look: fact,
  'part-new': ({ field = '', after = '' }) => `${field} new: ${shortened(after, undefined)}`,
  'part-gone': ({ field = '', before = '' }) => `${field} gone: ${shortened(before, undefined)}`,
  'part-reordered': ({ field = '' }) => `order changed: ${field}`,
  'section-new': ({ entries = [] }) => `section new${listed(entries)}`,
  'section-gone': ({ entries = [] }) => `section gone${listed(entries)}`,
  'section-hidden': () => 'section hidden',
  'section-shown': ({ entries = [] }) => `section shown again${listed(entries)}`,
  'section-renamed': ({ before = '', after = '' }) => `section renamed: ${quoted(before)} → ${quoted(after)}`,
  'section-moved': placed('the first section'),
  'venue-new': ({ after = '', entries = [] }) => `venue new at ${after} with ${counted(entries.length, 'dish')}`,
  'venue-gone': ({ before = '', entries = [] }) =>
    `venue gone: ${before} leads nowhere (it had ${counted(entries.length, 'dish')})`,
  'venue-moved': ({ before = '', after = '' }) => `address ${before} → ${after}; printed codes lead to the old one`,
  'venue-renamed': ({ before = '', after = '' }) => `venue renamed: ${quoted(before)} → ${quoted(after)}`,
  'venue-unavailable': () => 'menu no longer available',
  'venue-available': ({ entries = [] }) => `menu available again with ${counted(entries.length, 'dish')}`,
  'language-added': ({ language = 'es' }) => `now also in ${languageName(language)}`,
  'language-removed': ({ language = 'es' }) => `no longer in ${languageName(language)}`,
  'language-order': ({ before = '', after = '' }) => `order of languages: ${before} → ${after}`,
  contact: fact,
  opening: fact,
  info: fact,
  theme: fact,
  loyalty: fact,
  page: fact,
};

function quoted(value: string, other?: string): string {
  return `“${shortened(value, other)}”`;
}

function listed(entries: readonly string[]): string {
  return entries.length === 0 ? '' : `: ${entries.map((entry) => shortened(entry, undefined)).join(', ')}`;
}

function pictured(field: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return `${field} drawn anew: ${after}`;
  return `${field}: ${before ?? 'none'} → ${after ?? 'none'}`;
}

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
