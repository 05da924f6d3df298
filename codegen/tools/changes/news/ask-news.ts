import { z } from 'zod';
import type { Unknown } from './news-report.ts';

/** As much of the news of a bar as an edition may drop; docs/api.md has all of it. */
const schema = z.object({
  soldOut: z.array(z.string().regex(/^[a-z0-9-]{1,200}$/)),
  prices: z.array(z.object({ id: z.string().regex(/^[a-z0-9-]{1,200}$/), amount: z.number() })),
  specials: z.array(z.object({ name: z.record(z.string(), z.string()) })),
  notice: z.object({ text: z.record(z.string(), z.string()) }).optional(),
});

/** What a bar says tonight, as anybody may read it (T9). */
export type ToldNews = z.infer<typeof schema>;

export type Answers = {
  /** The site that was asked, without a slash at its end; what was given where that is no address. */
  readonly site: string;
  /** By bar; a bar that the server does not know has none. */
  readonly told: ReadonlyMap<string, ToldNews>;
  readonly unknown: readonly Unknown[];
};

/** In milliseconds, for all bars together. */
const PATIENCE = 10_000;
const AT_ONCE = 8;

/** The server does not answer at all, so that asking it of the next bar is in vain. */
class Away extends Error {}
class WrongAnswer extends Error {}

/** Asks the server of a site what bars say tonight. What goes wrong is told in its answer: it never throws. */
export async function askNews(given: string, basePath: string, barIDs: readonly string[]): Promise<Answers> {
  const site = siteOf(given, basePath);
  if (site === undefined) {
    const reason = `"${given}" is no address of a site: write https:// and its host, such as --news https://cartas.example`;
    return { site: given, told: new Map(), unknown: [{ reason }] };
  }
  const told = new Map<string, ToldNews>();
  const unknown: Unknown[] = [];
  const end = AbortSignal.timeout(PATIENCE);
  const ask = async (barID: string): Promise<void> => {
    try {
      const news = await newsOf({ site, basePath, barID }, end);
      if (news) told.set(barID, news);
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error;
      unknown.push({ barID, reason: error.message });
    }
  };
  try {
    for (let next = 0; next < barIDs.length; next += AT_ONCE) {
      await Promise.all(barIDs.slice(next, next + AT_ONCE).map(ask));
    }
  } catch (error) {
    if (!(error instanceof Away)) throw error;
    return { site, told, unknown: [{ reason: error.message }] };
  }
  return { site, told, unknown };
}

/** Scheme and host; undefined where it is no address that a site can have. */
function siteOf(given: string, basePath: string): string | undefined {
  const url = URL.parse(given.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) return undefined;
  return ['', basePath].includes(url.pathname.replace(/\/$/, '')) ? url.origin : undefined;
}

type Question = { readonly site: string; readonly basePath: string; readonly barID: string };

async function newsOf({ site, basePath, barID }: Question, end: AbortSignal): Promise<ToldNews | undefined> {
  const [status, body] = await fetch(`${site}${basePath}/api/tonight?barID=${encodeURIComponent(barID)}`, {
    signal: end,
  })
    .then(async (answer) => [answer.status, await answer.text()] as const)
    .catch((error: unknown) => {
      throw new Away(`${site} does not answer${whyOf(error)}`, { cause: error });
    });
  const answer = parsed(body);
  if (status === 404 && z.object({ code: z.literal('unknown-bar') }).safeParse(answer).success) return undefined;
  if (status === 404) throw new WrongAnswer(`${site} has no news: it answers 404, as a host of files does`);
  if (status !== 200) throw new WrongAnswer(`${site} answers ${status}`);
  const news = schema.safeParse(answer);
  if (!news.success) throw new WrongAnswer(`${site} answers something else than news`);
  return news.data;
}

/** ' (ECONNREFUSED)' */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return ` within ${PATIENCE / 1_000} seconds`;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? ` (${code})` : '';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
