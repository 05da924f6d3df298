import { nextSix } from '../../../server/protocol/service-day.ts';
import type { BarDishes, Dish, Words } from '../../../server/protocol/tonight.ts';
import { fill } from '../../terms/fill.ts';
import { type Language } from '../../terms/house.ts';
import { formatPrice } from '../../ui/price.ts';
import type { TonightWords } from '../staff-context.ts';
import { timeOf } from '../when.ts';
import type { Wish } from './wish.ts';

/** The language in which a text is shown: the given one, else the menu's first that has it, else any. */
export const shownIn = (words: Words, language: Language, languages: readonly Language[] = []): Language =>
  [language, ...languages, ...(Object.keys(words) as Language[])].find((each) => words[each]) ?? language;

/** A text in the given language, else in the menu's first, else in any. */
export const wordsIn = (words: Words, language: Language, languages?: readonly Language[]): string =>
  words[shownIn(words, language, languages)] ?? '';

/** The name of a dish for a waiter of this language. */
export const dishName = ({ name }: Dish, { languages }: BarDishes, language: Language): string =>
  wordsIn(name, language, languages);

/** 'hasta las 23:00', 'hasta la 1:00': until an instant, in the bar's local time. */
export function untilInWords(until: string, words: TonightWords, language: Language, zone: string): string {
  const time = timeOf(until, language, zone);
  return fill(/^0?1\D/.test(time) ? words.untilTimeOne : words.untilTime, { time });
}

type Context = {
  readonly words: TonightWords;
  readonly language: Language;
  readonly now: number;
  /** The bar's time zone. */
  readonly zone: string;
  /** The name of a dish or a special. */
  readonly nameOf: (id: string) => string;
  /** Whether the menu still has a dish (T6). */
  readonly isOnMenu: (id: string) => boolean;
};

/** A label and what it says, with the language's colon: 'Croquetas: Agotado'. */
export const named = (label: string, text: string, words: TonightWords): string => fill(words.named, { label, text });

/** A wish in words: 'Croquetas: Agotado, hasta las 06:00'. */
export function wishInWords(wish: Wish, { words, language, now, zone, nameOf, isOnMenu }: Context): string {
  switch (wish.do) {
    case 'mark': {
      // A day's news end at 06:00.
      const time = timeOf(nextSix(now, zone), language, zone);
      const until = wish.until === 'notice' ? words.untilNotice : fill(words.untilTime, { time });
      return named(nameOf(wish.id), `${words.soldOut}, ${until}`, words);
    }
    case 'unmark':
      return named(nameOf(wish.id), isOnMenu(wish.id) ? words.available : words.taken, words);
    case 'price':
      return named(nameOf(wish.id), formatPrice({ amount: wish.amount }, { language }), words);
    case 'unprice':
      return named(nameOf(wish.id), `${words.price}, ${words.taken}`, words);
    case 'special':
      return wordsIn(wish.special.name, language);
    case 'unspecial':
      return named(nameOf(wish.id), words.taken, words);
    case 'notice':
      return named(words.notice, wordsIn(wish.notice.text, language), words);
    case 'unnotice':
      return named(words.notice, words.taken, words);
  }
}
