import { heightOf, type Block } from './block.ts';
import { columnWidth, type Paper } from './paper.ts';

/** A placed block: its page, from 0, and its upper left corner in points. */
export type Placed = { readonly block: Block; readonly page: number; readonly x: number; readonly y: number };

export type Flow = {
  readonly placed: readonly Placed[];
  readonly pages: number;
  /** Whether the space between blocks had to be reduced. */
  readonly isTight: boolean;
};

type Room = {
  readonly paper: Paper;
  /** The heights of the full-width parts at the top of the first page and at the foot of the last, with their space. */
  readonly head: number;
  readonly end: number;
};

type Column = { readonly page: number; readonly x: number; readonly top: number; readonly bottom: number };

/** How much the space between blocks may grow, so that the columns of a page end at the same height. */
const MOST_STRETCH = 0.9;

/** Factors on the space between blocks, tried in this order before a page is added. */
const TIGHTNESS = [1, 0.85, 0.7];

/** Limit of a page's height for a part of a broken block, to leave room for a title. */
const MOST_OF_PAGE = 0.6;

/** Tolerance of sums of heights. */
const ROUNDING = 0.01;

/** Bisection steps that find a height to a tenth of a point. */
const STEPS = 14;

/** Lays out blocks in two columns on as few pages as possible, with columns as equal in height as possible. */
export function flow(blocks: readonly Block[], { paper, head, end }: Room): Flow {
  const { width, height, side, top, bottom } = paper;
  const full = height - top - bottom;
  const ways = TIGHTNESS.flatMap((share) => {
    const tighter = blocks.map((block) => ({ ...block, before: block.before * share }));
    return [true, false].map((keeps) => ({ share, groups: groupsOf(tighter, full, keeps) }));
  });
  const columns = (pages: number, most: number): Column[] =>
    Array.from({ length: pages * 2 }, (_, index) => {
      const page = Math.floor(index / 2);
      const begin = top + (page === 0 ? head : 0);
      const left = height - bottom - (page === pages - 1 ? end : 0);
      const x = index % 2 === 0 ? side : width - side - columnWidth(paper);
      return { page, x, top: begin, bottom: Math.min(left, begin + most) };
    });
  for (let pages = 1; ; pages += 1) {
    const way = ways.find(({ groups }) => fill(groups, columns(pages, full)));
    if (way === undefined) continue;
    let placed: Placed[] = [];
    let [low, high] = [0, full];
    for (let step = 0; step < STEPS; step += 1) {
      // The full height first, where they are known to fit.
      const middle = step === 0 ? full : (low + high) / 2;
      const balanced = fill(way.groups, columns(pages, middle));
      if (balanced) [placed, high] = [balanced, middle];
      else low = middle;
    }
    return {
      placed: columns(pages, full).flatMap((column) => stretched(placed, column)),
      pages,
      isTight: way.share < 1,
    };
  }
}

/** Groups of blocks that stay together, a leading one with the next. A group higher than a page, with its heads, is broken. `keeps` respects `stays`. */
function groupsOf(blocks: readonly Block[], full: number, keeps: boolean): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1) ?? [];
    const { leads, stays } = last.at(-1) ?? {};
    const fitsBelow = (above: readonly Block[], part: Block): boolean =>
      heightOfGroup(beginning([...above, part])) <= full;
    const leading = leads || (keeps && stays && fitsBelow(last, block)) ? last : [];
    const fits = (part: Block): boolean => fitsBelow(leading, part);
    for (const [index, part] of (fits(block) ? [block] : broken(block, full)).entries()) {
      if (index === 0 && leading.length > 0 && fits(part)) leading.push(part);
      else groups.push([part]);
    }
  }
  return groups;
}

/** A group at the top of a column, with its repeated heads. */
function beginning(group: readonly Block[]): readonly Block[] {
  const heads = group[0]?.heads;
  return heads ? [heads, ...group] : group;
}

function broken(block: Block, full: number): Block[] {
  const parts: Block['lines'][number][][] = [[]];
  for (const line of block.lines) {
    if (heightOf({ ...block, lines: [...(parts.at(-1) ?? []), line] }) > full * MOST_OF_PAGE) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => ({ ...block, lines }));
}

const heightOfGroup = (group: readonly Block[]): number =>
  group.reduce((height, block, index) => height + heightOf(block) + (index > 0 ? block.before : 0), 0);

/** Places groups into columns; undefined if they do not fit. */
function fill(groups: readonly (readonly Block[])[], columns: readonly Column[]): Placed[] | undefined {
  const placed: Placed[] = [];
  let index = 0;
  let y: number | undefined;
  for (const group of groups) {
    for (;;) {
      const column = columns[index];
      if (column === undefined) return undefined;
      const set = y === undefined ? beginning(group) : group;
      let at: number = y === undefined ? column.top : y + (group[0]?.before ?? 0);
      if (at + heightOfGroup(set) <= column.bottom + ROUNDING) {
        for (const [position, block] of set.entries()) {
          if (position > 0) at += block.before;
          placed.push({ block, page: column.page, x: column.x, y: at });
          at += heightOf(block);
        }
        y = at;
        break;
      }
      index += 1;
      y = undefined;
    }
  }
  return placed;
}

/** The blocks of a column, with its remaining height distributed between them. */
function stretched(placed: readonly Placed[], { page, x, bottom }: Column): Placed[] {
  const own = placed.filter((each) => each.page === page && each.x === x);
  const last = own.at(-1);
  if (last === undefined) return [];
  const white = own.slice(1).reduce((sum, { block }) => sum + block.before, 0);
  const free = bottom - last.y - heightOf(last.block);
  const share = white > 0 ? Math.min(free / white, MOST_STRETCH) : 0;
  let added = 0;
  return own.map((each, index) => {
    if (index > 0) added += each.block.before * share;
    return { ...each, y: each.y + added };
  });
}
