import type { Language } from '../terms/house.ts';
import { type FrameWish, frameAddress } from './frame-wish.ts';
import type { PreviewVenue } from './preview-data.ts';
import type { PreviewState, Zoom } from './preview-state.ts';

/** One page of the preview, in CSS pixels. */
export type Frame = FrameWish & { readonly address: string; readonly width: number; readonly height: number };

/** The most frames. Each is a whole page with all its files, and more of them would overload a laptop. */
export const MOST_FRAMES = 12;

/** The space between two frames in pixels. */
const GAP = 16;
/** The least scale at which texts can be read. */
const LEAST_SCALE = 0.4;

/** The chosen languages that a venue has; its first language where it has none of them. */
export function shownLanguages({ languages }: PreviewVenue, chosen: readonly Language[]): readonly Language[] {
  const offered = languages.filter((language) => chosen.includes(language));
  return offered.length > 0 ? offered : languages.slice(0, 1);
}

/** A frame for every chosen language, hour and width, in this order. None where the venue has no page. */
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

/** The height of a screen of this width: a phone's, a tablet's or a laptop's. */
export function heightOf(width: number): number {
  if (width < 600) return Math.round(width * 2.1);
  return Math.round(width < 1000 ? (width * 4) / 3 : (width * 5) / 8);
}

/**
 * The scale of a frame in rows of `room` pixels. `row` holds the widths that should fit beside each other. If they would be too small to read, each
 * frame is as large as the room allows, and they wrap into several rows.
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
