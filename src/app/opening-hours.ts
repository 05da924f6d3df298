import { TEXTS_CHANGED } from '../page/page-events.ts';
import { fill } from '../terms/fill.ts';
import type { ClosedDay } from '../terms/served.ts';
import { quickLocalTime } from '../time/local-time.ts';
import { DAY, openingAt } from '../time/opening.ts';

const EVERY = 60_000;

/** Shows on a page whether its venue is open, and updates it every minute. The line's space is reserved, and its words are in `data-says`. */
export function watchOpening(page: Document): void {
  if (!page.querySelector('[data-hours]')) return;
  const say = (): void => {
    const line = page.querySelector<HTMLElement>('[data-hours]');
    const local = quickLocalTime(new Date(), page.documentElement.dataset['zone']);
    if (line && local) line.textContent = sentence(line, local);
  };
  say();
  setInterval(say, EVERY);
  page.addEventListener('visibilitychange', say);
  page.addEventListener(TEXTS_CHANGED, say);
}

/**
 * The indices in `data-says`. Before them are the days of the week, Sunday first: browsers do not have the words of every language. The variant of a
 * sentence for 1:00 to 1:59 is three places further.
 */
const OPEN = 7;
const CLOSED = 8;
const OPEN_UNTIL = 9;
const OPENS_TODAY = 10;
const OPENS_ON = 11;
const ONE = 3;

function sentence({ dataset }: HTMLElement, local: Date): string {
  const says = dataset['says']?.split('|') ?? [];
  const days = JSON.parse(dataset['closed'] ?? '[]') as readonly ClosedDay[];
  const { isOpen, until } = openingAt(dataset['hours'] ?? '', days, local);
  if (!until || (!isOpen && +until - +local >= 7 * DAY)) return says[isOpen ? OPEN : CLOSED] ?? '';
  // `Intl` takes an old phone 60 ms.
  const time = until.toISOString().slice(11, 16).replace(/^0/, '');
  const isToday = Math.floor(+until / DAY) === Math.floor(+local / DAY);
  const said = isOpen ? OPEN_UNTIL : isToday ? OPENS_TODAY : OPENS_ON;
  const day = says[until.getUTCDay()] ?? '';
  return fill(says[time.startsWith('1:') ? said + ONE : said] ?? '', { day, time });
}
