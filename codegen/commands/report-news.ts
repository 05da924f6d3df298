import type { NewsReport } from '../tools/changes/news/news-report.ts';
import type { droppedNews } from '../tools/changes/news/dropped-news.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words } from '../diagnostics/words.ts';

/** Options of commands that ask a server which of tonight's news an edition drops (T6). */
export type NewsOptions = { news?: string; failOnDroppedNews?: boolean };

/** The menus that are compared with the news. */
export type Edition = Omit<Parameters<typeof droppedNews>[0], 'site'>;

/** The news that an edition drops; undefined without `--news`. A server that does not answer is reported, without an error. */
export async function reportNews(
  { news: site, failOnDroppedNews }: NewsOptions,
  editionOf: () => Promise<Edition>,
): Promise<NewsReport | undefined> {
  if (site === undefined) {
    if (failOnDroppedNews) throw new UsageError(words('newsNeeded'));
    return undefined;
  }
  const tool = await import('../tools/changes/news/dropped-news.ts');
  return tool.droppedNews({ site, ...(await editionOf()) });
}

/** Whether a command fails because news are dropped, or may be; only with `failOnDroppedNews`. */
export const isRefused = (news: NewsReport | undefined, { failOnDroppedNews }: NewsOptions): boolean =>
  failOnDroppedNews === true && news !== undefined && news.dropped.length + news.unknown.length > 0;
