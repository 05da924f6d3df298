import { LAST_VENUE } from './last-venue.ts';
import { readStored } from './storage.ts';

/** The path of the last visited venue below the base path, with a slash at its end. A module of its own, because only the profile needs it, not the menus' script. */
export function lastVenue(): string | undefined {
  return readStored('localStorage', LAST_VENUE) ?? undefined;
}
