import { fits, columnsOf } from '../../../src/terms/price-columns.ts';
import { inColumns, together, type Line } from './block.ts';
import { setLine, setText, widthOf, type Piece } from './set-text.ts';
import type { Setting } from './setting.ts';
import { kindOf, type ResolvedEntry } from '../../kinds/kinds.ts';
import { formatPrice } from '../../../src/terms/price-format.ts';
import { currencyOf } from '../../../src/terms/site.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';

/** Limit of a line's width for a price; a longer one gets lines of its own. */
const MOST_OF_LINE = 0.5;

/** The least space between two prices of a row, as a part of the size of their labels; and the most lines of a name beside them. */
const LEAST_GAP = 0.4;
const MOST_LINES = 3;

/** A name with its prices: in the columns of their group, else at the end of the name's last line, after their labels. */
export function setRow(name: readonly Piece[], priced: Priced, setting: Setting): Line[] {
  const { width, styles, columns } = setting;
  const { prices = [] } = priced;
  if (prices.length === 0) return setText(name, setting);
  const apart = styles.name.size;
  const labels = labelsOf(prices, setting);
  // A column has no room for a unit after a price.
  if (columns.length > 0 && priced.unit === undefined && fits(labels, columns)) {
    const column = priceColumnWidth(setting);
    const amounts = amountsOf(priced, setting).map((amount, index) =>
      inColumn(amount, columns.indexOf(labels[index] ?? ''), setting),
    );
    const lines = setText(name, { ...setting, width: width - column * columns.length - apart / 2 });
    const isRoomy = amounts.every(({ line }) => line && line.width + styles.label.size * LEAST_GAP <= column);
    if (isRoomy && lines.length <= MOST_LINES) {
      // As one line: the prices are beside the first line, and read after the whole name.
      return [withPrices({ ...together(lines), baseline: lines[0]?.baseline ?? 0 }, amounts)];
    }
  }
  const amount = runIn(priced, setting);
  const own = widthOf(amount, setting);
  if (own <= width * MOST_OF_LINE) {
    const lines = setText(name, { ...setting, width: width - own - apart });
    const line = setLine(amount, setting);
    const last = lines.at(-1);
    return [
      ...lines.slice(0, -1),
      withPrices(last, [{ start: width - own, line }], leader(last, width - own, setting)),
    ];
  }
  return [...setText(name, setting), ...setText(amount, setting, 'right')];
}

/** The labels above the columns of prices. */
export function columnHeads(setting: Setting): Line[] {
  const { columns, styles } = setting;
  if (columns.length === 0) return [];
  const heads = columns.map((label, index) => inColumn([{ text: label, style: styles.label }], index, setting));
  return inColumns(heads.map(({ line, start }) => ({ lines: line ? [line] : [], start })));
}

type Placed = { readonly start: number; readonly line: Line | undefined };

/** A line at the right edge of a column of prices. */
function inColumn(pieces: readonly Piece[], index: number, setting: Setting): Placed {
  const { columns, width } = setting;
  const line = setLine(pieces, setting);
  const right = width - priceColumnWidth(setting) * (columns.length - 1 - index);
  return { start: right - (line?.width ?? 0), line };
}

const end = (placed: Placed | undefined): number => (placed?.start ?? 0) + (placed?.line?.width ?? 0);

/** The last line of a name with its prices, and the drawing between them. */
function withPrices(name: Line | undefined, placed: readonly Placed[], between?: Line['draw']): Line {
  /** All on one baseline, regardless of size. */
  const below = (line: Line | undefined): number => (name?.baseline ?? 0) - (line?.baseline ?? 0);
  return {
    height: Math.max(name?.height ?? 0, ...placed.map(({ line }) => below(line) + (line?.height ?? 0))),
    baseline: name?.baseline ?? 0,
    width: Math.max(name?.width ?? 0, ...placed.map(end)),
    draw: (x, y) => {
      name?.draw(x, y);
      between?.(x, y);
      for (const { start, line } of placed) line?.draw(x + start, y + below(line));
    },
  };
}

/** The dots that lead from a name to its price, for a look with serifs. */
function leader(last: Line | undefined, to: number, { document, look, styles }: Setting): Line['draw'] | undefined {
  const { size } = styles.name;
  const from = (last?.width ?? 0) + size * 0.5;
  const until = to - size * 0.5;
  if (!look.isSerif || until - from < size) return undefined;
  return (x, y) => {
    const baseline = y + (last?.baseline ?? 0);
    document
      .save()
      .lineWidth(0.7)
      .lineCap('round')
      .dash(0.01, { space: 3 })
      // From the right, so that the dots of all rows align.
      .moveTo(x + until, baseline)
      .lineTo(x + from, baseline)
      .stroke(look.soft)
      .restore();
  };
}

/** Something with prices, and how they are written. */
export type Priced = {
  readonly prices?: readonly ResolvedPrice[];
  readonly decimals?: number;
  readonly styledPrice?: true;
  readonly unit?: Text;
};

/** The label of each price; '' if it has none. */
function labelsOf(prices: readonly ResolvedPrice[], { words, say }: Pick<Setting, 'words' | 'say'>): string[] {
  return prices.map(({ label }) => (typeof label === 'string' ? words.priceLabels[label] : say(label)));
}

/** The amounts of prices, each as the page writes it, the euro sign smaller. */
function amountsOf({ prices = [], decimals, styledPrice }: Priced, { language, country, styles }: Setting): Piece[][] {
  return prices.map(({ amount, plus }) => {
    const text = formatPrice(
      { amount, ...(plus && { plus }) },
      { language, decimals, styled: styledPrice, currency: currencyOf(country), country },
    );
    return text
      .split(/(€)/)
      .filter((part) => part !== '')
      .map((part): Piece => ({
        // A no-break space keeps the sign with its price.
        text: part.replaceAll(/ (?=$)/g, '\u00A0'),
        style: part === '€' ? styles.label : styles.name,
      }));
  });
}

/** Prices in running text: each after its label, the unit after the last. */
export function runIn(priced: Priced, setting: Setting): Piece[] {
  const { say, styles } = setting;
  const amounts = amountsOf(priced, setting);
  const labels = labelsOf(priced.prices ?? [], setting);
  const unit = say(priced.unit);
  return [
    ...amounts.flatMap((amount, index): Piece[] => {
      const label = labels[index] ?? '';
      // The wider space before a further price belongs to it, so that a line ends with a price.
      const before = index === 0 ? ' ' : ' \u00A0\u00A0';
      const named = label === '' ? '' : `${label.replaceAll(' ', '\u00A0')}\u00A0\u00A0`;
      return index === 0 && named === '' ? amount : [{ text: before + named, style: styles.label }, ...amount];
    }),
    ...(unit === '' ? [] : [{ text: ` ${unit}`, style: styles.label }]),
  ];
}

/** The column heads of each entry's group, and a price as wide as its columns; a group begins with the section, or at a heading. */
export function columnsByEntry(
  entries: readonly ResolvedEntry[],
  setting: Setting,
): ReadonlyMap<ResolvedEntry, Pick<Setting, 'columns' | 'widePrice'>> {
  const groups: ResolvedEntry[][] = [[]];
  for (const entry of entries) {
    if (entry.kind === 'heading') groups.push([]);
    groups.at(-1)?.push(entry);
  }
  return new Map(
    groups.flatMap((group) => {
      const rows = group.flatMap((entry) => {
        const prices = kindOf(entry).row && 'prices' in entry ? entry.prices : undefined;
        return prices ? [prices] : [];
      });
      const columns = columnsOf(rows.map((prices) => labelsOf(prices, setting)));
      const isLong = rows.flat().some(({ amount }) => typeof amount === 'number' && amount >= 100);
      return group.map((entry) => [entry, { columns, widePrice: isLong ? '888,88' : '88,88' }] as const);
    }),
  );
}

/** The width of a column of prices: that of a wide price or its head. */
function priceColumnWidth(setting: Setting): number {
  const { columns, widePrice, styles, width } = setting;
  const heads = columns.map((label) => widthOf([{ text: label, style: styles.label }], setting));
  const price = widthOf(
    [
      { text: `${widePrice}\u00A0`, style: styles.name },
      { text: '€', style: styles.label },
    ],
    setting,
  );
  return Math.min(Math.max(price, ...heads) + styles.label.size, (width * 0.6) / Math.max(1, columns.length));
}
