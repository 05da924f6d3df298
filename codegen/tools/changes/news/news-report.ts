import { words, type Words } from '../../../diagnostics/words.ts';
import { digitsOf } from '../sides.ts';
import { plainLine } from '../print/words.ts';

/** A piece of tonight's news that no page shows once an edition is served (T6). */
export type DroppedNews = {
  readonly barID: string;
  readonly what: 'sold-out' | 'price' | 'special' | 'notice';
  /** The dish that the edition no longer has. Specials and the notice are only dropped with the whole bar. */
  readonly id?: string;
  /** The dish's name, if the older menu is known; the special's name; the text of the notice. */
  readonly name?: string;
  /** Today's price, in euros or the currency. */
  readonly amount?: number;
  /** The currency's code of ISO 4217; absent for euros. */
  readonly currency?: string;
};

export type NewsReport = {
  readonly site: string;
  readonly dropped: readonly DroppedNews[];
  readonly unknown: readonly Unknown[];
};

/** Why news are unknown, in English and in Spanish; of one bar, or of all if `barID` is absent. */
export type Unknown = { readonly barID?: string; readonly reason: string; readonly es: string };

/** The report as lines of text. */
export function newsInWords({ site, dropped, unknown }: NewsReport): Words[] {
  const lines = unknown.map(({ barID, reason, es }) => {
    // Some of it came from a server.
    const why = { en: plainLine(reason), es: plainLine(es) };
    return barID === undefined ? words('newsUnknown', why) : words('newsUnknownIn', barID, why);
  });
  if (dropped.length === 0) return unknown.length > 0 ? lines : [words('noNewsDropped', site)];
  const renamed = dropped.find(({ id }) => id !== undefined)?.id;
  return [
    words('newsDropped', site, dropped.length),
    ...dropped.map((news) => words('hinted', `  ${news.barID}`, inWords(news))),
    ...(renamed === undefined ? [] : [words('keepsItsNews', renamed)]),
    ...lines,
  ];
}

function inWords({ what, id, name, amount = 0, currency }: DroppedNews): Words {
  const dish = [name === undefined ? undefined : plainLine(name), id].filter((part) => part !== undefined).join(', ');
  switch (what) {
    case 'sold-out':
      return words('soldOutNews', dish);
    case 'price':
      return words('priceNews', dish, digitsOf(amount, 2, currency));
    case 'special':
      return words('specialNews', dish);
    case 'notice':
      return words('noticeNews', dish);
  }
}
