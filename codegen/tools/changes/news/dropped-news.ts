import type { ResolvedVenue } from '../../../resolve/venue.ts';
import { titleOf } from '../../../kinds/entry-text.ts';
import { linesOf } from '../match/line.ts';
import type { Menus } from '../read-menus.ts';
import { askNews, type ToldNews } from './ask-news.ts';
import type { DroppedNews, NewsReport } from './news-report.ts';

/** What is served until now, as far as it is known: the bar of each venue, and its menu. */
export type Served = ReadonlyMap<string, { readonly barID: string; readonly menu?: ResolvedVenue }>;

type Wishes = {
  /** The address of the site, as it was given. */
  readonly site: string;
  readonly served: Served;
  /** The menus of the edition. */
  readonly edition: Menus;
  /** Only the bar of this venue. */
  readonly only?: string | undefined;
};

/** What of tonight's news an edition drops: those that name a dish which the menus of its bar have no more (T6). */
export async function droppedNews({ site: given, served, edition, only }: Wishes): Promise<NewsReport> {
  const barOf = (id: string): string | undefined => edition.venues.get(id)?.barID ?? served.get(id)?.barID;
  const bars = new Map<string, ReadonlySet<string>>();
  for (const { barID } of served.values()) bars.set(barID, new Set());
  for (const venue of edition.venues.values()) {
    bars.set(venue.barID, new Set([...(bars.get(venue.barID) ?? []), ...dishIdsOf(venue)]));
  }
  const kept = new Set([...edition.venues.values()].map(({ barID }) => barID));
  const broken = new Set([...edition.broken].flatMap((id) => barOf(id) ?? []));
  const asked = [...bars.keys()].filter((barID) => only === undefined || barID === barOf(only)).toSorted();
  const answers = await askNews(
    given,
    edition.site.basePath,
    asked.filter((barID) => !broken.has(barID)),
  );
  return {
    site: answers.site,
    dropped: asked.flatMap((barID) => {
      const told = answers.told.get(barID);
      return told ? droppedOf(barID, told, { dishes: bars.get(barID), isKept: kept.has(barID), served }) : [];
    }),
    unknown: [
      ...answers.unknown,
      ...asked.filter((barID) => broken.has(barID)).map((barID) => ({ barID, reason: 'its menu has an error' })),
    ],
  };
}

/** The ids that news can name: of what is shown, and is ordered by itself. `src/app/list-dishes.ts` tells the server the same. */
export function dishIdsOf(venue: ResolvedVenue): string[] {
  return linesOf(venue).flatMap(({ entry, isShown }) => (isShown && 'id' in entry ? entry.id : []));
}

type Bar = { readonly dishes: ReadonlySet<string> | undefined; readonly isKept: boolean; readonly served: Served };

function droppedOf(barID: string, told: ToldNews, { dishes, isKept, served }: Bar): DroppedNews[] {
  const named = (id: string): Pick<DroppedNews, 'barID' | 'id' | 'name'> => {
    const name = nameOf(barID, id, served);
    return { barID, id, ...(name !== undefined && { name }) };
  };
  const ofDishes = [
    ...told.soldOut.map((id) => ({ ...named(id), what: 'sold-out' as const })),
    ...told.prices.map(({ id, amount }) => ({ ...named(id), what: 'price' as const, amount })),
  ].filter(({ id }) => id === undefined || !dishes?.has(id));
  if (isKept) return ofDishes;
  return [
    ...ofDishes,
    ...told.specials.map(({ name }) => ({ barID, what: 'special' as const, name: firstOf(name) })),
    ...(told.notice ? [{ barID, what: 'notice' as const, name: firstOf(told.notice.text) }] : []),
  ];
}

function nameOf(barID: string, dishID: string, served: Served): string | undefined {
  for (const { barID: other, menu } of served.values()) {
    const line = other === barID && menu && linesOf(menu).find(({ entry }) => 'id' in entry && entry.id === dishID);
    if (line) return menu.languages.map((language) => titleOf(line.entry)[language]).find((text) => text !== undefined);
  }
  return undefined;
}

const firstOf = (words: Readonly<Record<string, string>>): string => Object.values(words)[0] ?? '';
