import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Dishes } from './dishes.ts';
import { type BarNews, newsAt } from './news-at.ts';

/** The public news of a bar as they are sent, and the time and the edition for which they hold. */
type Built = {
  readonly body: string;
  readonly etag: string;
  readonly since: number;
  readonly until: number;
  readonly edition: unknown;
};

type Kept = { readonly news: Promise<BarNews>; built?: Built };

type Parts = {
  readonly store: Pick<Store, 'newsOf' | 'onNotice'>;
  readonly clock: () => number;
  /** The dishes of the menus served now (T6): a new object for each build. */
  readonly dishes: () => Pick<Dishes, 'find' | 'zone'>;
};

/** Caches news in memory, with the same bytes in all processes. A notice of the store invalidates the cache. */
export function createLiveNews({ store, clock, dishes }: Parts) {
  const bars = new Map<string, Kept>();
  const close = store.onNotice((notice) => {
    if (notice.kind === 'news') bars.delete(notice.barID);
    if (notice.kind === 'gap') bars.clear();
  });

  function keep(barID: string): Kept {
    const kept: Kept = { news: store.newsOf({ barID }) };
    bars.set(barID, kept);
    kept.news.catch(() => {
      // The next request reads the store again.
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
    /** Throws `StoreUnavailable` if they are not cached and the store cannot be read. */
    async of(barID: string): Promise<Built> {
      const now = clock();
      const kept = bars.get(barID) ?? keep(barID);
      const { built } = kept;
      if (built && built.edition === dishes() && now >= built.since && now < built.until) return built;
      return (kept.built = build(barID, await kept.news, now));
    },
    close,
  };
}
