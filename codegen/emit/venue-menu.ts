import type { Info, Menu } from '../../src/menu/model.ts';
import type { Contact } from '../../src/terms/resolved-venue.ts';
import { prefixOf, SITE_DEFAULTS, type Site } from '../../src/terms/site.ts';
import type { ResolvedSection, ResolvedVenue } from '../resolve/venue.ts';
import { callLink, chatLink } from '../resolve/phone-link.ts';
import { isHidden } from '../kinds/declared.ts';
import { defined } from './defined.ts';
import { emitEntry } from './entries/emit-entry.ts';
import { entryIds } from './entry-ids.ts';
import { TextTable } from './text-table.ts';

/** What a diner may see of a venue: its menu in the shape of the generated module, and its texts by key. */
export function emitMenu(venue: ResolvedVenue, site: Site = SITE_DEFAULTS): { menu: Menu<string>; texts: TextTable } {
  const texts = new TextTable();
  texts.add('venue/subtitle', venue.subtitle);
  const sections = venue.sections.filter((section) => !section.hidden).map(withoutHidden);
  const ids = entryIds(sections, venue.languages[0] ?? 'es');
  const menu = defined({
    id: venue.id,
    name: venue.name,
    barID: venue.barID,
    languages: venue.languages,
    logo: venue.logoFile,
    contact: venue.contact && emitContact(venue.contact, texts),
    info: venue.info && emitInfo(venue.info, texts, prefixOf(site.country)),
    theme: venue.theme,
    loyalty: venue.loyalty ? (true as const) : undefined,
    hours: venue.hours,
    closed: venue.closed,
    timeZone: venue.timeZone === site.timeZone ? undefined : venue.timeZone,
    sections: sections.map((section, index) => emitSection(section, ids[index] ?? [], texts)),
  });
  return { menu, texts };
}

function emitSection(section: ResolvedSection, ids: readonly string[], texts: TextTable) {
  texts.add(`section/${section.id}`, section.title);
  return defined({
    id: section.id,
    image: section.imageFile,
    onlyNight: section.onlyNight ? (true as const) : undefined,
    served: section.served,
    entries: section.entries.map((entry, index) => emitEntry(entry, { id: ids[index] ?? '', texts })),
  });
}

function withoutHidden(section: ResolvedSection): ResolvedSection {
  return { ...section, entries: section.entries.filter((entry) => !isHidden(entry)) };
}

function emitContact({ phones, ...contact }: NonNullable<ResolvedVenue['contact']>, texts: TextTable): Contact {
  phones?.forEach(({ label }, index) => texts.add(`venue/contact.phones.${index}`, label));
  return defined({ ...contact, phones: phones?.map(({ text, href }) => ({ text, href })) });
}

function emitInfo(
  { founded, address, phones }: NonNullable<ResolvedVenue['info']>,
  texts: TextTable,
  prefix: string,
): Info {
  texts.addAll(
    'venue/info.phones',
    phones?.map((phone) => phone.label),
  );
  return defined({
    founded,
    address,
    phones: phones?.map(({ number, kind }) => ({
      number,
      href: kind === 'tel' ? callLink(number, prefix) : chatLink(number, prefix),
      kind,
    })),
  });
}
