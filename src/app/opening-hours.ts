import { TEXTS_CHANGED } from '../page/page-events.ts';
import { fill } from '../terms/fill.ts';
import { DAY } from '../terms/open-at.ts';
import type { ClosedDay } from '../terms/served.ts';
import { quickLocalTime } from '../time/local-time.ts';
import { openingAt } from '../time/opening.ts';
import { eachMinute } from '../ui/each-minute.ts';

/** Shows on a page whether its venue is open, and updates it every minute. The line's space is reserved, and its words are in `data-says`. */
export function watchOpening(page: Document): void {
  if (!page.querySelector('[data-hours]')) return;
  const say = (): void => {
    const line = page.querySelector<HTMLElement>('[data-hours]');
    const local = quickLocalTime(new Date(), page.documentElement.dataset['zone']);
    if (line && local) line.textContent = sentence(line, local);
  };
  say();
  eachMinute(page, say);
  page.addEventListener(TEXTS_CHANGED, say);
}

/**
 * The sentence of `data-says`: after the days of the week, from Sunday (browsers do not have the words of every language), 'open', 'closed', 'open
 * until', 'opens today' and 'opens on'; then the last three for 1:00 to 1:59.
 */
function sentence({ dataset }: HTMLElement, local: Date): string {
  const says = dataset['says']?.split('|') ?? [];
  const [open = '', closed = '', ...changes] = says.slice(7);
  const days = JSON.parse(dataset['closed'] ?? '[]') as readonly ClosedDay[];
  const { isOpen, until } = openingAt(dataset['hours'] ?? '', days, local);
  if (!until || (!isOpen && +until - +local >= 7 * DAY)) return isOpen ? open : closed;
  // `Intl` takes an old phone 60 ms.
  const time = until.toISOString().slice(11, 16).replace(/^0/, '');
  const isToday = Math.floor(+until / DAY) === Math.floor(+local / DAY);
  const change = isOpen ? 0 : isToday ? 1 : 2;
  const day = says[until.getUTCDay()] ?? '';
  return fill(changes[time.startsWith('1:') ? change + 3 : change] ?? '', { day, time });
}
