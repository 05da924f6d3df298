import { BASE_PATH, type Language, isLanguage } from '../terms/house.ts';

/** The venue's hour at which a page is shown, 0 to 23, or the current one. */
export type Hour = number | 'now';

/** The language and the hour in which a frame shows its page. */
export type FrameWish = { readonly language: Language; readonly hour: Hour };

const LANGUAGE = '_language';
const HOUR = '_hour';

/** The address of a venue's page in a frame. `path` is below the base path. */
export function frameAddress(path: string, { language, hour }: FrameWish): string {
  const search = new URLSearchParams({ [LANGUAGE]: language, ...(hour !== 'now' && { [HOUR]: String(hour) }) });
  return `${BASE_PATH}/${path}?${search}`;
}

/** The wish in a frame's address; undefined for a page outside the preview's frames. */
export function frameWish(search: string): FrameWish | undefined {
  const wishes = new URLSearchParams(search);
  const language = wishes.get(LANGUAGE);
  if (language === null || !isLanguage(language)) return undefined;
  return { language, hour: readHour(wishes.get(HOUR)) ?? 'now' };
}

/** Reads the hour of an address; undefined for any other text. */
export function readHour(text: string | null): Hour | undefined {
  if (text === 'now') return text;
  return text !== null && /^(1?\d|2[0-3])$/.test(text) ? Number(text) : undefined;
}
