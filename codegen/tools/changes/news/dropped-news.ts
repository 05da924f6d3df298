import type { ResolvedVenue } from '../../../resolve/venue.ts';
import { WordedError } from '../../../diagnostics/usage-error.ts';
import { words, type Words } from '../../../diagnostics/words.ts';
import { wordIn, titleOf } from '../../../kinds/entry-text.ts';
import { parseJson } from '../../../../src/terms/parse-json.ts';
import { currencyOf } from '../../../../src/terms/site.ts';
import { linesOf } from '../match/line.ts';
import type { Menus } from '../read-menus.ts';
import type { DroppedNews, NewsReport, Unknown } from './news-report.ts';
import { z } from 'zod';

/** The venues served until now, as far as known: the bar of each, and its menu. */
type Served = ReadonlyMap<string, { readonly barID: string; readonly menu?: ResolvedVenue }>;

type Wishes = {
  readonly site: string;
  readonly served: Served;
  readonly edition: Menus;
  readonly only?: string | undefined;
};

/** The news of tonight that an edition drops, because the menus of its bar no longer have the dish (T6). */
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
  const currency = currencyOf(edition.site.country);
  return {
    site: answers.site,
    dropped: asked.flatMap((barID) => {
      const found = answers.found.get(barID);
      return found
        ? droppedOf(barID, found, { dishes: bars.get(barID), isKept: kept.has(barID), served, currency })
        : [];
    }),
    unknown: [
      ...answers.unknown,
      ...asked.filter((barID) => broken.has(barID)).map((barID) => becauseOf(words('menuHasError'), barID)),
    ],
  };
}

/** The ids that news can name: of visible entries with an id. `src/app/list-dishes.ts` lists the same for the server. */
export function dishIdsOf(venue: ResolvedVenue): string[] {
  return linesOf(venue).flatMap(({ entry, isShown }) => (isShown && 'id' in entry ? entry.id : []));
}

type Bar = {
  readonly dishes: ReadonlySet<string> | undefined;
  readonly isKept: boolean;
  readonly served: Served;
  readonly currency: string;
};

function droppedOf(barID: string, found: BarNews, { dishes, isKept, served, currency }: Bar): DroppedNews[] {
  const named = (id: string): Pick<DroppedNews, 'barID' | 'id' | 'name'> => {
    const name = nameOf(barID, id, served);
    return { barID, id, ...(name !== undefined && { name }) };
  };
  const ofDishes = [
    ...found.soldOut.map((id) => ({ ...named(id), what: 'sold-out' as const })),
    ...found.prices.map(({ id, amount }) => ({
      ...named(id),
      what: 'price' as const,
      amount,
      ...(currency !== 'EUR' && { currency }),
    })),
  ].filter(({ id }) => id === undefined || !dishes?.has(id));
  if (isKept) return ofDishes;
  return [
    ...ofDishes,
    ...found.specials.map(({ name }) => ({ barID, what: 'special' as const, name: firstOf(name) })),
    ...(found.notice ? [{ barID, what: 'notice' as const, name: firstOf(found.notice.text) }] : []),
  ];
}

function nameOf(barID: string, dishID: string, served: Served): string | undefined {
  for (const { barID: other, menu } of served.values()) {
    const line = other === barID && menu && linesOf(menu).find(({ entry }) => 'id' in entry && entry.id === dishID);
    if (line) return wordIn(titleOf(line.entry), menu.languages) || undefined;
  }
  return undefined;
}

const firstOf = (text: Readonly<Record<string, string>>): string => Object.values(text)[0] ?? '';

/** The fields of a bar's news that an edition may drop; docs/api.md describes the rest. */
const schema = z.object({
  soldOut: z.array(z.string().regex(/^[a-z0-9-]{1,200}$/)),
  prices: z.array(z.object({ id: z.string().regex(/^[a-z0-9-]{1,200}$/), amount: z.number() })),
  specials: z.array(z.object({ name: z.record(z.string(), z.string()) })),
  notice: z.object({ text: z.record(z.string(), z.string()) }).optional(),
});

/** The public news of a bar (T9). */
type BarNews = z.infer<typeof schema>;

type Answers = {
  /** The requested site, without a slash at its end; the given text if it is no address. */
  readonly site: string;
  /** By bar; a bar that the server does not know has none. */
  readonly found: ReadonlyMap<string, BarNews>;
  readonly unknown: readonly Unknown[];
};

/** Timeout in milliseconds for all bars together, and requests at a time. */
const PATIENCE = 10_000;
const AT_ONCE = 8;

/** The server does not answer at all, so further requests are pointless. */
class Away extends WordedError {}

/** Requests the news of bars from a site's server. Never throws: failures are part of the result. */
async function askNews(given: string, basePath: string, barIDs: readonly string[]): Promise<Answers> {
  const site = siteOf(given, basePath);
  if (site === undefined) {
    return { site: given, found: new Map(), unknown: [becauseOf(words('notASite', given))] };
  }
  const found = new Map<string, BarNews>();
  const unknown: Unknown[] = [];
  const signal = AbortSignal.timeout(PATIENCE);
  const ask = async (barID: string): Promise<void> => {
    const [status, body] = await fetch(`${site}${basePath}/api/tonight?barID=${encodeURIComponent(barID)}`, { signal })
      .then(async (answer) => [answer.status, await answer.text()] as const)
      .catch((error: unknown) => {
        throw new Away(noAnswer(site, error));
      });
    const answer = parseJson(body);
    const news = schema.safeParse(answer);
    if (status === 200 && news.success) found.set(barID, news.data);
    else if (status !== 404 || !unknownBar.safeParse(answer).success)
      unknown.push(becauseOf(WRONG[status]?.(site) ?? words('answersStatus', site, status), barID));
  };
  try {
    for (let next = 0; next < barIDs.length; next += AT_ONCE) {
      await Promise.all(barIDs.slice(next, next + AT_ONCE).map(ask));
    }
  } catch (error) {
    if (!(error instanceof Away)) throw error;
    return { site, found, unknown: [becauseOf(error.words)] };
  }
  return { site, found, unknown };
}

const unknownBar = z.object({ code: z.literal('unknown-bar') });

const becauseOf = ({ en, es }: Words, barID?: string): Unknown => ({
  ...(barID !== undefined && { barID }),
  reason: en,
  es,
});

/** What is wrong with an answer without news, by its status. */
const WRONG: Readonly<Record<number, (site: string) => Words>> = {
  200: (site) => words('answersOtherThanNews', site),
  404: (site) => words('siteHasNoNews', site),
};

/** Scheme and host; undefined if it is no possible address of a site. */
function siteOf(given: string, basePath: string): string | undefined {
  const url = URL.parse(given.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) return undefined;
  return ['', basePath].includes(url.pathname.replace(/\/$/, '')) ? url.origin : undefined;
}

function noAnswer(site: string, error: unknown): Words {
  if (!(error instanceof Error)) return words('noAnswer', site);
  if (error.name === 'TimeoutError') return words('noAnswerWithin', site, PATIENCE / 1_000);
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? words('noAnswerBecause', site, code) : words('noAnswer', site);
}
