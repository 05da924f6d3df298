import type { DiagnosticLanguage } from '../../../diagnostics/words.ts';
import { languageName } from '../../../validate/language-hint.ts';
import type { Change } from '../change.ts';
import { partInSpanish, SPANISH } from './in-spanish.ts';
import { counted, kindInWords, listed, plainLine, quoted, shortened, nounOf } from './words.ts';

/** A change in words, without its place: 'price 15.95 → 16.50'. */
export function describe(change: Change, speaker: DiagnosticLanguage = 'en'): string {
  return plainLine({ en: PHRASES, es: SPANISH }[speaker][change.code][0](change));
}

/** The name of an entry, '' for a change of more than one. A list of conditions has no name of its own. */
export function calledOf({ entry }: Change, speaker: DiagnosticLanguage): string {
  return speaker === 'es' && entry?.kind === 'conditions' ? 'Condiciones' : (entry?.name ?? '');
}

/** The path to a part of an entry: 'Salsas, BBQ'. */
export function wayOf({ part = [] }: Change, speaker: DiagnosticLanguage): string {
  return part.map((name) => shortened(speaker === 'es' ? partInSpanish(name) : name)).join(', ');
}

type Sentence = (change: Change) => string;

const price: Sentence = ({ label, before = '', after = '' }) => `${priceNamed(label)} ${before} → ${after}`;
const priceNamed = (label: string | undefined): string => (label === undefined ? 'price' : `price ${label}`);

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
    after === undefined ? `now ${first}` : `now after ${shortened(after)}`;

function pictured(field: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return `${field} replaced by another with the same name: ${after}`;
  return `${field}: ${before ?? 'none'} → ${after ?? 'none'}`;
}

type Phrase = (count: number, changes: readonly Change[]) => string;

/** The number of changes of each name: '2 dishes new, 1 wine new'. */
const ofEach =
  (nameOf: (change: Change) => string) =>
  (what: string): Phrase =>
  (_, changes) =>
    [...Map.groupBy(changes, nameOf)].map(([name, found]) => `${counted(found.length, name)} ${what}`).join(', ');

const ofNoun = ofEach(nounOf);
const ofField = ofEach(({ field = 'text' }) => field);

const fixed =
  (noun: string, what: string): Phrase =>
  (count) =>
    `${counted(count, noun)} ${what}`;

/** The number of price changes with the first of them: '3 prices up (Costillas 15.95 → 16.50 …)'. */
const ofPrice =
  (what: string): Phrase =>
  (count, changes) =>
    `${counted(count, 'price')} ${what}${firstOf(changes)}`;

/** ' (Costillas 15.95 → 16.50 …)' */
function firstOf([first, ...others]: readonly Change[]): string {
  if (first === undefined) return '';
  const [before, after] = [first.before ?? '', first.after ?? ''].map(plainLine);
  const name = [first.entry?.name ?? '', ...(first.part ?? []).slice(-1), first.label ?? ''].map(plainLine);
  const words = name.filter((word) => word !== '').join(' ');
  return ` (${words} ${before} → ${after}${others.length > 0 ? ' …' : ''})`;
}

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

/** The changes of a venue itself are listed one by one. */
const one: Phrase = (_, changes) => changes.map((change) => describe(change)).join(', ');

/** The phrases of each change code: for a single change, and for the count in a summary. docs/menu-changes.md has a line for each. */
const PHRASES = {
  'allergen-removed': [
    ({ allergen = '', before = '', after = '' }) => `ALLERGEN REMOVED: ${allergen} (${before} → ${after})`,
    fixed('allergen', 'removed'),
  ],
  'allergens-undeclared': [
    ({ before = '' }) => `ALLERGENS NO LONGER DECLARED (before: ${before})`,
    declaring('no longer declare{s} allergens'),
  ],
  'price-up': [price, ofPrice('up')],
  'price-down': [price, ofPrice('down')],
  'price-changed': [price, ofPrice('changed')],
  'price-added': [({ label, after = '' }) => `${priceNamed(label)} added: ${after}`, fixed('price', 'added')],
  'price-removed': [
    ({ label, before = '' }) => `${priceNamed(label)} removed (was ${before})`,
    fixed('price', 'removed'),
  ],
  'price-label': [
    ({ before = '', after = '' }) => `price label: ${before || 'none'} → ${after || 'none'}`,
    fixed('price label', 'changed'),
  ],
  'entry-new': [({ after }) => (after === undefined ? 'new' : `new, ${after}`), ofNoun('new')],
  'entry-gone': [({ before }) => (before === undefined ? 'gone' : `gone (was ${before})`), ofNoun('gone')],
  'entry-hidden': [() => 'hidden', ofNoun('hidden')],
  'entry-shown': [
    ({ after }) => (after === undefined ? 'shown again' : `shown again, ${after}`),
    ofNoun('shown again'),
  ],
  'entry-renamed': [
    ({ before = '', after = '' }) => `renamed: ${quoted(before, after)} → ${quoted(after, before)}`,
    ofNoun('renamed'),
  ],
  'entry-moved': [({ before = '', after = '' }) => `moved: ${before} → ${after}`, ofNoun('in another section')],
  'entry-reordered': [placed('first in its section'), ofNoun('at another place')],
  'entry-kind': [
    ({ before, after }) => `was ${kindInWords(before)}, is ${kindInWords(after)}`,
    ofNoun('of another kind'),
  ],
  'allergen-added': [
    ({ allergen = '', before = '', after = '' }) => `allergen added: ${allergen} (${before} → ${after})`,
    fixed('allergen', 'added'),
  ],
  'allergens-declared': [({ after = '' }) => `allergens now declared: ${after}`, declaring('now declare{s} allergens')],
  'text-added': [text(' added'), ofField('added')],
  'text-changed': [text(''), ofField('changed')],
  'text-removed': [text(' removed'), ofField('removed')],
  'translation-added': [text(' added'), ofTranslation('added')],
  'translation-changed': [text(''), ofTranslation('changed')],
  'translation-removed': [text(' removed'), ofTranslation('removed')],
  hours: [({ before = '', after = '' }) => `shown ${before} → ${after}`, fixed('time window', 'changed')],
  picture: [({ field = 'picture', before, after }) => pictured(field, before, after), fixed('picture', 'changed')],
  link: [fact, fixed('link', 'changed')],
  look: [fact, fixed('detail of presentation', 'changed')],
  'part-new': [({ field = '', after = '' }) => `${field} new: ${shortened(after)}`, ofField('new')],
  'part-gone': [({ field = '', before = '' }) => `${field} gone: ${shortened(before)}`, ofField('gone')],
  'part-reordered': [({ field = '' }) => `order changed: ${field}`, fixed('list', 'in another order')],
  'section-new': [({ entries = [] }) => `section new${listed(entries)}`, fixed('section', 'new')],
  'section-gone': [({ entries = [] }) => `section gone${listed(entries)}`, fixed('section', 'gone')],
  'section-hidden': [() => 'section hidden', fixed('section', 'hidden')],
  'section-shown': [({ entries = [] }) => `section shown again${listed(entries)}`, fixed('section', 'shown again')],
  'section-renamed': [
    ({ before = '', after = '' }) => `section renamed: ${quoted(before)} → ${quoted(after)}`,
    fixed('section', 'renamed'),
  ],
  'section-moved': [placed('the first section'), fixed('section', 'at another place')],
  'venue-new': [({ after = '', entries = [] }) => `venue new at ${after} with ${counted(entries.length, 'dish')}`, one],
  'venue-gone': [
    ({ before = '', entries = [] }) =>
      `venue gone: ${before} leads nowhere (it had ${counted(entries.length, 'dish')})`,
    one,
  ],
  'venue-moved': [
    ({ before = '', after = '' }) => `address ${before} → ${after}; printed codes lead to the old one`,
    one,
  ],
  'venue-renamed': [({ before = '', after = '' }) => `venue renamed: ${quoted(before)} → ${quoted(after)}`, one],
  'venue-unavailable': [() => 'menu no longer available', one],
  'venue-available': [({ entries = [] }) => `menu available again with ${counted(entries.length, 'dish')}`, one],
  'language-added': [({ language = 'es' }) => `now also in ${languageName(language)}`, one],
  'language-removed': [({ language = 'es' }) => `no longer in ${languageName(language)}`, one],
  'language-order': [
    ({ before = '', after = '' }) => `order of languages: ${before} → ${after}`,
    () => 'languages in another order',
  ],
  contact: [fact, () => 'contact changed'],
  opening: [fact, () => 'opening hours changed'],
  info: [fact, () => 'info card changed'],
  theme: [fact, () => 'theme changed'],
  loyalty: [fact, () => 'stamp card changed'],
  page: [fact, () => 'address or key changed'],
} as const satisfies Readonly<Record<string, readonly [one: Sentence, several: Phrase]>>;

export type ChangeCode = keyof typeof PHRASES;

export const CHANGE_CODES = Object.keys(PHRASES) as ChangeCode[];

/** The order of a summary: prices, what is on offer, allergens, the rest. */
const ORDER: readonly ChangeCode[] = ['venue-', 'price-', 'section-', 'entry-', 'allergen'].flatMap((start) =>
  CHANGE_CODES.filter((code) => code.startsWith(start)),
);

/** Whether the summary describes a change completely. */
export const isWholeInSummary = ({ code }: Change): boolean => PHRASES[code][1] === one;

/** All changes in one line: '3 prices up (Costillas 15.95 → 16.50 …), 1 dish new, 1 allergen removed'. */
export function summarize(changes: readonly Change[], speaker: DiagnosticLanguage = 'en'): string {
  const byCode = Map.groupBy(changes, ({ code }) => code);
  return [...new Set([...ORDER, ...CHANGE_CODES])]
    .flatMap((code) => {
      const found = byCode.get(code);
      if (found === undefined) return [];
      return speaker === 'es' ? inSpanish(code, found) : PHRASES[code][1](found.length, found);
    })
    .join(', ');
}

/** 'precios que suben: 3 (Costillas 15.95 → 16.50 …)' */
function inSpanish(code: ChangeCode, changes: readonly Change[]): string {
  const [, several] = SPANISH[code];
  if (several === undefined) return changes.map((change) => describe(change, 'es')).join(', ');
  return `${several}: ${changes.length}${PRICED.has(code) ? firstOf(changes) : ''}`;
}

const PRICED: ReadonlySet<ChangeCode> = new Set(['price-up', 'price-down', 'price-changed']);
