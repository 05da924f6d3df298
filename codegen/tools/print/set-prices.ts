import { kindOf } from '../../kinds/kinds.ts';
import type { ResolvedEntry } from '../../kinds/kinds.ts';
import { columnsOf } from '../../../src/terms/price-columns.ts';
import { formatPrice } from '../../../src/terms/price-format.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import type { Setting } from './setting.ts';
import { widthOf, type Piece } from './set-text.ts';

/** What has prices, and how they are written. */
export type Priced = {
  readonly prices?: readonly ResolvedPrice[];
  readonly decimals?: number;
  readonly styledPrice?: true;
  readonly unit?: Text;
};

/** What each price is for, '' where it has no label. */
export function labelsOf(prices: readonly ResolvedPrice[], { words, say }: Pick<Setting, 'words' | 'say'>): string[] {
  return prices.map(({ label }) => (typeof label === 'string' ? words.priceLabels[label] : say(label)));
}

/** The amounts of prices, each as the page writes it, the euro sign smaller. */
export function amountsOf(
  { prices = [], decimals, styledPrice }: Priced,
  { language, currency, styles }: Setting,
): Piece[][] {
  return prices.map(({ amount, plus }) => {
    const text = formatPrice({ amount, ...(plus && { plus }) }, { language, decimals, styled: styledPrice, currency });
    return text
      .split(/(€)/)
      .filter((part) => part !== '')
      .map((part): Piece => ({
        // The white before the sign parts no price from it.
        text: part.replaceAll(/ (?=$)/g, '\u00A0'),
        style: part === '€' ? styles.label : styles.name,
      }));
  });
}

/** Prices in running text: each behind its label, what they are for behind the last. */
export function runIn(priced: Priced, setting: Setting): Piece[] {
  const { say, styles } = setting;
  const amounts = amountsOf(priced, setting);
  const labels = labelsOf(priced.prices ?? [], setting);
  const unit = say(priced.unit);
  return [
    ...amounts.flatMap((amount, index): Piece[] => {
      const label = labels[index] ?? '';
      const before: Piece[] = index === 0 ? [] : [{ text: ' \u00A0', style: styles.label }];
      return label === ''
        ? [...before, ...amount]
        : [...before, { text: ` ${label.replaceAll(' ', '\u00A0')}\u00A0\u00A0`, style: styles.label }, ...amount];
    }),
    ...(unit === '' ? [] : [{ text: ` ${unit}`, style: styles.label }]),
  ];
}

/** The heads of the columns of each group of a section: what follows a heading, or its beginning. */
export function columnsByEntry(
  entries: readonly ResolvedEntry[],
  setting: Setting,
): ReadonlyMap<ResolvedEntry, readonly string[]> {
  const groups: ResolvedEntry[][] = [[]];
  for (const entry of entries) {
    if (entry.kind === 'heading') groups.push([]);
    groups.at(-1)?.push(entry);
  }
  return new Map(
    groups.flatMap((group) => {
      const rows = group.flatMap((entry) => {
        const prices = kindOf(entry).row && 'prices' in entry ? entry.prices : undefined;
        return prices ? [labelsOf(prices, setting)] : [];
      });
      const columns = columnsOf(rows);
      return group.map((entry) => [entry, columns] as const);
    }),
  );
}

/** The width of a column of prices: that of a usual price and its head. */
export function priceColumnWidth(setting: Setting): number {
  const { columns, styles, width } = setting;
  const heads = columns.map((label) => widthOf([{ text: label, style: styles.label }], setting));
  const price = widthOf(
    [
      { text: '88,88\u00A0', style: styles.name },
      { text: '€', style: styles.label },
    ],
    setting,
  );
  return Math.min(Math.max(price, ...heads) + styles.label.size, (width * 0.6) / Math.max(1, columns.length));
}
