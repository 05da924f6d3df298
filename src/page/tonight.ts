import type { News } from '../../server/protocol/tonight.ts';
import { BASE_PATH } from '../terms/own-site.ts';
import { logFailure } from '../ui/log.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { navigation } from './navigation.ts';
import { TEXTS_CHANGED } from './page-events.ts';
import { onReturn } from '../ui/on-return.ts';

/** News as this phone has them. */
export type Heard = {
  readonly news: News;
  /** When it heard them last, in milliseconds. */
  readonly at: number;
  /** The server did not answer when it was asked last (T8). */
  readonly isOld?: boolean;
};

/** Shows news, in the place of those that were shown before. */
export type ShowTonight = (page: Document, heard: Heard) => Promise<void>;

/** So often an open page asks, in milliseconds. */
const EVERY = 60_000;

const isQuiet = ({ soldOut, prices, specials, notice }: News): boolean =>
  soldOut.length + prices.length + specials.length === 0 && !notice;

/** Whether there is a server behind the page: it says so with the document. A host of static files does not, and is asked nothing (T10). */
const hasServer = (): boolean => navigation()?.serverTiming?.some(({ name }) => name === 'api') ?? false;

/**
 * Keeps a menu's news of tonight (T5, T8): asked for now, when the page is looked at again, and every minute while it is. What shows them
 * is loaded with the first that there are.
 */
export function watchTonight(page: Document, load: () => Promise<ShowTonight>): void {
  const { bar } = page.getElementById('root')?.dataset ?? {};
  if (bar === undefined) return;
  const key = `carta-tonight-${bar}`;
  let heard: Heard | undefined;
  try {
    heard = JSON.parse(readStored('localStorage', key) ?? '') as Heard;
  } catch {
    // None until now.
  }
  let show: ShowTonight | undefined;
  let asked = 0;
  let answered = 0;

  const tell = async (): Promise<void> => {
    if (!heard || (!show && isQuiet(heard.news))) return;
    try {
      show ??= await load();
      await show(page, heard);
    } catch (cause) {
      logFailure('Error showing the news of tonight:', cause);
    }
  };

  const hear = async (): Promise<Heard | undefined> => {
    if (!hasServer()) return undefined;
    // What the phone has is good for a 304 only: a diner who looks again sees the current news.
    const response = await fetch(`${BASE_PATH}/api/tonight?barID=${bar}`, { cache: 'no-cache' });
    return response.ok ? { news: (await response.json()) as News, at: Date.now() } : undefined;
  };

  const ask = async (): Promise<void> => {
    if (page.hidden) return;
    const turn = ++asked;
    // No network, most of the time where there is no answer. What is shown says how old it is, and ends at 06:00 all the same.
    const answer = await hear().catch(() => undefined);
    // Who was asked later has answered already.
    if (turn < answered) return;
    answered = turn;
    if (answer) writeStored('localStorage', key, JSON.stringify(answer));
    heard = answer ?? (heard && { ...heard, isOld: true });
    await tell();
  };

  void ask();
  setInterval(ask, EVERY);
  page.addEventListener('visibilitychange', ask);
  onReturn(ask);
  page.addEventListener(TEXTS_CHANGED, tell);
}
