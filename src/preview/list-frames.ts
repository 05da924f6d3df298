import type { Language } from '../i18n/language.ts';
import { type FrameWish, frameAddress } from './frame-wish.ts';
import type { PreviewVenue } from './preview-data.ts';
import type { PreviewState, Zoom } from './preview-state.ts';

/** One page of the preview, in CSS pixels. */
export type Frame = FrameWish & { readonly address: string; readonly width: number; readonly height: number };

/** Each is a whole page with everything that it loads; more would bring a laptop to its knees. */
export const MOST_FRAMES = 12;

/** Pixels between two frames. */
const GAP = 16;
/** Below this a text cannot be read. */
const LEAST_SCALE = 0.4;

/** The chosen languages that a venue has; its first where it has none of them. */
export function shownLanguages({ languages }: PreviewVenue, chosen: readonly Language[]): readonly Language[] {
  const offered = languages.filter((language) => chosen.includes(language));
  return offered.length > 0 ? offered : languages.slice(0, 1);
}

/** Every chosen language at every chosen hour in every chosen width, in this order. None where the venue has no page. */
export function listFrames(venue: PreviewVenue, state: PreviewState): Frame[] {
  const { path } = venue;
  if (path === undefined) return [];
  return shownLanguages(venue, state.languages).flatMap((language) =>
    state.hours.flatMap((hour) =>
      state.widths.map((width) => ({
        language,
        hour,
        address: frameAddress(path, { language, hour }),
        width,
        height: heightOf(width),
      })),
    ),
  );
}

/** The height of a screen that is so wide: a phone's, a tablet's, a laptop's. */
export function heightOf(width: number): number {
  if (width < 600) return Math.round(width * 2.1);
  return Math.round(width < 1000 ? (width * 4) / 3 : (width * 5) / 8);
}

/**
 * How much smaller than it is a frame is drawn, in rows of `room` pixels. `row` are the widths that should fit beside each other; where
 * they would be too small to read, each is as large as there is room, and they stand in several rows.
 */
export function scaleOf(
  width: number,
  { zoom, room, row }: { zoom: Zoom; room: number; row: readonly number[] },
): number {
  const whole = Math.min(1, room / width);
  if (zoom !== 'fit') return Math.min(zoom / 100, whole);
  const fitting = (room - GAP * (row.length - 1)) / row.reduce((sum, each) => sum + each, 0);
  return fitting < LEAST_SCALE ? whole : Math.min(whole, fitting);
}
