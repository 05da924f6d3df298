import { SHOWING } from '../protocol/realtime.ts';
import type { Store } from '../store/store.ts';
import { drop } from './diner-socket.ts';
import type { OpenSockets } from './open-sockets.ts';

type Parts = {
  readonly store: Pick<Store, 'keepShowings'>;
  readonly sockets: OpenSockets;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
};

/** Keeps the showings of connected sockets open (L6). Sockets are closed when that failed so long that showings may be over. */
export class ShowingKeeper {
  readonly #parts: Parts;
  #kept: number;
  #keeping = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#kept = parts.clock();
  }

  /** To be called every 10 s. */
  async keep(): Promise<void> {
    const { store, sockets, clock, report } = this.#parts;
    const now = clock();
    const showing = sockets.showing();
    if (now - this.#kept > SHOWING.grace) {
      showing.forEach(drop);
      this.#kept = now;
      return;
    }
    if (this.#keeping) return;
    this.#keeping = true;
    try {
      const showings = [...new Set(showing.flatMap(({ data }) => data.shown?.showing ?? []))];
      if (showings.length > 0) await store.keepShowings({ showings, now });
      this.#kept = now;
    } catch (error) {
      report(error);
    } finally {
      this.#keeping = false;
    }
  }
}
