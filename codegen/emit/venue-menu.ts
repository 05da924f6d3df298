import type { Entry, Info, Menu } from '../../src/menu/model.ts';
import type { Contact, Text } from '../../src/terms/resolved-venue.ts';
import { SITE_DEFAULTS, type Site } from '../../src/terms/site.ts';
import type { ResolvedSection, ResolvedVenue } from '../resolve/venue.ts';
import { type Each, present } from '../resolve/context.ts';
import type { VenueRecord } from '../validate/values.ts';
import { callLink, chatLink } from '../resolve/resolve-contact.ts';
import { isHidden } from '../kinds/declared.ts';
import { type Context, emitFields } from './emit-fields.ts';
import { TextTable } from './text-table.ts';
import { kindOf, type ResolvedEntry } from '../kinds/kinds.ts';
import type { Language } from '../../src/terms/language.ts';
import { firstTextOf, titleOf } from '../kinds/entry-text.ts';
import { slug } from '../parse/slug.ts';

/** Fields of a venue that are no values of the module: texts, fields covered elsewhere, and fields that diners never see. */
type Elsewhere = 'venue' | 'subtitle' | 'defaults' | 'status' | 'urlPath' | 'requiredLanguages';

/** The parts of a venue that diners see: its menu in the shape of the generated module, and its texts by key. */
export function emitMenu(venue: ResolvedVenue, site: Site = SITE_DEFAULTS): { menu: Menu<string>; texts: TextTable } {
  const texts = new TextTable();
  texts.add('venue/subtitle', venue.subtitle);
  const sections = venue.sections.filter(isShown).map(withoutHidden);
  const ids = entryIds(sections, venue.languages[0] ?? 'es');
  const menu = present({
    id: venue.id,
    name: venue.name,
    barID: venue.barID,
    languages: venue.languages,
    logo: venue.logoFile,
    contact: venue.contact && emitContact(venue.contact, texts),
    info: venue.info && emitInfo(venue.info, texts, site.country),
    theme: venue.theme,
    loyalty: venue.loyalty ? (true as const) : undefined,
    hours: venue.hours,
    closed: venue.closed,
    timeZone: venue.timeZone === site.timeZone ? undefined : venue.timeZone,
    sections: sections.map((section, index) => emitSection(section, ids[index] ?? [], texts)),
  } satisfies Each<Exclude<keyof VenueRecord, Elsewhere>>);
  return { menu, texts };
}

function emitSection(section: ResolvedSection, ids: readonly string[], texts: TextTable) {
  texts.add(`section/${section.id}`, section.title);
  return present({
    id: section.id,
    image: section.imageFile,
    onlyNight: section.onlyNight ? (true as const) : undefined,
    served: section.served,
    entries: section.entries.map((entry, index) => emitEntry(entry, { id: ids[index] ?? '', texts })),
  });
}

/** Returns the structure of an entry, and adds its words to the table of texts. */
function emitEntry(entry: ResolvedEntry, context: Context): Entry {
  const { fields, emit } = kindOf(entry);
  context.texts.add(context.id, titleOf(entry));
  if ('descriptionIsSpanishName' in entry) context.texts.add(`${context.id}/spanish`, spanishBeside(entry.name));
  // The cast is safe: the generated module is type-checked against the page's types.
  return {
    kind: entry.kind,
    ...(emit === undefined ? emitFields(fields, entry, context) : emit(entry as never, context)),
  } as Entry;
}

/** The Spanish name if the venue's first language is another one: a page only has texts of its own language and of the first. */
function spanishBeside(name: Text): Text | undefined {
  const [first] = Object.keys(name);
  return first === 'es' || name.es === undefined ? undefined : { es: name.es };
}

/** Whether a section is shown. One whose entries are all hidden is not. */
const isShown = ({ hidden, entries }: ResolvedSection): boolean =>
  !hidden && (entries.length === 0 || !entries.every(isHidden));

function withoutHidden(section: ResolvedSection): ResolvedSection {
  return { ...section, entries: section.entries.filter((entry) => !isHidden(entry)) };
}

function emitContact({ phones, ...contact }: NonNullable<ResolvedVenue['contact']>, texts: TextTable): Contact {
  phones?.forEach(({ label }, index) => texts.add(`venue/contact.phones.${index}`, label));
  return present({ ...contact, phones: phones?.map(({ text, href }) => ({ text, href })) });
}

function emitInfo(
  { founded, address, phones }: NonNullable<ResolvedVenue['info']>,
  texts: TextTable,
  country: string,
): Info {
  texts.addAll(
    'venue/info.phones',
    phones?.map((phone) => phone.label),
  );
  return present({
    founded,
    address,
    phones: phones?.map(({ number, kind }) => ({
      number,
      href: kind === 'tel' ? callLink(number, country) : chatLink(number, country),
      kind,
    })),
  } satisfies Each<keyof NonNullable<ResolvedVenue['info']>>);
}

/** Reserved first parts of text keys, see src/menu/model.ts. To TypeScript, texts that lack the key `constructor` have a function there. */
const TAKEN = ['section', 'venue', ...Object.getOwnPropertyNames(Object.prototype)];

/** The words of a slug after its first 30 characters. */
const TOO_LONG = /(?<=^.{30,60})-.*/;

/** The id of each entry in the generated module: its own, else `<kind>-<first words of its first text>`, numbered if taken. */
export function entryIds(sections: readonly ResolvedSection[], language: Language): string[][] {
  const used = new Set(TAKEN);
  const claim = (wanted: string): string => {
    let id = wanted;
    for (let count = 2; used.has(id); count++) id = `${wanted}-${count}`;
    used.add(id);
    return id;
  };
  // The editor's ids first: a generated id must never displace one that a link may contain.
  const given = sections.map(({ entries }) => entries.map((entry) => ('id' in entry ? claim(entry.id) : undefined)));
  return sections.map(({ entries }, section) =>
    entries.map((entry, index) => given[section]?.[index] ?? claim(wantedId(entry, language))),
  );
}

function wantedId(entry: ResolvedEntry, language: Language): string {
  return [entry.kind, slug(firstTextOf(entry)?.[language] ?? '').replace(TOO_LONG, '')]
    .filter((part) => part !== '')
    .join('-');
}
