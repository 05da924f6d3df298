import { TEXTS_CHANGED } from '../page/page-events.ts';
import { fill } from '../terms/fill.ts';
import type { ClosedDay } from '../terms/served.ts';
import { quickLocalTime } from '../time/local-time.ts';
import { openingAt } from '../time/opening.ts';

const EVERY = 60_000;
const DAY = 864e5;

/** Says on a page whether its venue is open, and keeps it true while the page is. The line has its room, and its words in `data-says`. */
export function watchOpening(page: Document): void {
  if (!page.querySelector('[data-hours]')) return;
  const say = (): void => {
    const line = page.querySelector<HTMLElement>('[data-hours]');
    const local = quickLocalTime(new Date(), page.documentElement.dataset['zone']);
    if (line && local) line.textContent = sentence(line, local, page.documentElement.lang);
  };
  say();
  setInterval(say, EVERY);
  page.addEventListener('visibilitychange', say);
  page.addEventListener(TEXTS_CHANGED, say);
}

function sentence({ dataset }: HTMLElement, local: Date, language: string): string {
  const [open = '', openUntil = '', closed = '', opensAt = '', opensOn = '', untilOne = ''] =
    dataset['says']?.split('|') ?? [];
  const days = JSON.parse(dataset['closed'] ?? '[]') as readonly ClosedDay[];
  const { isOpen, until } = openingAt(dataset['hours'] ?? '', days, local);
  if (!until) return isOpen ? open : closed;
  // `Intl` takes an old phone 60 ms.
  const time = until.toISOString().slice(11, 16).replace(/^0/, '');
  if (isOpen) return fill(time.startsWith('1:') ? untilOne : openUntil, { time });
  if (+until - +local >= 7 * DAY) return closed;
  const isToday = Math.floor(+until / DAY) === Math.floor(+local / DAY);
  return isToday
    ? fill(opensAt, { time })
    : fill(opensOn, { day: until.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }), time });
}
