import { logFailure } from '../../ui/log.ts';
import type { Line, openLine } from './open-line.ts';

type Options = {
  /** Loads the code of the line. */
  readonly load: () => Promise<{ readonly openLine: typeof openLine }>;
  /** Waits before the next attempt. */
  readonly pause: () => Promise<void>;
};

/**
 * Opens lines whose code is still to be loaded. A failed attempt is repeated while the line is open; until then a code is offline, as without a
 * network (L7).
 */
export const lineToCome =
  ({ load, pause }: Options): typeof openLine =>
  (person) => {
    let isClosed = false;
    let hasFailed = false;
    let sayOffline = (): void => {};

    async function come(): Promise<Line | undefined> {
      try {
        const loaded = await load();
        return isClosed ? undefined : loaded.openLine(person);
      } catch (cause) {
        if (!hasFailed) logFailure('Error loading the realtime channel:', cause);
        hasFailed = true;
        sayOffline();
        await pause();
      }
      return isClosed ? undefined : come();
    }

    const coming = come();
    return {
      show: (barID, onState) => {
        let isOver = false;
        sayOffline = () => onState({ phase: 'offline' });
        if (hasFailed) sayOffline();
        const showing = coming.then((line) => (isOver ? undefined : line?.show(barID, onState)));
        return {
          close: () => {
            isOver = true;
            sayOffline = () => undefined;
            void showing.then((shown) => shown?.close());
          },
        };
      },
      close: () => {
        isClosed = true;
        void coming.then((line) => line?.close());
      },
    };
  };
