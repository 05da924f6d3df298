import { type Language, LANGUAGE_CODES } from '../terms/house.ts';
import { type Hour, readHour } from './frame-wish.ts';

/** The scale of the frames: all beside each other, or a share of their true size in percent. */
export type Zoom = 'fit' | 50 | 75 | 100;

/** The editor's choices for the frames of a venue; they are in the query of the address. */
export type PreviewState = {
  /** The languages; an empty list means the venue's first one. */
  readonly languages: readonly Language[];
  readonly hours: readonly Hour[];
  /** The widths in CSS pixels. */
  readonly widths: readonly number[];
  readonly zoom: Zoom;
};

export const LEAST_WIDTH = 240;
export const MOST_WIDTH = 2560;
export const ZOOMS: readonly Zoom[] = ['fit', 100, 75, 50];

/** The usual hours, one of each kind: the day, the day with the evening's sections, the night. */
export const USUAL_HOURS: readonly Hour[] = ['now', 12, 18, 21];
/** The usual widths: a small phone, a phone, a tablet, a laptop. */
export const USUAL_WIDTHS: readonly number[] = [320, 412, 768, 1280];

/** The state in an address. Missing and invalid values get their defaults; an empty value means an empty list. */
export function readState(search: string): PreviewState {
  const address = new URLSearchParams(search);
  const languages = LANGUAGE_CODES.filter((code) => address.getAll('language').includes(code));
  const hours = sortedHours(address.getAll('hour').flatMap((text) => readHour(text) ?? []));
  const widths = sortedWidths(address.getAll('width').map(Number).filter(isWidth));
  return {
    languages,
    hours: hours.length > 0 || address.get('hour') === '' ? hours : ['now'],
    widths: widths.length > 0 || address.get('width') === '' ? widths : USUAL_WIDTHS,
    zoom: ZOOMS.find((zoom) => String(zoom) === address.get('zoom')) ?? 'fit',
  };
}

/** The query of a state's address. */
export function searchOf({ languages, hours, widths, zoom }: PreviewState): string {
  const address = new URLSearchParams();
  for (const language of languages) address.append('language', language);
  for (const hour of hours.length > 0 ? hours : ['']) address.append('hour', String(hour));
  for (const width of widths.length > 0 ? widths : ['']) address.append('width', String(width));
  if (zoom !== 'fit') address.set('zoom', String(zoom));
  return `?${address}`;
}

/** Whether a page can be shown in this width. */
export function isWidth(width: number): boolean {
  return Number.isInteger(width) && width >= LEAST_WIDTH && width <= MOST_WIDTH;
}

/** The hours without duplicates, `now` first, then by the clock. */
export function sortedHours(hours: readonly Hour[]): Hour[] {
  const order = (hour: Hour): number => (hour === 'now' ? -1 : hour);
  return [...new Set(hours)].toSorted((one, other) => order(one) - order(other));
}

export function sortedWidths(widths: readonly number[]): number[] {
  return [...new Set(widths)].toSorted((one, other) => one - other);
}
