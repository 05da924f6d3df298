import { languageName } from '../../../validate/language-codes.ts';
import type { Change, ChangeCode } from '../change.ts';
import { counted, kindInWords, plainLine, shortened } from './words.ts';

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
