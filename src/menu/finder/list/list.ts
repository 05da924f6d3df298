/** So many of a dish, in one portion. */
export type Line = {
  /** Of the menu's entry. */
  readonly id: string;
  /** What its price is for (`portionOf`); empty where it is the only one. */
  readonly portion: string;
  /** 1 to 99. */
  readonly count: number;
};

/** What a diner has noted, in that order; each portion of a dish once. */
export type List = readonly Line[];

export const MOST = 99;

/** What tells a portion of a dish from all others. */
export const keyOf = ({ id, portion }: Pick<Line, 'id' | 'portion'>): string =>
  [id, ...(portion ? [portion] : [])].map(escaped).join('.');

/** How many dishes there are on a list. */
export const countOf = (list: List): number => list.reduce((sum, { count }) => sum + count, 0);

/** A list with another count of a portion; none takes it off. */
export function changed(list: List, line: Line): List {
  const count = Math.min(line.count, MOST);
  const isOn = list.some((each) => keyOf(each) === keyOf(line));
  const all = isOn ? list.map((each) => (keyOf(each) === keyOf(line) ? { ...each, count } : each)) : [...list, line];
  return all.filter((each) => each.count > 0);
}

/** A list with all that another has. */
export const merged = (list: List, other: List): List =>
  other.reduce((sum, line) => {
    const own = sum.find((each) => keyOf(each) === keyOf(line))?.count ?? 0;
    return changed(sum, { ...line, count: own + line.count });
  }, list);

/** Nobody notes as much; a longer text was not made by this page. */
const LONGEST = 20_000;

/** A list as a text of letters that no address changes: `2.croquetas-de-jamon.tapa~1.gilda`. */
export const printList = (list: List): string => list.map((line) => `${line.count}.${keyOf(line)}`).join('~');

/** Reads such a text; undefined where it is no list, in whole or in part. Whether the menu has what it names is another question. */
export function parseList(text: string): List | undefined {
  if (text.length > LONGEST) return undefined;
  const lines = text.split('~').map(parseLine);
  if (!lines.every((line) => line !== undefined)) return undefined;
  return new Set(lines.map(keyOf)).size === lines.length ? lines : undefined;
}

function parseLine(text: string): Line | undefined {
  const [, count, id, portion = ''] = /^([1-9]\d?)\.([^.]+)(?:\.([^.]+))?$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  try {
    return { count: Number(count), id: decodeURIComponent(id), portion: decodeURIComponent(portion) };
  } catch {
    return undefined;
  }
}

/** Beside what addresses need, the two signs that part a list. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('~', '%7E');
