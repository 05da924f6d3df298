/** Compares two folders of menus: matches the venues, compares each pair, and groups identical changes. */
import { venueAddress } from '../../../src/terms/site.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import type { Change, ChangedVenues, VenueName } from './change.ts';
import { compareWords } from './compare/compare-text.ts';
import { compareVenue, type Around } from './compare/compare-venue.ts';
import type { Menus } from './read-menus.ts';
import type { LabelWords } from './sides.ts';
import { dishesAmong, identityOf, linesOf } from './match/line.ts';
import { pairUp } from './match/pair-up.ts';
import type { TextTree } from '../../resolve/compile-interface.ts';

/** The changes between two states of the menus for readers; only those of one venue if `only` is given. */
export function compareMenus(
  before: Menus,
  after: Menus,
  isPictureChanged: (file: string) => boolean,
  only?: string,
): { groups: ChangedVenues[]; interface: Change[] } {
  const labels = { before: labelsOf(before, after), after: labelsOf(after, before) };
  const countries = { before: before.site.country, after: after.site.country };
  const around: Around = { labels, countries, isPictureChanged };
  const changed = matchVenues(before.venues, after.venues, new Set([...before.broken, ...after.broken])).flatMap(
    ({ before: was, after: is }) => {
      const venue = is ?? was;
      if (venue === undefined || (only !== undefined && was?.id !== only && is?.id !== only)) return [];
      const addresses = {
        before: was && venueAddress(before.site, was.id),
        after: is && venueAddress(after.site, is.id),
      };
      const changes =
        was && is ? [...moved(addresses), ...compareVenue(was, is, around)] : cameOrWent(venue, addresses);
      return changes.length === 0 ? [] : [{ venue: { id: venue.id, name: venue.name }, changes }];
    },
  );
  return { groups: groupChanges(changed), interface: compareInterface(before.interface, after.interface) };
}

type Addresses = { readonly before: string | undefined; readonly after: string | undefined };

const moved = ({ before, after }: Addresses): Change[] =>
  before === undefined || after === undefined || before === after ? [] : [{ code: 'venue-moved', before, after }];

function cameOrWent(venue: ResolvedVenue, { before, after }: Addresses): Change[] {
  const entries = dishesAmong(linesOf(venue), venue);
  return after === undefined
    ? [{ code: 'venue-gone', before: before ?? '', entries }]
    : [{ code: 'venue-new', after, entries }];
}

/** The words of price labels; if the interface of one revision cannot be read, those of the other. */
function labelsOf({ interface: texts }: Menus, { interface: others }: Menus): (language: Language) => LabelWords {
  return (language) => (texts ?? others)?.[language]?.['priceLabels'] ?? {};
}

/** Groups identical changes of several venues, so that each is reported once, with the ids and titles of the first venue. */
function groupChanges(venues: readonly { venue: VenueName; changes: readonly Change[] }[]): ChangedVenues[] {
  const places = new Map<string, { venues: VenueName[]; change: Change }>();
  for (const { venue, changes } of venues) {
    const seen = new Map<string, number>();
    for (const change of changes) {
      const key = keyOf(change, venue);
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      const place = places.get(`${count} ${key}`);
      if (place === undefined) places.set(`${count} ${key}`, { venues: [venue], change });
      else place.venues.push(venue);
    }
  }
  const groups = Map.groupBy(places.values(), (place) => place.venues.map(({ id }) => id).join(' '));
  return [...groups]
    .toSorted(([one], [other]) => other.split(' ').length - one.split(' ').length || (one < other ? -1 : 1))
    .map(([, members]) => ({ venues: members[0]?.venues ?? [], changes: members.map(({ change }) => change) }));
}

/** The key by which changes are grouped. Changes of a venue as a whole are never grouped. */
function keyOf({ entry, section: _section, ...change }: Change, { id }: VenueName): string {
  if (change.code.startsWith('venue-')) return `${id} ${change.code}`;
  const isOfSection = entry === undefined && change.part === undefined;
  return JSON.stringify([change, entry && [entry.kind, entry.name], isOfSection && _section]);
}

type VenuePair = { readonly before?: ResolvedVenue; readonly after?: ResolvedVenue };

/** Matches venues by address; a renamed file is the same venue if most of its menu is. `passOver`: venues with an unreadable menu. */
function matchVenues(
  before: ReadonlyMap<string, ResolvedVenue>,
  after: ReadonlyMap<string, ResolvedVenue>,
  passOver: ReadonlySet<string>,
): VenuePair[] {
  const readable = (venues: ReadonlyMap<string, ResolvedVenue>): ResolvedVenue[] =>
    [...venues.values()].filter(({ id }) => !passOver.has(id));
  const { pairs, gone, added } = pairUp(readable(before), readable(after), [({ id }) => [id]], (was, is) =>
    hasMostOf(is, was) ? 1 : undefined,
  );
  const all: VenuePair[] = [
    ...pairs.map(([was, is]) => ({ before: was, after: is })),
    ...gone.map((was) => ({ before: was })),
    ...added.map((is) => ({ after: is })),
  ];
  const idOf = (pair: VenuePair): string => (pair.after ?? pair.before)?.id ?? '';
  return all.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

/** Whether two venues are the same: with the same name half of the menu must match, else 90 %, since chains share menus. */
function hasMostOf(after: ResolvedVenue, before: ResolvedVenue): boolean {
  const identities = (venue: ResolvedVenue): Set<string> => new Set(linesOf(venue).map(identityOf));
  const [was, is] = [identities(before), identities(after)];
  const both = [...was].filter((identity) => is.has(identity)).length;
  const share = (2 * both) / Math.max(1, was.size + is.size);
  return before.name === after.name ? share >= 0.5 || was.size + is.size === 0 : share >= 0.9;
}

type Texts = Readonly<Record<Language, TextTree>>;

/** Changed texts of the interface, in every language. They are the same in every venue. */
function compareInterface(before: Texts | undefined, after: Texts | undefined): Change[] {
  if (before === undefined || after === undefined) return [];
  return Object.entries(after).flatMap(([language, texts]) => {
    const known = before[language];
    // A new language is reported by the venues that offer it.
    if (known === undefined) return [];
    const [was, is] = [flat(known), flat(texts)];
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) =>
      compareWords('text', { field, language }, was.get(field), is.get(field)),
    );
  });
}

function flat(tree: TextTree): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([group, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${group}.${name}`, text]),
    ),
  );
}
