import { LANGUAGE_CODE, type Language } from '../../../../src/terms/language.ts';
import { writeDay, writeServed } from '../../../validate/served.ts';
import type { ResolvedVenue } from '../../../resolve/venue.ts';
import type { Text } from '../../../../src/terms/resolved-venue.ts';
import type { Change } from '../change.ts';
import { dishesAmong, linesOf } from '../match/line.ts';
import type { LabelWords, Sides } from '../sides.ts';
import { compareFacts, comparePictures, keysOf, type Fact } from './compare-content.ts';
import { compareMenu } from './compare-menu.ts';
import { compareText } from './compare-text.ts';

export type Around = {
  readonly labels: Readonly<Record<'before' | 'after', (language: Language) => LabelWords>>;
  /** The countries of the sites; absent: euros. */
  readonly countries?: Readonly<Record<'before' | 'after', string>>;
  readonly isPictureChanged: (file: string) => boolean;
};

/** All changes of one venue for its readers; empty if there are none. */
export function compareVenue(before: ResolvedVenue, after: ResolvedVenue, around: Around): Change[] {
  const sides: Sides = {
    before: { languages: before.languages, labels: around.labels.before, country: around.countries?.before },
    after: { languages: after.languages, labels: around.labels.after, country: around.countries?.after },
    common: after.languages.filter((language) => before.languages.includes(language)),
    isPictureChanged: around.isPictureChanged,
  };
  const isOpen = before.status === 'open' && after.status === 'open';
  return [
    ...compareStatus(before, after),
    ...(isOpen ? [...compareLanguages(before, after, sides), ...compareFields(before, after, sides)] : []),
    ...compareMenu(before, after, sides),
  ];
}

/** The changes of fields that a venue without a menu also has. */
function compareStatus(before: ResolvedVenue, after: ResolvedVenue): Change[] {
  const changes: Change[] = [];
  if (before.name !== after.name) changes.push({ code: 'venue-renamed', before: before.name, after: after.name });
  if (before.status !== after.status) {
    changes.push(
      after.status === 'open'
        ? { code: 'venue-available', entries: dishesAmong(linesOf(after), after) }
        : { code: 'venue-unavailable' },
    );
  }
  return [...changes, ...compareFacts('page', addressOf(before), addressOf(after))];
}

/** The address of a venue. A `barID` equal to the file's name changes with it, which is reported as a new address. */
function addressOf({ id, barID, urlPath }: ResolvedVenue): Record<string, Fact> {
  const key = barID === id ? undefined : barID;
  return { 'key in the codes of stamp cards': key, 'address with one more word': urlPath };
}

function compareLanguages(
  { languages: before }: ResolvedVenue,
  { languages: after }: ResolvedVenue,
  sides: Sides,
): Change[] {
  const added = after.filter((language) => !before.includes(language));
  const removed = before.filter((language) => !after.includes(language));
  const left = before.filter((language) => after.includes(language));
  const isReordered = left.join() !== sides.common.join() || (added[0] === after[0] && left.length > 0);
  return [
    ...added.map((language): Change => ({ code: 'language-added', language })),
    ...removed.map((language): Change => ({ code: 'language-removed', language })),
    ...(isReordered ? [{ code: 'language-order', before: before.join(' '), after: after.join(' ') } as const] : []),
  ];
}

/** The codes of fields, in the order of the report. Other fields come last, with the code 'page'. */
const CODES: ReadonlyMap<string, Change['code']> = new Map([
  ['subtitle', 'page'],
  ['logoFile', 'picture'],
  ['contact', 'contact'],
  ['hours', 'opening'],
  ['closed', 'opening'],
  ['timeZone', 'opening'],
  ['info', 'info'],
  ['theme', 'theme'],
  ['loyalty', 'loyalty'],
]);

/** Fields that are compared elsewhere, or that no diner sees. */
const NOT_FIELDS = new Set('id name barID status urlPath languages requiredLanguages logo sections'.split(' '));

const WORDS: Readonly<Record<string, string>> = {
  founded: 'year of foundation',
  logoFile: 'logo',
  perDay: 'stamps a day',
  phones: 'phone',
};

/** The plain values and the texts of a field, by name. */
type Leaves = { readonly facts: Record<string, Fact>; readonly texts: Record<string, Text> };

/** Compares fields by the types of their values, so that new fields are covered automatically. */
function compareFields(before: ResolvedVenue, after: ResolvedVenue, sides: Sides): Change[] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const fields = new Set([...CODES.keys(), ...was.keys(), ...is.keys()]);
  return [...fields].flatMap((field) => {
    if (NOT_FIELDS.has(field)) return [];
    const [old, now] = [leavesOf(field, was.get(field)), leavesOf(field, is.get(field))];
    const code = CODES.get(field) ?? 'page';
    if (code === 'picture') return comparePictures(filesIn(old), filesIn(now), sides);
    return [
      ...compareFacts(code, old.facts, now.facts),
      ...keysOf(old.texts, now.texts).flatMap((name) => compareText(name, old.texts[name], now.texts[name], sides)),
    ];
  });
}

function leavesOf(field: string, value: unknown): Leaves {
  if (field === 'hours' || field === 'closed') return { facts: { [field]: timesOf(field, value) }, texts: {} };
  if (field === 'contact' && isGroup(value)) return contactLeaves(value);
  const leaves: Leaves = { facts: field === 'loyalty' ? { 'stamp card': value !== undefined } : {}, texts: {} };
  collect(WORDS[field] ?? field, value, leaves);
  return leaves;
}

/** The values of a contact. The first phone has the same name whether it is alone or the first of several. */
function contactLeaves({ phone, phones, ...others }: Readonly<Record<string, unknown>>): Leaves {
  const leaves: Leaves = { facts: {}, texts: {} };
  const all = Array.isArray(phones) ? phones : [phone];
  for (const [index, each] of all.entries()) collect(index === 0 ? 'phone' : `phone ${index + 1}`, each, leaves, true);
  collect('contact', others, leaves);
  return leaves;
}

function timesOf(field: 'hours' | 'closed', value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (field === 'hours') return writeServed(value as NonNullable<ResolvedVenue['hours']>, 'en');
  return (value as NonNullable<ResolvedVenue['closed']>).map((day) => [day].flat().map(writeDay).join('-')).join(', ');
}

function collect(name: string, value: unknown, { facts, texts }: Leaves, isInList = false): void {
  if (isText(value)) texts[name] = value;
  else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) collect(`${name} ${index + 1}`, each, { facts, texts }, true);
  } else if (!isGroup(value)) {
    if (value !== undefined) facts[name] = typeof value === 'boolean' ? value : String(value);
  } else {
    const { text, href, number, kind, ...others } = value;
    const shown = href === undefined ? number : text;
    // The text that is shown represents the whole object.
    if (shown !== undefined)
      facts[name] = kind === undefined || kind === 'tel' ? String(shown) : `${String(shown)} (${String(kind)})`;
    const left = shown === undefined ? value : others;
    for (const [key, inner] of Object.entries(left)) {
      const word = WORDS[key] ?? key;
      collect(isInList ? `${word} of ${name}` : word, inner, { facts, texts });
    }
  }
}

function filesIn({ facts }: Leaves): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, file]) => [name, String(file)]));
}

function isText(value: unknown): value is Text {
  return (
    isGroup(value) && Object.keys(value).length > 0 && Object.keys(value).every((code) => LANGUAGE_CODE.test(code))
  );
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
