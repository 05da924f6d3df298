import { linesOf } from '../match/line.ts';
import { matchVenue } from '../match/match-entries.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import type { Change } from '../change.ts';
import { nameOf, sideOf, type LabelWords, type Sides } from '../sides.ts';
import type { Language } from '../../../src/i18n/language.ts';
import { compareFacts, comparePictures } from './compare-content.ts';
import { compareEntries, type PlacedChange } from './compare-entries.ts';
import { compareSections } from './compare-sections.ts';
import { compareText } from './compare-text.ts';

/** What comparing needs beside the venues. */
export type Around = {
  /** Words of the price labels, before and after. */
  readonly labels: Readonly<Record<'before' | 'after', (language: Language) => LabelWords>>;
  readonly isPictureChanged: (file: string) => boolean;
};

/** All that changed of one venue for those who read its menu; empty if nothing did. */
export function compareVenue(before: ResolvedVenue, after: ResolvedVenue, around: Around): Change[] {
  const sides: Sides = {
    before: sideOf(before, around.labels.before),
    after: sideOf(after, around.labels.after),
    common: after.languages.filter((language) => before.languages.includes(language)),
    isPictureChanged: around.isPictureChanged,
  };
  const matched = matchVenue(before, after, sides);
  const comparison = { before, after, matched, sides };
  return [
    ...compareStatus(before, after, sides),
    ...(before.status === 'open' && after.status === 'open' ? compareFields(before, after, sides) : []),
    ...inOrder([...compareSections(comparison), ...compareEntries(comparison)]),
  ];
}

/** In the order of the menu as it is now; what is no longer in it comes last. */
function inOrder(changes: readonly PlacedChange[]): Change[] {
  const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
  return changes
    .toSorted((one, other) => compare(one.section, other.section) || compare(one.index, other.index))
    .map(({ change }) => change);
}

/** What a venue without a menu has, too. */
function compareStatus(before: ResolvedVenue, after: ResolvedVenue, sides: Sides): Change[] {
  const changes: Change[] = [];
  if (before.id !== after.id) changes.push({ code: 'venue-moved', before: pageOf(before.id), after: pageOf(after.id) });
  if (before.name !== after.name) changes.push({ code: 'venue-renamed', before: before.name, after: after.name });
  if (before.status !== after.status) {
    changes.push(
      after.status === 'open'
        ? { code: 'venue-available', entries: dishesOf(after, sides) }
        : { code: 'venue-unavailable' },
    );
  }
  changes.push(
    ...compareFacts(
      'page',
      { 'key in the codes of stamp cards': keyOf(before), 'address with one more word': before.urlPath },
      { 'key in the codes of stamp cards': keyOf(after), 'address with one more word': after.urlPath },
    ),
  );
  return changes;
}

/** A key that is the file's name changes with it, which is told as such. */
function keyOf({ id, barID }: ResolvedVenue): string | undefined {
  return barID === id ? undefined : barID;
}

/** Names of what a venue shows. */
export function dishesOf(venue: ResolvedVenue, { after }: Pick<Sides, 'after'>): string[] {
  return linesOf(venue)
    .filter(({ isShown, entry }) => isShown && 'id' in entry)
    .map(({ entry }) => nameOf(entry, after).name);
}

/** Where diners find a venue. */
export function pageOf(id: string): string {
  return `/cartasqr/${id === 'index' ? '' : id}`;
}

function compareFields(before: ResolvedVenue, after: ResolvedVenue, sides: Sides): Change[] {
  return [
    ...compareLanguages(before, after, sides),
    ...compareText('subtitle', before.subtitle, after.subtitle, sides),
    ...comparePictures({ logo: before.logoFile }, { logo: after.logoFile }, sides),
    ...compareFacts('contact', contactOf(before), contactOf(after)),
    ...compareInfo(before, after, sides),
    ...compareFacts('theme', before.theme, after.theme),
    ...compareLoyalty(before, after, sides),
  ];
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

function contactOf({ contact }: ResolvedVenue) {
  return {
    phone: contact?.phone?.text,
    address: contact?.address,
    instagram: contact?.instagram,
    facebook: contact?.facebook,
  };
}

/** The card above the sections. Its phones are told apart by their place. */
function compareInfo({ info: before }: ResolvedVenue, { info: after }: ResolvedVenue, sides: Sides): Change[] {
  const phones = (info: ResolvedVenue['info']) => info?.phones ?? [];
  const count = Math.max(phones(before).length, phones(after).length);
  const facts = (info: ResolvedVenue['info']) => ({
    'year of foundation': info?.founded,
    address: info?.address,
    ...Object.fromEntries(
      phones(info).map(({ number, kind }, index) => [
        `phone ${index + 1}`,
        kind === 'tel' ? number : `${number} (${kind})`,
      ]),
    ),
  });
  return [
    ...compareFacts('info', facts(before), facts(after)),
    ...Array.from({ length: count }, (_, index) =>
      compareText(`label of phone ${index + 1}`, phones(before)[index]?.label, phones(after)[index]?.label, sides),
    ).flat(),
  ];
}

function compareLoyalty({ loyalty: before }: ResolvedVenue, { loyalty: after }: ResolvedVenue, sides: Sides): Change[] {
  const facts = (loyalty: ResolvedVenue['loyalty']) => ({
    'stamp card': loyalty !== undefined,
    stamps: loyalty?.stamps,
    validity: loyalty?.validity,
    'stamps a day': loyalty?.perDay,
  });
  return [
    ...compareFacts('loyalty', facts(before), facts(after)),
    ...compareText('reward', before?.reward, after?.reward, sides),
  ];
}
