import { fits } from '../../../src/terms/price-columns.ts';
import type { Line } from './block.ts';
import { amountsOf, labelsOf, priceColumnWidth, runIn, type Priced } from './set-prices.ts';
import { setText, widthOf, type Piece } from './set-text.ts';
import type { Setting } from './setting.ts';

/** The most of a line that a price may take; a longer one has lines of its own. */
const MOST_OF_LINE = 0.5;

/** A name with its prices: in the columns of their group, else at the end of the name's last line, behind their labels. */
export function setRow(name: readonly Piece[], priced: Priced, setting: Setting): Line[] {
  const { width, styles, columns } = setting;
  const { prices = [] } = priced;
  if (prices.length === 0) return setText(name, { width }, setting);
  const apart = styles.name.size;
  const labels = labelsOf(prices, setting);
  if (columns.length > 0 && fits(labels, columns)) {
    const column = priceColumnWidth(setting);
    const amounts = amountsOf(priced, setting).map((amount, index) => {
      const line = setText(amount, { width: Infinity }, setting)[0];
      const right = width - column * (columns.length - 1 - columns.indexOf(labels[index] ?? ''));
      return { start: right - (line?.width ?? 0), line };
    });
    if (amounts.every(({ line }) => line && line.width <= column)) {
      const [first, ...others] = setText(name, { width: width - column * columns.length - apart / 2 }, setting);
      return [withPrices(first, amounts), ...others];
    }
  }
  const amount = runIn(priced, setting);
  const own = widthOf(amount, setting);
  if (own <= width * MOST_OF_LINE) {
    const lines = setText(name, { width: width - own - apart }, setting);
    const line = setText(amount, { width: Infinity }, setting)[0];
    const last = lines.at(-1);
    return [
      ...lines.slice(0, -1),
      withPrices(last, [{ start: width - own, line }], leader(last, width - own, setting)),
    ];
  }
  return [...setText(name, { width }, setting), ...setText(amount, { width, align: 'right' }, setting)];
}

/** What the prices below stand for, above them. */
export function columnHeads(setting: Setting): Line[] {
  const { columns, styles, width } = setting;
  if (columns.length === 0) return [];
  const column = priceColumnWidth(setting);
  const heads = columns.map((label, index) => {
    const [line] = setText([{ text: label, style: styles.label }], { width: Infinity }, setting);
    return { line, start: width - column * (columns.length - 1 - index) - (line?.width ?? 0) };
  });
  return [
    {
      height: Math.max(...heads.map(({ line }) => line?.height ?? 0)),
      width,
      draw: (x, y) => heads.forEach(({ line, start }) => line?.draw(x + start, y)),
    },
  ];
}

type Placed = { readonly start: number; readonly line: Line | undefined };

const end = (placed: Placed | undefined): number => (placed?.start ?? 0) + (placed?.line?.width ?? 0);

/** A line of a name with prices on it, and what is drawn between them. */
function withPrices(name: Line | undefined, placed: readonly Placed[], between?: Line['draw']): Line {
  /** All on one baseline, whatever their sizes. */
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

/** The dots that lead from a name to its price, in a house that has them. */
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
      // From the right, so that the dots of all rows stand below each other.
      .moveTo(x + until, baseline)
      .lineTo(x + from, baseline)
      .stroke(look.soft)
      .restore();
  };
}
