/** A row of the table: what was measured, for each page or once for the whole site, beside what it may be. */
export type FigureRow = {
  readonly figure: string;
  readonly measured: readonly string[];
  readonly limit: string;
  readonly met: boolean;
};

/** The table as Markdown. A figure of the whole site stands in the first column. */
export function markdownTable(pages: readonly string[], rows: readonly FigureRow[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return [
    line(['figure', ...pages, 'at most', 'met']),
    `|${'---|'.repeat(pages.length + 3)}\n`,
    ...rows.map(({ figure, measured, limit, met }) =>
      line([figure, ...pages.map((_, index) => measured[index] ?? ''), limit, met ? 'yes' : '**no**']),
    ),
  ].join('');
}

/** `text` with what stands between the markers `<!-- name:begin -->` and `<!-- name:end -->` replaced. */
export function replaceBetween(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There is no ${begin} … ${end} to write into`);
  return `${text.slice(0, from + begin.length)}\n${content.trim()}\n${text.slice(to)}`;
}
