/** The most columns; more would leave no room for names on a phone. */
const MOST = 3;

/**
 * The labels that the rows of a group share, as the heads of columns; none where less than half of the rows with prices would use them.
 * `rows`: the labels of each row's prices, in their order; '' for a price without one.
 */
export function columnsOf(rows: readonly (readonly string[])[]): readonly string[] {
  const labelled = rows.filter((row) => row.length <= MOST && row.every((label) => label !== ''));
  const fitting = (columns: readonly string[]): number => labelled.filter((row) => fits(row, columns)).length;
  const several = labelled.filter(({ length }) => length > 1);
  const [best = []] = several.sort((one, other) => fitting(other) - fitting(one) || other.length - one.length);
  const count = fitting(best);
  return count > 1 && count * 2 >= rows.length ? best : [];
}

/** Whether the labels occur among those of the columns, in the same order. */
export function fits(labels: readonly string[], columns: readonly string[]): boolean {
  const places = labels.map((label) => columns.indexOf(label));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}
