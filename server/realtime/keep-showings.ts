import { SHOWING } from '../protocol/showing.ts';
import type { Store } from '../store/store.ts';
import { drop } from './diner-socket.ts';
import type { Parts as EventParts } from './answer-events.ts';

type Parts = Pick<EventParts, 'sockets' | 'clock' | 'report'> & { readonly store: Pick<Store, 'keepShowings'> };

/**
 * Returns a function that renews the leases of showings with connected sockets (L6), to be called every 10 s. If it has failed for
 * so long that showings may be over, or the clock has stepped back, it closes the sockets: the phones reconnect and show their codes again.
 */
export function createKeeper({ store, sockets, clock, report }: Parts): () => Promise<void> {
  let kept = clock();
  let isKeeping = false;
  return async () => {
    const now = clock();
    const showing = sockets.showing();
    if (Math.abs(now - kept) > SHOWING.grace) {
      showing.forEach(drop);
      kept = now;
      return;
    }
    if (isKeeping) return;
    isKeeping = true;
    try {
      const showings = [...new Set(showing.flatMap(({ data }) => data.shown?.showing ?? []))];
      if (showings.length > 0) await store.keepShowings({ showings, now });
      kept = now;
    } catch (error) {
      report(error);
    } finally {
      isKeeping = false;
    }
  };
}
