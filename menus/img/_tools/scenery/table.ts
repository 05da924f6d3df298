import type { Size } from './wall.ts';

export type TableKind = 'wood' | 'cloth' | 'slate' | 'marble';

type Pattern = (top: number, size: Size, chance: () => number) => string;

/** Planks that run towards the eye, so that the table has depth. */
const wood: Pattern = (top, { width, height }) => {
  const middle = width / 2;
  const joints = Array.from({ length: 13 }, (_, index) => {
    const offset = (index - 6) * (width / 9);
    return `M${middle + offset * 0.72} ${top}L${middle + offset * 1.35} ${height}`;
  });
  return `<path stroke="#1a0d05" stroke-width="3" opacity=".22" d="${joints.join('')}"/>`;
};

/** Gingham: two crossing sets of bands. */
const cloth: Pattern = (top, { width, height }) => {
  const middle = width / 2;
  const band = width / 14;
  const along = Array.from({ length: 11 }, (_, index) => {
    const left = (index - 5.5) * band * 2;
    const right = left + band;
    return `M${middle + left * 0.7} ${top}L${middle + right * 0.7} ${top} ${middle + right * 1.3} ${height} ${middle + left * 1.3} ${height}z`;
  });
  const depth = height - top;
  const across = [0.06, 0.32, 0.68].map(
    (at, index) => `M0 ${top + depth * at}H${width}V${top + depth * (at + 0.1 + index * 0.045)}H0z`,
  );
  return `<path fill="#fff" opacity=".34" d="${along.join('')}"/><path fill="#fff" opacity=".34" d="${across.join('')}"/>`;
};

const slate: Pattern = (top, { width, height }, chance) => {
  const flecks = Array.from({ length: 40 }, () => {
    const y = top + 12 + chance() * (height - top - 12);
    return `M${(chance() * width).toFixed(0)} ${y.toFixed(0)}h${(12 + chance() * 60).toFixed(0)}`;
  });
  return `<path stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".07" d="${flecks.join('')}"/>`;
};

const marble: Pattern = (top, { width, height }, chance) => {
  const veins = Array.from({ length: 6 }, (_, index) => {
    const x = (index + chance()) * (width / 6);
    const bend = 30 + chance() * 60;
    return `M${x.toFixed(0)} ${top}q${bend.toFixed(0)} ${((height - top) / 3).toFixed(0)} ${(bend * 0.4).toFixed(0)} ${((height - top) / 2).toFixed(0)}t${bend.toFixed(0)} ${((height - top) / 2).toFixed(0)}`;
  });
  return `<path fill="none" stroke="#7b6a5c" stroke-width="2.5" opacity=".2" d="${veins.join('')}"/>`;
};

const patterns: Record<TableKind, Pattern> = { wood, cloth, slate, marble };

/** The table top from the line `top` down to the lower edge, with a lit back edge. */
export function table(kind: TableKind, top: number, size: Size, chance: () => number): string {
  const { width, height } = size;
  return (
    `<rect y="${top}" width="${width}" height="${height - top}" fill="url(#table)"/>` +
    patterns[kind](top, size, chance) +
    `<rect y="${top - 18}" width="${width}" height="18" fill="#000" opacity=".16"/>` +
    `<rect y="${top}" width="${width}" height="4" fill="#fff" opacity=".22"/>`
  );
}
