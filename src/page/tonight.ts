import type { News } from '../../server/protocol/tonight.ts';
import { BASE_PATH } from '../terms/own-site.ts';
import { logFailure } from '../ui/log.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { navigation } from './navigation.ts';
import { TEXTS_CHANGED } from './page-events.ts';
import { eachMinute } from '../ui/each-minute.ts';

/** The news that this phone has received. */
export type Heard = {
  readonly news: News;
  /** When it last received them, in milliseconds. */
  readonly at: number;
  /** The server did not answer the last request (T8). */
  readonly isOld?: boolean;
};

/** Shows news, replacing those shown before. */
export type ShowTonight = (page: Document, heard: Heard) => Promise<void>;

const isQuiet = ({ soldOut, prices, specials, notice }: News): boolean =>
  !(soldOut.length + prices.length + specials.length || notice);

/** Whether the page comes from a server, which says so in a header of the document. A static host does not, and gets no requests (T10). */
const hasServer = (): boolean => navigation()?.serverTiming?.some(({ name }) => name === 'api') ?? false;

/**
 * Keeps a menu's news of tonight up to date (T5, T8): requests them now, when the page becomes visible again, and every minute while it is. The code
 * that shows them is loaded with the first news.
 */
export function watchTonight(page: Document, load: () => Promise<ShowTonight>): void {
  const { bar } = page.getElementById('root')?.dataset ?? {};
  if (bar === undefined) return;
  const key = `carta-tonight-${bar}`;
  let heard: Heard | undefined;
  try {
    heard = JSON.parse(readStored('localStorage', key) ?? '') as Heard;
  } catch {
    // Nothing stored yet.
  }
  let show: ShowTonight | undefined;
  let asked = 0;
  let answered = 0;

  const tell = async (): Promise<void> => {
    try {
      // What is stored may be no news.
      if (!heard || (!show && isQuiet(heard.news))) return;
      show ??= await load();
      await show(page, heard);
    } catch (cause) {
      logFailure('Error loading the news:', cause);
    }
  };

  const hear = async (): Promise<Heard | undefined> => {
    if (!hasServer()) return undefined;
    // The browser's cache only serves for a 304: a diner who looks again sees the current news.
    const response = await fetch(`${BASE_PATH}/api/tonight?barID=${bar}`, { cache: 'no-cache' });
    return response.ok ? { news: (await response.json()) as News, at: Date.now() } : undefined;
  };

  const ask = async (): Promise<void> => {
    if (page.hidden) return;
    const turn = ++asked;
    // A failure mostly means no network. The shown news then say how old they are, and still end at 06:00.
    const answer = await hear().catch(() => undefined);
    // A later request has already been answered.
    if (turn < answered) return;
    answered = turn;
    if (answer) writeStored('localStorage', key, JSON.stringify(answer));
    heard = answer ?? (heard && { ...heard, isOld: true });
    await tell();
  };

  void ask();
  eachMinute(page, ask);
  page.addEventListener(TEXTS_CHANGED, tell);
}
