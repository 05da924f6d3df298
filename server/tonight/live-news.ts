import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Dishes } from './dishes.ts';
import { type BarNews, newsAt } from './news-at.ts';

/** The news of a bar as they are sent to anybody, until they change by themselves. */
export type SentNews = { readonly body: string; readonly etag: string };

type Built = SentNews & { readonly since: number; readonly until: number; readonly edition: unknown };

type Kept = { readonly news: Promise<BarNews>; built?: Built };

type Parts = {
  readonly store: Pick<Store, 'newsOf' | 'onNotice'>;
  readonly clock: () => number;
  /** What the menus have that are served now (T6): another object for each edition. */
  readonly dishes: () => Pick<Dishes, 'find' | 'zone'>;
};

/** Answers news from memory, in all processes the same bytes: each forgets what has changed when the store gives notice. */
export function createLiveNews({ store, clock, dishes }: Parts): {
  /** Throws `StoreUnavailable` where they are not in memory and the store cannot say. */
  readonly of: (barID: string) => Promise<SentNews>;
  readonly close: () => void;
} {
  const bars = new Map<string, Kept>();
  const close = store.onNotice((notice) => {
    if (notice.kind === 'news') bars.delete(notice.barID);
    if (notice.kind === 'gap') bars.clear();
  });

  function keep(barID: string): Kept {
    const kept: Kept = { news: store.newsOf({ barID }) };
    bars.set(barID, kept);
    kept.news.catch(() => {
      // The next request asks the store again.
      if (bars.get(barID) === kept) bars.delete(barID);
    });
    return kept;
  }

  function build(barID: string, news: BarNews, now: number): Built {
    const edition = dishes();
    const has = (dishID: string): boolean => edition.find(barID, dishID) !== undefined;
    const { news: current, changes } = newsAt(news, { barID, now, zone: edition.zone(barID), has });
    const body = JSON.stringify(current);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { body, etag, since: now, until: changes, edition };
  }

  return {
    async of(barID) {
      const now = clock();
      const kept = bars.get(barID) ?? keep(barID);
      const { built } = kept;
      if (built && built.edition === dishes() && now >= built.since && now < built.until) return built;
      return (kept.built = build(barID, await kept.news, now));
    },
    close,
  };
}
