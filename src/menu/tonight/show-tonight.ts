import type { News } from '../../../server/protocol/tonight.ts';
import type { TonightTexts } from '../../i18n/texts.ts';
import type { LoadTexts } from '../../i18n/use-shown-texts.ts';
import { NEWS_CHANGED } from '../../page/page-events.ts';
import { ADDED, OWN_PRICES, rowsOf } from '../../page/rows.ts';
import type { Heard } from '../../page/tonight.ts';
import { fill } from '../../terms/fill.ts';
import { type Language, TIME_ZONE } from '../../terms/house.ts';
import { logFailure } from '../../ui/log.ts';
import { formatPrice } from '../../ui/price.ts';
import { eveningOf } from '../../time/evening.ts';
import { changeRows } from '../change-rows.ts';
import { type DishNews, setTonight } from './shown.ts';
import { offerTonight } from './offer-tonight.ts';
import { putSection } from './put-section.ts';
import { tonightSection } from './tonight-section.ts';
import { localesOf } from '../../terms/locales.ts';

/** The news that hold at an instant. */
export type TonightNews = Pick<News, 'soldOut' | 'prices' | 'specials' | 'notice'>;

const NO_NEWS: TonightNews = { soldOut: [], prices: [], specials: [] };

const MINUTE = 60_000;

/** How long the server's answer that a notice has not ended overrides the phone's clock: until the next request. In milliseconds. */
const BELIEVED = 70_000;

/** Whether news are of another night (T8): of before the last 06:00 of the venue, or of before the phone set its clock back over it. */
const isOver = ({ at }: Heard, now: number, zone: string): boolean =>
  eveningOf(new Date(at), zone) !== eveningOf(new Date(now), zone);

/** The news that still hold: those since the venue's last 06:00 (T8), a notice until its end (T4). */
function holding(heard: Heard, now: number, zone: string): TonightNews {
  if (isOver(heard, now, zone)) return NO_NEWS;
  const { news, at, isOld } = heard;
  const { soldOut, prices, specials, notice } = news;
  const isCurrent = !isOld && now - at < BELIEVED;
  return { soldOut, prices, specials, ...(notice && (isCurrent || Date.parse(notice.until) > now) && { notice }) };
}

/** Whether there are any news: only then is their age shown. */
const isSaid = ({ soldOut, prices, specials, notice }: TonightNews): boolean =>
  notice !== undefined || soldOut.length + prices.length + specials.length > 0;

/** The shown news: the same news in the same language change nothing. */
let shown = '';
let shownIn: Language | undefined;

const zoneOf = (page: Document): string => page.documentElement.dataset['zone'] ?? TIME_ZONE;

const languageOf = (page: Document): Language => page.documentElement.lang as Language;

const timeOf = (instant: number, language: Language, timeZone: string): string =>
  new Date(instant).toLocaleTimeString(localesOf(language), { timeStyle: 'short', timeZone });

/** The last call of `showTonight`. */
let last: Parameters<typeof showTonight> | undefined;

/** Ends the news at 06:00 while their successors are awaited: a phone that wakes may wait for minutes on a bad network. */
function endAtSix(): void {
  if (!last) return;
  const [page, heard] = last;
  if (!isOver(heard, Date.now(), zoneOf(page))) return;
  showTonight(...last).catch((cause: unknown) => logFailure('Error ending the news:', cause));
}

/** Shows news in a menu's rows, and the section 'Hoy', until 06:00. Nothing visible moves (T5). */
export async function showTonight(page: Document, heard: Heard, load: LoadTexts<TonightTexts>): Promise<void> {
  if (!last) setInterval(endAtSix, MINUTE);
  page.addEventListener('visibilitychange', endAtSix);
  // Back from the browser's back/forward cache.
  window.addEventListener('pageshow', endAtSix);
  last = [page, heard, load];
  const zone = zoneOf(page);
  const news = holding(heard, Date.now(), zone);
  const language = languageOf(page);
  const time = heard.isOld ? timeOf(heard.at, language, zone) : undefined;
  const now = JSON.stringify([news, language, time]);
  if (now === shown) return;
  const [texts, ids] = await Promise.all([load(language), idsOf(page, news)]);
  // Another language was chosen meanwhile; its texts are loading.
  if (languageOf(page) !== language) return;
  const isTranslated = shownIn !== language;
  [shown, shownIn] = [now, language];
  const rows = rowsOf(page);
  const unitOf = (id: string): string | undefined => rows[ids.indexOf(id)]?.querySelector(UNIT)?.textContent;
  const dishes = dishNews(news, language, texts, unitOf);
  const tell = (): void => {
    setTonight({ dishes, specials: news.specials, title: texts.tonight.title, reveal: () => reveal() });
    page.documentElement.dispatchEvent(new Event(NEWS_CHANGED));
  };
  const age = time && isSaid(news) ? fill(texts.tonight.heardAt, { time }) : undefined;
  // Before the rows: it reads positions, which cost no layout until something changes.
  const reveal = putSection(page, tonightSection(page, { news, age, language, texts }), { isTranslated, onPut: tell });
  changeRows(page, () => {
    for (const [index, row] of rows.entries()) markRow(row, dishes.get(ids[index] ?? ''));
  });
  offerTonight(page, { news, language, texts, reveal });
  tell();
}

let ids: Promise<readonly string[]> | undefined;

/** The ids of the page's rows in the news, in their order (`build/page.ts`); fetched when there are news for a row. */
async function idsOf(
  page: Document,
  { soldOut, prices }: Pick<News, 'soldOut' | 'prices'>,
): Promise<readonly string[]> {
  if (soldOut.length + prices.length === 0) return [];
  const { page: folder = '' } = page.getElementById('root')?.dataset ?? {};
  ids ??= fetch(`${folder}/rows.json`).then((response) => response.json() as Promise<string[]>);
  try {
    return await ids;
  } catch (cause) {
    ids = undefined;
    throw cause;
  }
}

function dishNews(
  { soldOut, prices }: TonightNews,
  language: Language,
  { tonight }: TonightTexts,
  unitOf: (id: string) => string | undefined,
): Map<string, DishNews> {
  const dishes = new Map<string, DishNews>();
  for (const { id, amount } of prices) {
    const [price, unit] = [formatPrice({ amount }, { language }), unitOf(id)];
    dishes.set(id, { words: fill(tonight.price, { price: unit ? `${price} ${unit}` : price }), amount });
  }
  for (const id of soldOut) dishes.set(id, { words: tonight.soldOut });
  return dishes;
}

/** Selects the units of a row's prices, and the label of its only price. */
const UNIT = `${OWN_PRICES} > .unit`;
const LABELLED = `${OWN_PRICES} > span`;

/** Replaces a row's price with a mark, in the same space and with its label; undefined restores the price. */
function markRow(row: HTMLElement, news: DishNews | undefined): void {
  const isGone = news !== undefined && news.amount === undefined;
  row.toggleAttribute('data-sold-out', isGone);
  const [prices, labelled] = [OWN_PRICES, LABELLED].map((part) => row.querySelector<HTMLElement>(part));
  const price = (isGone ? undefined : labelled) ?? prices ?? row;
  for (const place of [row, prices, labelled]) {
    if (!place || (news && place === price)) continue;
    place.querySelector(':scope > .tonight')?.remove();
    delete place.dataset['tonight'];
  }
  if (!news) return;
  const own = price.querySelector(':scope > .tonight');
  price.dataset['tonight'] = isGone ? 'sold-out' : 'price';
  if (own) own.textContent = news.words;
  else {
    const words = Object.assign(row.ownerDocument.createElement('strong'), {
      className: 'tonight',
      textContent: news.words,
    });
    words.setAttribute(ADDED, '');
    price.append(words);
  }
}
