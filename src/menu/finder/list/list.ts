import { LIST_LINK } from '../finder-keys.ts';

/** A line of a list: a portion of a dish, and its count. */
export type Line = {
  /** The id of the menu's entry. */
  readonly id: string;
  /** The label of its price (`offersOf`); empty where it has none. */
  readonly portion: string;
  /** 1 to 99. */
  readonly count: number;
};

/** The lines of a diner's list in the order of noting, one for each portion of a dish. */
export type List = readonly Line[];

export const MOST = 99;

/** The unique key of a portion of a dish. */
export const keyOf = ({ id, portion }: Pick<Line, 'id' | 'portion'>): string =>
  [id, ...(portion ? [portion] : [])].map(escaped).join('.');

/** The sum of the counts of a list. */
export const countOf = (list: List): number => list.reduce((sum, { count }) => sum + count, 0);

/** The number of dishes of a list that are not among its known lines, however many portions of each were noted. */
export const countGone = (list: List, known: List): number =>
  new Set(list.filter((line) => !known.includes(line)).map(({ id }) => id)).size;

/** A list with another count of a portion. The count 0 removes the line. */
export function changed(list: List, line: Line): List {
  const count = Math.min(line.count, MOST);
  const isOn = list.some((each) => keyOf(each) === keyOf(line));
  const all = isOn ? list.map((each) => (keyOf(each) === keyOf(line) ? { ...each, count } : each)) : [...list, line];
  return all.filter((each) => each.count > 0);
}

/** A list with the lines of another added to it. */
export const merged = (list: List, other: List): List =>
  other.reduce((sum, line) => {
    const own = sum.find((each) => keyOf(each) === keyOf(line))?.count ?? 0;
    return changed(sum, { ...line, count: own + line.count });
  }, list);

/** The most characters of a list's text; a longer one was not made by this page. */
const LONGEST = 20_000;

/** The text of a list, in characters that addresses leave as they are: `2.croquetas-de-jamon.tapa~1.gilda`. */
export const printList = (list: List): string => list.map((line) => `${line.count}.${keyOf(line)}`).join('~');

/** Reads the text of a list; undefined where any part of it is no line. The menu may lack dishes that it names. */
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

/** Encodes a text for an address, and with it the two characters that separate a list's parts. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('~', '%7E');

/** The address of this menu with a list in its fragment, which browsers send to no server. */
export const linkOf = (list: List, { origin, pathname }: Location = window.location): string =>
  `${origin}${pathname}${LIST_LINK}${printList(list)}`;

/** The most characters of an address whose code a phone can still read off another's screen. */
export const LONGEST_CODE = 1_200;
