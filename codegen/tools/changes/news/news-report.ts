import { plainLine } from '../print/words.ts';

/** One piece of tonight's news that no page shows once an edition is served (T6). */
export type DroppedNews = {
  readonly barID: string;
  readonly what: 'sold-out' | 'price' | 'special' | 'notice';
  /** The dish that the edition has no more. Specials and the notice are dropped with the whole bar only. */
  readonly id?: string;
  /** What the dish was called, where the older menu is known; the special's name; the text of the notice. */
  readonly name?: string;
  /** Today's price, in euros. */
  readonly amount?: number;
};

export type NewsReport = {
  readonly site: string;
  readonly dropped: readonly DroppedNews[];
  readonly unknown: readonly Unknown[];
};

/** Why news are not known; without a bar: those of all bars are not. */
export type Unknown = { readonly barID?: string; readonly reason: string };

/** The report in words, a line each; those of a bar below the first. */
export function newsInWords({ site, dropped, unknown }: NewsReport): string[] {
  const lines = unknown.map(
    ({ barID, reason }) =>
      `What is said tonight${barID === undefined ? '' : ` in ${barID}`} is not known: ${plainLine(reason)}.`,
  );
  if (dropped.length === 0) {
    return unknown.length > 0 ? lines : [`Tonight at ${site}: no news name a dish that is gone.`];
  }
  const renamed = dropped.find(({ id }) => id !== undefined);
  return [
    `Tonight at ${site}: ${dropped.length} news ${dropped.length === 1 ? 'is' : 'are'} dropped when these menus are served`,
    ...dropped.map((news) => `  ${news.barID}: ${inWords(news)}`),
    ...(renamed ? [`A dish that only has a new name keeps its news where it keeps its id ("id: ${renamed.id}").`] : []),
    ...lines,
  ];
}

function inWords({ what, id, name, amount = 0 }: DroppedNews): string {
  const dish = name === undefined ? id : [plainLine(name), id].filter((part) => part !== undefined).join(', ');
  switch (what) {
    case 'sold-out':
      return `sold out: ${dish}`;
    case 'price':
      return `${amount.toFixed(2)} today: ${dish}`;
    case 'special':
      return `special: ${dish}`;
    case 'notice':
      return `notice: ${dish}`;
  }
}
