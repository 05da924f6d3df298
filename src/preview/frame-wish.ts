import { LANGUAGES, type Language } from '../i18n/language.ts';
import { BASE_PATH } from '../ui/base-path.ts';

/** The hour of Madrid at which a page is shown, 0 to 23, or as it is now. */
export type Hour = number | 'now';

/** How a frame is to show its page. */
export type FrameWish = { readonly language: Language; readonly hour: Hour };

const LANGUAGE = '_language';
const HOUR = '_hour';

/** The address of a venue's page in a frame. `path` is that below the base path. */
export function frameAddress(path: string, { language, hour }: FrameWish): string {
  const search = new URLSearchParams({ [LANGUAGE]: language, ...(hour !== 'now' && { [HOUR]: String(hour) }) });
  return `${BASE_PATH}/${path}?${search}`;
}

/** What a frame's address wishes; undefined of a page that is in no frame of the preview. */
export function frameWish(search: string): FrameWish | undefined {
  const wishes = new URLSearchParams(search);
  const language = LANGUAGES.find((code) => code === wishes.get(LANGUAGE));
  return language && { language, hour: readHour(wishes.get(HOUR)) ?? 'now' };
}

/** An hour as an address has it; undefined of what is none. */
export function readHour(text: string | null): Hour | undefined {
  if (text === 'now') return text;
  return text !== null && /^(1?\d|2[0-3])$/.test(text) ? Number(text) : undefined;
}
