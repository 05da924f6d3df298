import { plainLine } from '../print/words.ts';

/** A piece of tonight's news that no page shows once an edition is served (T6). */
export type DroppedNews = {
  readonly barID: string;
  readonly what: 'sold-out' | 'price' | 'special' | 'notice';
  /** The dish that the edition no longer has. Specials and the notice are only dropped with the whole bar. */
  readonly id?: string;
  /** The dish's name, if the older menu is known; the special's name; the text of the notice. */
  readonly name?: string;
  /** Today's price, in euros. */
  readonly amount?: number;
};

export type NewsReport = {
  readonly site: string;
  readonly dropped: readonly DroppedNews[];
  readonly unknown: readonly Unknown[];
};

/** Why news are unknown, of one bar, or of all if `barID` is absent. */
export type Unknown = { readonly barID?: string; readonly reason: string };

/** The report as lines of text. */
export function newsInWords({ site, dropped, unknown }: NewsReport): string[] {
  const lines = unknown.map(
    ({ barID, reason }) =>
      `The news of tonight${barID === undefined ? '' : ` in ${barID}`} is not known: ${plainLine(reason)}.`,
  );
  if (dropped.length === 0) {
    return unknown.length > 0 ? lines : [`Tonight at ${site}: no news name a dish that is gone.`];
  }
  const renamed = dropped.find(({ id }) => id !== undefined);
  return [
    `Tonight at ${site}: ${dropped.length} news ${dropped.length === 1 ? 'is' : 'are'} dropped when these menus are served`,
    ...dropped.map((news) => `  ${news.barID}: ${inWords(news)}`),
    ...(renamed ? [`A dish that only has a new name keeps its news if it keeps its id ("id: ${renamed.id}").`] : []),
    ...lines,
  ];
}

function inWords({ what, id, name, amount = 0 }: DroppedNews): string {
  const dish = name === undefined ? id : [plainLine(name), id].filter((part) => part !== undefined).join(', ');
  const said = { 'sold-out': 'sold out', price: `${amount.toFixed(2)} today`, special: 'special', notice: 'notice' };
  return `${said[what]}: ${dish}`;
}
